import type { TabItem } from '@balcao/ui/tabs'
import type { ReactNode } from 'react'
import { AddressedTabs } from './addressed-tabs.tsx'
import { PageHeader } from './page-header.tsx'
import { type QueryLike, QueryStates } from './query-states.tsx'
import { ScreenBreadcrumb } from './screen-breadcrumb.tsx'

export type DetailPageProps<Data> = {
  /** Title until the record is loaded. */
  loadingTitle: string
  query: QueryLike<Data>
  skeleton: ReactNode
  title: (data: Data) => string
  picture?: (data: Data) => ReactNode
  /** A badge or a few figures under the title. */
  detail?: (data: Data) => ReactNode
  actions?: (data: Data) => ReactNode
  /** Tabs whose choice is part of the address; the first one is open by default. */
  tabs?: { label: string; items: (data: Data) => readonly TabItem[] }
  children?: (data: Data) => ReactNode
}

/** One record: breadcrumb, name, actions, and tabs. */
export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { data } = props.query
  const title = data === undefined ? props.loadingTitle : props.title(data)
  return (
    <>
      <PageHeader
        above={<ScreenBreadcrumb title={title} />}
        title={title}
        picture={data !== undefined && props.picture?.(data)}
        purpose={data !== undefined && props.detail?.(data)}
        actions={data !== undefined && props.actions?.(data)}
      />
      <QueryStates query={props.query} skeleton={props.skeleton}>
        {(ready) => (
          <>
            {props.children?.(ready)}
            {props.tabs && <AddressedTabs label={props.tabs.label} items={props.tabs.items(ready)} />}
          </>
        )}
      </QueryStates>
    </>
  )
}
