import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { EmptyState, type EmptyStateProps } from '@balcao/ui/empty-state'
import type { TableDensity } from '@balcao/ui/table'
import {
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
} from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { PageHeader } from '../page-header.tsx'
import type { PeriodPreset } from '../period.ts'
import { PeriodPicker } from '../period-picker.tsx'
import { QueryError } from '../query-states.tsx'
import { useIsPhone } from '../use-media.ts'
import { useStoredChoice } from '../use-stored-choice.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListCards } from './list-cards.tsx'
import type { BulkAction, ListAnswer, ListColumn, ListFilter, ListRequest } from './list-declaration.ts'
import { ListPaging } from './list-paging.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { useListState } from './use-list-state.ts'
import { useListTable } from './use-list-table.ts'
import { useRowKeys } from './use-row-keys.ts'

export type ListDrawer = {
  rowId: string
  onClose: () => void
  onPrevious: (() => void) | null
  onNext: (() => void) | null
}

export type ListPageProps<Row extends object, Totals> = {
  /** Names what is kept on this device: columns and density. */
  id: string
  title: string
  purpose: string
  /** Keep it stable between renders, or the table works for nothing. */
  columns: readonly ListColumn<Row, Totals>[]
  filters?: readonly ListFilter[]
  /** The id of the filter whose options stand in sight above the list. */
  quickFilter?: string
  searchLabel?: string
  defaultPeriod?: PeriodPreset
  query: (request: ListRequest) => ListQueryOptions<ListAnswer<Row>>
  /** Sums over the whole filter, asked apart so that the rows never wait for them. */
  totalsQuery?: (request: ListRequest) => ListQueryOptions<Totals>
  /** Figures above the list that follow the filter; undefined while they are on the way. */
  tiles?: (totals: Totals | undefined) => ReactNode
  rowId: (row: Row) => string
  rowLabel: (row: Row) => string
  drawer?: (drawer: ListDrawer) => ReactNode
  bulkActions?: readonly BulkAction[]
  exportHref?: (request: ListRequest) => string
  actions?: ReactNode
  /** What a person sees who has nothing here yet. */
  empty: EmptyStateProps
  countLabel?: (shown: number, totals: Totals | undefined) => string
}

/** What `api.….queryOptions(…)` gives; its error and its key are the library's own business. */
type ListQueryOptions<Data> = {
  queryKey: QueryKey
  queryFn?: QueryFunction<Data, never> | SkipToken | undefined
}

const noFilters: readonly ListFilter[] = []

/** A list screen declares its columns, filters and actions; search, paging, keys, export and the four states come from here. */
export function ListPage<Row extends object, Totals = never>(props: ListPageProps<Row, Totals>) {
  const { filters = noFilters, defaultPeriod = null, bulkActions = [] } = props
  const core = useMessages(coreCatalogue)
  const isPhone = useIsPhone()
  const listElement = useRef<HTMLDivElement>(null)
  const [density, setDensity] = useStoredChoice<TableDensity>('balcao.density', 'comfortable')
  const state = useListState({ columns: props.columns, filters, defaultPeriod })
  const rows = useListQuery(props.query(state.request))
  const totals = useListQuery(props.totalsQuery?.(state.request))
  const table = useListTable({
    id: props.id,
    columns: props.columns,
    rows: rows.data?.rows ?? (noRows as Row[]),
    rowId: props.rowId,
  })
  useRowKeys(listElement, (id) => table.getRow(id).toggleSelected())

  const shown = rows.data?.rows.length ?? 0
  const selected = table.getSelectedRowModel().rows.map((row) => row.id)
  const view = {
    label: props.title,
    table,
    columns: props.columns,
    rowLabel: props.rowLabel,
    isSelectable: bulkActions.length > 0,
    onOpenRow: props.drawer ? state.openRow : null,
    isStale: rows.isPlaceholderData,
  }
  const ids = (rows.data?.rows ?? []).map(props.rowId)
  return (
    <>
      <PageHeader
        title={props.title}
        purpose={props.purpose}
        actions={
          <>
            {state.request.period !== null && (
              <PeriodPicker value={state.request.period} onChange={state.setPeriod} />
            )}
            {props.actions}
          </>
        }
      />
      <div ref={listElement} className="grid gap-4">
        {props.tiles?.(totals.data)}
        <ListToolbar
          filters={filters}
          quickFilter={props.quickFilter}
          searchLabel={props.searchLabel}
          exportHref={props.exportHref?.(state.request)}
          state={state}
          table={table}
          columns={props.columns}
          density={density}
          onDensity={setDensity}
        />
        <Card isFlush>
          {rows.data === undefined && !rows.isError && <ListSkeleton columnCount={props.columns.length} />}
          {rows.data === undefined && rows.isError && (
            <QueryError error={rows.error} onRetry={() => void rows.refetch()} isBusy={rows.isFetching} />
          )}
          {rows.data !== undefined && shown === 0 && (
            <NothingHere isFiltered={state.hasFilters} onClear={state.clearFilters} empty={props.empty} />
          )}
          {shown > 0 &&
            (isPhone ? (
              <ListCards {...view} />
            ) : (
              <ListTable
                {...view}
                totals={totals.data}
                density={density}
                sort={state.request.sort}
                onToggleSort={state.toggleSortBy}
                openRowId={state.openRowId}
              />
            ))}
        </Card>
        {shown > 0 && (
          <ListPaging
            state={state}
            nextCursor={rows.data?.nextCursor ?? null}
            isBusy={rows.isPlaceholderData}
            summary={props.countLabel?.(shown, totals.data) ?? core.list.shown(shown)}
          />
        )}
        <BulkBar rowIds={selected} actions={bulkActions} onClear={() => table.resetRowSelection()} />
      </div>
      {state.openRowId !== undefined && props.drawer?.(drawerOf(state.openRowId, ids, state.openRow))}
    </>
  )
}

/** While a new page is on its way the old one stays, so that nothing jumps. */
function useListQuery<Data>(options: ListQueryOptions<Data> | undefined) {
  const queryFn = options?.queryFn as QueryFunction<Data> | undefined
  return useQuery<Data>({
    queryKey: options?.queryKey ?? ['nothing to ask'],
    queryFn: queryFn ?? skipToken,
    placeholderData: keepPreviousData,
  })
}

const noRows: object[] = []

function drawerOf(
  rowId: string,
  ids: readonly string[],
  openRow: (id: string | undefined) => void,
): ListDrawer {
  const place = ids.indexOf(rowId)
  const neighbour = (step: 1 | -1) => {
    const id = place === -1 ? undefined : ids[place + step]
    return id === undefined ? null : () => openRow(id)
  }
  return { rowId, onClose: () => openRow(undefined), onPrevious: neighbour(-1), onNext: neighbour(1) }
}

type NothingHereProps = { isFiltered: boolean; onClear: () => void; empty: EmptyStateProps }

function NothingHere({ isFiltered, onClear, empty }: NothingHereProps) {
  const { list } = useMessages(coreCatalogue)
  if (!isFiltered) return <EmptyState {...empty} />
  return (
    <EmptyState
      icon={<SearchX />}
      title={list.noMatch}
      description={list.noMatchHelp}
      action={<Button onClick={onClear}>{list.clearFilters}</Button>}
    />
  )
}
