import type { EmptyStateProps } from '@balcao/ui/empty-state'
import type { ReactNode } from 'react'
import type { ConfirmActionProps } from '#kit/action/confirm-action.tsx'
import type { Period, PeriodPreset } from '#kit/period.ts'
import type { QueryOptions } from '#kit/query-options.ts'
import type { FilterValues, ListFilters } from './list-filter.ts'

type AnyColumn<Row, Totals, Sort extends string> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Sort key of the server; without it the heading is plain text. */
  sortBy?: Sort
  /** The sum over the whole filter, not over the page. */
  total?: (totals: Totals) => ReactNode
}

/** Names the row: it is always shown, opens the row's drawer or page, and is the title of the card on a phone. */
export type ListTitleColumn<Row, Totals = never, Sort extends string = never> = AnyColumn<Row, Totals, Sort>

export type ListColumn<Row, Totals = never, Sort extends string = never> = AnyColumn<Row, Totals, Sort> & {
  isHiddenAtFirst?: boolean
  /** Hidden while the list is narrower than a wide window; the drawer still shows it. */
  isForWideOnly?: boolean
  /** Its place in the card of a phone. */
  card?: 'amount' | 'subtitle' | 'badge' | 'detail' | 'none'
}

export type ListColumns<Row, Totals = never, Sort extends string = never> = readonly [
  ListTitleColumn<Row, Totals, Sort>,
  ...ListColumn<Row, Totals, Sort>[],
]

export type ListSort<By extends string = string> = { by: By; direction: 'asc' | 'desc' }

/** The valid part of the page's address as a request. */
export type ListRequest<Filters extends ListFilters = ListFilters, Sort extends string = string> = {
  search: string | undefined
  filters: FilterValues<Filters>
  sort: ListSort<Sort> | undefined
  period: Period | null
  /** The period's instants; empty where the list has none. */
  bounds: { from?: string; to?: string }
  cursor: string | undefined
  limit: number
}

/** Counts are capped; `isMore` tells that there are more. */
export type QuickCounts = Readonly<Record<string, { count: number; isMore: boolean }>>

export type ListAnswer<Row> = {
  rows: Row[]
  nextCursor: string | null
  /** Cells whose rows are missing, in lists over all platforms. */
  silentCells?: readonly string[]
}

/** An action on one row, in the menu at its end. */
export type RowAction = {
  id: string
  label: string
  icon?: ReactNode
  isDangerous?: boolean
  /** Why it is disabled; the entry stays visible with this text. */
  disabledReason?: string | undefined
  onRun: () => void
}

/** `done`, or the code of the refusal. */
export type RowOutcome = { id: string; outcome: string }

/** An action on the selected rows. Each row has its own outcome: some may be refused while others succeed. */
export type BulkAction<Row extends object = object> = {
  id: string
  label: string
  icon?: ReactNode
  isDangerous?: boolean
  /** `rows` have the values that they had when they were selected. */
  run: (rowIds: string[], answer: { reason: string }, rows: readonly Row[]) => Promise<readonly RowOutcome[]>
  /**
   * Confirmation before it runs: its effect on the selected rows, the money that it moves, and the reason
   * where one is required.
   */
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
  /** Its part of the address. A page's main list has none and uses the short names: `?q=`, `?open=`. */
  key?: string
  /** Key of the settings stored on this device: the visible columns. */
  id: string
  /** Name of the list for screen readers, such as “Vendas”. */
  label: string
  /** Keep it stable between renders, otherwise the table recomputes each time. */
  columns: ListColumns<Row, Totals, Sort>
  filters?: Filters
  /** The filter of the kind `one` whose options are always visible above the list. */
  quickFilter?: keyof Filters & string
  /** Number of rows by option of the quick filter, a separate query so that the rows never wait for it. */
  quickCountsQuery?: (request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => QueryOptions<QuickCounts>
  /** Makes the list searchable. */
  searchLabel?: string
  defaultPeriod?: PeriodPreset
  defaultSort?: ListSort<NoInfer<Sort>>
  pageSize?: number
  query: (request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => QueryOptions<ListAnswer<Row>>
  /** Sums over the whole filter, a separate query so that the rows never wait for them. */
  totalsQuery?: (request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => QueryOptions<Totals>
  /** Number of rows of the filter, where it is known; with it the paging shows “26–50 de 626”. */
  countOf?: (totals: Totals) => number | undefined
  rowId: (row: Row) => string
  rowLabel: (row: Row) => string
  /** Opens a row beside the list. */
  drawer?: (drawer: ListDrawer) => ReactNode
  /** Opens a row on a page of its own, where there is no drawer. */
  rowAddress?: (row: Row) => string
  rowActions?: (row: Row) => readonly RowAction[]
  bulkActions?: readonly BulkAction<NoInfer<Row>>[]
  /** Address of the export; undefined for people without the permission. */
  exportHref?: ((request: ListRequest<NoInfer<Filters>, NoInfer<Sort>>) => string) | undefined
  /** Completed rows leave the list: an empty filter means that the work is done, not that a search failed. */
  isQueue?: boolean
  /** Empty state of a list that never had rows: it names the next step. */
  empty: EmptyStateProps
}
