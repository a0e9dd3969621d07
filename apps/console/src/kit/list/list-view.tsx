import { Card } from '@balcao/ui/card'
import type { TableDensity } from '@balcao/ui/table'
import { type ReactNode, useEffect, useRef } from 'react'
import { nameInPart } from '#address/address-part.ts'
import { SilentCells } from '#kit/cells/silent-cells.tsx'
import { QueryError } from '#kit/query-states.tsx'
import { useHasDock, useIsPhone } from '#kit/use-media.ts'
import { useStoredChoice } from '#kit/use-stored-choice.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListCards } from './list-cards.tsx'
import type { ListDrawer } from './list-declaration.ts'
import { ListEmpty } from './list-empty.tsx'
import { ListPaging } from './list-paging.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { FewFound } from './search-all-time.tsx'
import type { List } from './use-list.ts'
import type { ListState } from './use-list-state.ts'
import { useRowKeys } from './use-row-keys.ts'

export type ListViewProps<Row extends object, Totals> = {
  list: List<Row, Totals>
  /** Figures that follow the filter, between the toolbar and the rows. */
  summary?: ReactNode
  /** The page has the picker in its header. */
  isPeriodElsewhere?: boolean
  /** Renders the rows of a list without a table, such as a grid of cards. */
  renderRows?: ((rows: readonly Row[]) => ReactNode) | undefined
  /** Row count up to which search and paging are hidden while all rows are visible. */
  fewRows?: number
}

/** A list with all its parts except the page's header: in a tab, in a drawer, beside another list. */
export function ListView<Row extends object, Totals>(props: ListViewProps<Row, Totals>) {
  const { list } = props
  const { rows, state, table } = list
  const box = useRef<HTMLDivElement>(null)
  const [density, setDensity] = useStoredChoice<TableDensity>('balcao.density', 'comfortable')
  const hasDrawer = list.drawer !== undefined && state.openRowId !== undefined
  // Beside a docked drawer a table has no more room than on a phone.
  const isPhone = useIsPhone()
  const hasDock = useHasDock()
  const shown = rows.data?.rows ?? []
  const isNarrow = isPhone || (hasDock && hasDrawer)
  useRowKeys(box, {
    onToggleRow: (id) => table.toggle(id),
    onReachRow: (id) => {
      if (hasDrawer) state.openRow(id)
    },
  })
  useTopOnNewPage(box, state.request.cursor)
  useFocusOnOpenRow(box, state.openRowId, isNarrow)

  const isAllInSight =
    rows.data?.nextCursor === null &&
    state.request.cursor === undefined &&
    !state.hasFilters &&
    shown.length <= (props.fewRows ?? 0)
  return (
    <>
      <div ref={box} className="grid scroll-mt-20 grid-cols-1 gap-4 in-data-docked:gap-3">
        <SilentCells cells={rows.data?.silentCells} />
        {!list.isNever && !isAllInSight && (
          <ListToolbar
            list={list}
            density={density}
            onDensity={setDensity}
            hasPeriod={!props.isPeriodElsewhere}
            hasView={props.renderRows === undefined && !isPhone}
          />
        )}
        {!list.isNever && props.summary}
        {shown.length > 0 && props.renderRows ? (
          props.renderRows(shown)
        ) : (
          <Card isFlush>
            {rows.data === undefined && !rows.isError && <ListSkeleton columnCount={list.columns.length} />}
            {rows.data === undefined && rows.isError && (
              <QueryError error={rows.error} onRetry={() => void rows.refetch()} isBusy={rows.isFetching} />
            )}
            {rows.data !== undefined && shown.length === 0 && <ListEmpty list={list} />}
            {shown.length > 0 &&
              (isNarrow ? <ListCards list={list} /> : <ListTable list={list} density={density} />)}
          </Card>
        )}
        <FewFound list={list} />
        {shown.length > 0 && !isAllInSight && <ListPaging list={list} />}
        <BulkBar list={list} />
      </div>
      {state.openRowId !== undefined &&
        list.drawer?.(
          drawerOf(
            state.openRowId,
            table.rows.map(({ id }) => id),
            list.part,
            state,
          ),
        )}
    </>
  )
}

/** A new page scrolls to its first row. */
function useTopOnNewPage(box: { current: HTMLElement | null }, cursor: string | undefined): void {
  const last = useRef(cursor)
  useEffect(() => {
    if (last.current === cursor) return
    last.current = cursor
    box.current?.scrollIntoView({ block: 'start' })
  }, [cursor, box])
}

/** Cards replace the elements of a table: the row that is or was open keeps the focus. */
function useFocusOnOpenRow(
  box: { current: HTMLElement | null },
  openRowId: string | undefined,
  isNarrow: boolean,
): void {
  const lastOpen = useRef(openRowId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The swap of table and cards is what loses the focus.
  useEffect(() => {
    const rowId = openRowId ?? lastOpen.current
    lastOpen.current = openRowId
    if (rowId === undefined || document.activeElement !== document.body) return
    box.current
      ?.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(rowId)}"]`)
      ?.focus({ preventScroll: true })
  }, [openRowId, isNarrow, box])
}

function drawerOf(rowId: string, ids: readonly string[], part: string, state: ListState): ListDrawer {
  const place = ids.indexOf(rowId)
  const neighbour = (step: 1 | -1) => {
    const id = place === -1 ? undefined : ids[place + step]
    return id === undefined ? null : () => state.openRow(id)
  }
  return {
    rowId,
    part: nameInPart(part, 'open'),
    onClose: () => state.openRow(undefined),
    onPrevious: neighbour(-1),
    onNext: neighbour(1),
  }
}
