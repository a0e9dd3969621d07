import { CopyButton } from '@balcao/ui/copy-button'
import { Drawer } from '@balcao/ui/drawer'
import { Skeleton } from '@balcao/ui/skeleton'
import type { TabItem } from '@balcao/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressedTabs } from './addressed-tabs.tsx'
import { DrawerSteps } from './list/drawer-steps.tsx'
import type { ListDrawer } from './list/list-declaration.ts'
import { type QueryOptions, toQuery } from './query-options.ts'
import { QueryStates } from './query-states.tsx'
import { useHasDock } from './use-media.ts'

const dockWidth = '36rem'

export type RecordDrawerProps<Data> = Pick<ListDrawer, 'part' | 'onClose' | 'onPrevious' | 'onNext'> & {
  query: QueryOptions<Data>
  /** Title until the record is loaded. */
  loadingTitle: string
  title: (record: Data) => string
  /** An amount, a badge, a line of figures under the title. */
  detail?: (record: Data) => ReactNode
  /** Copyable value in the header, such as the code of an order. */
  copy?: (record: Data) => { text: string; label: string }
  /** Actions on the record, the main one last. */
  actions?: (record: Data) => ReactNode
  /** Tabs whose choice is part of the address; the first one is open by default. */
  tabs?: { label: string; items: (record: Data) => readonly TabItem[] }
  children?: (record: Data) => ReactNode
}

/** One record beside its list; on a narrow screen over it. */
export function RecordDrawer<Data>(props: RecordDrawerProps<Data>) {
  const { part, tabs } = props
  const { action } = useMessages(coreCatalogue)
  const query = useQuery(toQuery(props.query))
  const isDocked = useHasDock()
  useDockedSpace(isDocked)
  const { data } = query
  const copy = data === undefined ? undefined : props.copy?.(data)
  return (
    <Drawer
      open
      isDocked={isDocked}
      onOpenChange={props.onClose}
      closeLabel={action.close}
      title={data === undefined ? props.loadingTitle : props.title(data)}
      tools={
        <>
          {copy && (
            <CopyButton
              text={copy.text}
              label={copy.label}
              copiedLabel={action.copied}
              isIconOnly
              variant="ghost"
            />
          )}
          <DrawerSteps onPrevious={props.onPrevious} onNext={props.onNext} />
        </>
      }
      detail={data !== undefined && props.detail?.(data)}
      footer={data !== undefined && props.actions?.(data)}
    >
      <QueryStates query={query} skeleton={<DrawerSkeleton />}>
        {(record) => (
          <>
            {props.children?.(record)}
            {tabs && <AddressedTabs label={tabs.label} items={tabs.items(record)} part={part} />}
          </>
        )}
      </QueryStates>
    </Drawer>
  )
}

function DrawerSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

/** Reserves space for a docked drawer while it is open; optional parts are hidden (`in-data-docked:hidden`). */
function useDockedSpace(isDocked: boolean): void {
  useEffect(() => {
    if (!isDocked) return
    const { style, dataset } = document.documentElement
    style.setProperty('--dock-width', dockWidth)
    dataset.docked = ''
    return () => {
      style.removeProperty('--dock-width')
      delete dataset.docked
    }
  }, [isDocked])
}
