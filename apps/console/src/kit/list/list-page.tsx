import type { ReactNode } from 'react'
import { PageHeader } from '#kit/page-header.tsx'
import { PeriodPicker } from '#kit/period-picker.tsx'
import { ListView, type ListViewProps } from './list-view.tsx'
import type { List } from './use-list.ts'

export type ListPageProps<Row extends object, Totals> = {
  title: string
  purpose: string
  list: List<Row, Totals>
  /** The primary action last. */
  actions?: ReactNode
  /** Figures that follow the filter. */
  summary?: ReactNode
} & Pick<ListViewProps<Row, Totals>, 'renderRows'>

/** A page that is a list. */
export function ListPage<Row extends object, Totals>(props: ListPageProps<Row, Totals>) {
  const { request, setPeriod } = props.list.state
  return (
    <>
      <PageHeader
        title={props.title}
        purpose={props.purpose}
        actions={
          <>
            {request.period !== null && !props.list.isNever && (
              <PeriodPicker value={request.period} onChange={setPeriod} />
            )}
            {props.actions}
          </>
        }
      />
      <ListView list={props.list} summary={props.summary} renderRows={props.renderRows} isPeriodElsewhere />
    </>
  )
}
