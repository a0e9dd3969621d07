import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PeriodPreset } from '#kit/period.ts'
import { toQuery } from '#kit/query-options.ts'
import { useToday } from '#kit/use-today.ts'
import { sessionQuery } from '#session/session.ts'
import type { ListDeclaration, ListRequest, QuickCounts } from './list-declaration.ts'
import type { ListFilters } from './list-filter.ts'
import { readListRequest } from './list-request.ts'
import { all, countOf } from './quick-counts.ts'
import { useListState } from './use-list-state.ts'
import { useListTable } from './use-list-table.ts'

/**
 * A list: its request from the address and the server's answer. A screen declares columns, filters and actions and
 * passes the result to `ListPage`, or to `ListView` if other content is beside it.
 */
export function useList<
  Row extends object,
  Totals = never,
  const Filters extends ListFilters = Record<never, never>,
  Sort extends string = never,
>(declaration: ListDeclaration<Row, Totals, Filters, Sort>) {
  const { key: part = '', columns, pageSize = 25 } = declaration
  const today = useToday()
  const filters = declaration.filters ?? (noFilters as Filters)
  const defaultPeriod: PeriodPreset | null = declaration.defaultPeriod ?? null
  const sortable = columns.flatMap(({ sortBy }) => (sortBy === undefined ? [] : [sortBy]))
  const state = useListState({
    part,
    filters,
    read: (texts) =>
      readListRequest(
        texts,
        { filters, sortable, defaultSort: declaration.defaultSort, defaultPeriod, pageSize },
        today,
      ),
  })
  const request = state.request as ListRequest<Filters, Sort>

  // The old page stays while a new one loads, to avoid a layout shift.
  const rows = useQuery({ ...toQuery(declaration.query(request)), placeholderData: keepPreviousData })
  const totals = useQuery({
    ...toQuery(declaration.totalsQuery?.(request)),
    placeholderData: keepPreviousData,
  })
  const quickCounts = useQuery({
    ...toQuery(declaration.quickCountsQuery?.(request)),
    placeholderData: keepPreviousData,
  })
  // Visits of the staff get no exports, so none is offered.
  const isVisit = Boolean(useQuery(sessionQuery).data?.visit)
  const { table, marked } = useListTable({
    id: declaration.id,
    columns,
    rows: rows.data?.rows ?? (noRows as Row[]),
    rowId: declaration.rowId,
  })

  const isEmpty = rows.data?.rows.length === 0 && !state.hasFilters && request.cursor === undefined
  // An empty period may still have earlier rows: a query for one row of any time shows whether it has.
  const ever = useQuery(
    toQuery(
      isEmpty && request.period !== null
        ? declaration.query({ ...request, period: null, bounds: {}, limit: 1 })
        : undefined,
    ),
  )
  const hasAnyEver = request.period === null ? false : ever.data && ever.data.rows.length > 0

  return {
    part,
    label: declaration.label,
    columns,
    filters: filters as ListFilters,
    quickFilter: declaration.quickFilter,
    searchLabel: declaration.searchLabel,
    rowLabel: declaration.rowLabel,
    rowActions: declaration.rowActions,
    bulkActions: declaration.bulkActions ?? [],
    drawer: declaration.drawer,
    rowAddress: declaration.rowAddress,
    isQueue: declaration.isQueue === true,
    empty: declaration.empty,
    exportHref: isVisit ? undefined : declaration.exportHref?.(request),
    state,
    request,
    rows,
    totals: totals.data,
    quickCounts: quickCounts.data,
    hasQuickCounts: declaration.quickCountsQuery !== undefined,
    count:
      (totals.data && declaration.countOf?.(totals.data)) ??
      countBy(quickCounts.data, declaration.quickFilter && request.filters[declaration.quickFilter]),
    table,
    marked,
    /** Whether there are any rows at all, if the chosen period has none; undefined until known. */
    hasAnyEver,
    /** There never was a row: nothing to search, filter or sum. */
    isNever: isEmpty && hasAnyEver === false,
  }
}

/** The counts above a list give its number of rows, unless they are capped. */
function countBy(counts: QuickCounts | undefined, chosen: unknown): number | undefined {
  const found = counts && countOf(counts, typeof chosen === 'string' ? chosen : all)
  return found && !found.isMore ? found.count : undefined
}

/** The list as `ListView` renders it, independent of its filters. */
export type List<Row extends object, Totals> = Omit<
  ReturnType<typeof useList<Row, Totals>>,
  'columns' | 'request' | 'quickFilter'
> & {
  columns: ListDeclaration<Row, Totals, ListFilters, string>['columns']
  quickFilter: string | undefined
}

const noFilters: ListFilters = {}
const noRows: object[] = []
