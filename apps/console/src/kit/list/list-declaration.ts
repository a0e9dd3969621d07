import type { EmptyStateProps } from '@balcao/ui/empty-state'
import type { ReactNode } from 'react'
import type { ConfirmActionProps } from '../action/confirm-action.tsx'
import type { Period, PeriodPreset } from '../period.ts'
import type { QueryOptions } from '../query-options.ts'
import type { FilterValues, ListFilters } from './list-filter.ts'

type AnyColumn<Row, Totals, Sort extends string> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The name by which the server sorts; without it the heading is plain text. */
  sortBy?: Sort
  /** The sum over the whole filter, not over the page. */
  total?: (totals: Totals) => ReactNode
}

/** Names the row: it is always shown, opens the row's drawer or page, and is the title of the card on a phone. */
export type ListTitleColumn<Row, Totals = never, Sort extends string = never> = AnyColumn<Row, Totals, Sort>

export type ListColumn<Row, Totals = never, Sort extends string = never> = AnyColumn<Row, Totals, Sort> & {
  isHiddenAtFirst?: boolean
  /** Left out while the list is narrower than a wide window; the drawer still has it. */
  isForWideOnly?: boolean
  /** Its place on a phone, where a row becomes a card. */
  card?: 'amount' | 'subtitle' | 'badge' | 'detail' | 'none'
}

export type ListColumns<Row, Totals = never, Sort extends string = never> = readonly [
  ListTitleColumn<Row, Totals, Sort>,
  ...ListColumn<Row, Totals, Sort>[],
]

export type ListSort<By extends string = string> = { by: By; direction: 'asc' | 'desc' }

/** What the address of the page asks for, as far as it fits the declaration. */
export type ListRequest<Filters extends ListFilters = ListFilters, Sort extends string = string> = {
  search: string | undefined
  filters: FilterValues<Filters>
  sort: ListSort<Sort> | undefined
  period: Period | null
  /** The instants of the period; empty where the list has none. */
  bounds: { from?: string; to?: string }
  cursor: string | undefined
  limit: number
}

/** Counting stops somewhere; then there are more. */
export type QuickCounts = Readonly<Record<string, { count: number; isMore: boolean }>>

export type ListAnswer<Row> = { rows: Row[]; nextCursor: string | null }

/** What can be done with one row, in the menu at its end. */
export type RowAction = {
  id: string
  label: string
  icon?: ReactNode
  isDangerous?: boolean
  /** Why it cannot be done now; it stays there, and says so. */
  disabledReason?: string | undefined
  onRun: () => void
}

/** `done`, or the code of the refusal. */
export type RowOutcome = { id: string; outcome: string }

/** What can be done with the marked rows. Each row has its own outcome: some may be refused while the others are done. */
export type BulkAction<Row extends object = object> = {
  id: string
  label: string
  icon?: ReactNode
  isDangerous?: boolean
  /** `rows`, beside their ids, as they were when they were marked. */
  run: (rowIds: string[], answer: { reason: string }, rows: readonly Row[]) => Promise<readonly RowOutcome[]>
  /** Asked before it runs: what it does to the marked rows, the money that it moves, and the reason for it where one is needed. */
  confirm?: (
    count: number,
    rows: readonly Row[],
  ) => { title: string; text: string } & Pick<ConfirmActionProps, 'reason' | 'money'>
}

export type ListDrawer = {
  rowId: string
  /** The part of the address that belongs to the drawer, for its tabs. */
  part: string
  onClose: () => void
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

export type ListDeclaration<Row extends object, Totals, Filters extends ListFilters, Sort extends string> = {
  /** Its part of the address. A page's main list has none and with it the short names: `?q=`, `?open=`. */
  key?: string
  /** Names what is kept on this device: which columns are shown. */
  id: string
  /** What the list is called to a screen reader, such as “Vendas”. */
  label: string
  /** Keep it stable between renders, or the table works for nothing. */
  columns: ListColumns<Row, Totals, Sort>
  filters?: Filters
  /** The filter of the kind `one` whose options stand in sight above the list. */
  quickFilter?: keyof Filters & string
  /** How many rows each option of the quick filter holds, asked apart so that the rows never wait for it. */
  quickCountsQuery?: (request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => QueryOptions<QuickCounts>
  /** With it the list can be searched. */
  searchLabel?: string
  defaultPeriod?: PeriodPreset
  defaultSort?: ListSort<NoInfer<Sort>>
  pageSize?: number
  query: (request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => QueryOptions<ListAnswer<Row>>
  /** Sums over the whole filter, asked apart so that the rows never wait for them. */
  totalsQuery?: (request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => QueryOptions<Totals>
  /** How many rows the filter holds; with it the paging says “26–50 de 626”. */
  countOf?: (totals: Totals) => number
  rowId: (row: Row) => string
  rowLabel: (row: Row) => string
  /** Opens a row beside the list. */
  drawer?: (drawer: ListDrawer) => ReactNode
  /** Opens a row on a page of its own, where there is no drawer. */
  rowAddress?: (row: Row) => string
  rowActions?: (row: Row) => readonly RowAction[]
  bulkActions?: readonly BulkAction<NoInfer<Row>>[]
  /** The list as a file; undefined for whoever may not have it. */
  exportHref?: ((request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => string) | undefined
  /** Rows leave it as they are dealt with: nothing left under a filter is work that is done, and no search without a result. */
  isQueue?: boolean
  /** What a person sees who never had anything here: it teaches the next step. */
  empty: EmptyStateProps
}
