import { Checkbox } from '@balcao/ui/checkbox'
import { joinClasses } from '@balcao/ui/join-classes'
import {
  Table,
  TableBody,
  TableCell,
  type TableDensity,
  TableFoot,
  TableHead,
  TableHeaderCell,
  type TableHeaderCellProps,
  TableRow,
} from '@balcao/ui/table'
import { VisuallyHidden } from '@balcao/ui/visually-hidden'
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { ListColumn } from './list-declaration.ts'
import { RowLink } from './row-link.tsx'
import { RowMenu } from './row-menu.tsx'
import type { List } from './use-list.ts'
import type { ListState } from './use-list-state.ts'

type ListTableProps<Row extends object, Totals> = { list: List<Row, Totals>; density: TableDensity }

export function ListTable<Row extends object, Totals>({ list, density }: ListTableProps<Row, Totals>) {
  const { table, state, rowActions, totals } = list
  const text = useMessages(coreCatalogue).list
  const isStale = list.rows.isPlaceholderData
  const isSelectable = list.bulkActions.length > 0
  const box = useRef<HTMLDivElement>(null)
  const visible = useFittingColumns(
    box,
    list.columns.filter((column) => table.isVisible(column.id)),
    state.request.sort?.by,
  )
  const hasTotals = totals !== undefined && visible.some((column) => column.total)
  return (
    <div
      ref={box}
      aria-busy={isStale || undefined}
      className={joinClasses('@container', isStale && 'opacity-60')}
    >
      <Table
        label={list.label}
        density={density}
        className="@max-4xl:[&_:is(th,td):not(:first-child,:last-child)]:px-2"
      >
        <TableHead>
          <TableRow>
            {isSelectable && (
              <TableHeaderCell className="w-10 pe-0">
                <Checkbox
                  aria-label={text.selectAll}
                  checked={table.selection === 'some' ? 'indeterminate' : table.selection === 'all'}
                  onChange={(checked) => table.select(checked ? table.rows.map(({ id }) => id) : [])}
                />
              </TableHeaderCell>
            )}
            {visible.map((column) => (
              <TableHeaderCell
                key={column.id}
                align={column.align}
                className={wideOnly(column)}
                sort={sortOf(column, state)}
              >
                {column.header}
              </TableHeaderCell>
            ))}
            {rowActions && (
              <TableHeaderCell className="w-12 ps-0">
                <VisuallyHidden>{text.actions}</VisuallyHidden>
              </TableHeaderCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map((row) => (
            <TableRow
              key={row.id}
              data-selected={row.isSelected || row.id === state.openRowId}
              className={joinClasses(
                (list.drawer || list.rowAddress) && 'cursor-pointer',
                'has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:outline-focus has-[[data-row-link]:focus-visible]:-outline-offset-2',
              )}
              onClick={(event) => {
                if (!isOnRow(event)) return
                // The drawer returns the focus to the element that had it: the row, and not the page.
                const link = event.currentTarget.querySelector<HTMLElement>('[data-row-link]')
                link?.focus()
                if (list.drawer) state.openRow(row.id)
                else link?.click()
              }}
            >
              {isSelectable && (
                <TableCell className="w-10 pe-0">
                  <Checkbox
                    aria-label={text.selectRow(list.rowLabel(row.original))}
                    checked={row.isSelected}
                    onChange={(checked) => table.toggle(row.id, checked)}
                  />
                </TableCell>
              )}
              {visible.map((column, index) => (
                <TableCell key={column.id} align={column.align} className={wideOnly(column)}>
                  {index === 0 ? (
                    <RowLink list={list} row={row}>
                      {column.cell(row.original)}
                    </RowLink>
                  ) : (
                    column.cell(row.original)
                  )}
                </TableCell>
              ))}
              {rowActions && (
                <TableCell className="w-12 py-0 ps-0">
                  <RowMenu rowLabel={list.rowLabel(row.original)} actions={rowActions(row.original)} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
        {hasTotals && (
          <TotalsRow
            columns={visible}
            totals={totals}
            hasSelection={isSelectable}
            hasMenu={rowActions !== undefined}
            label={text.totals}
          />
        )}
      </Table>
    </div>
  )
}

/**
 * Columns that fit beside each other. If not all do, the least important ones are hidden one by one, so that no amount
 * and no status is cut; the drawer still shows them. The sorted column always stays, since it shows the order of the
 * rows.
 */
function useFittingColumns<Row, Totals>(
  box: RefObject<HTMLDivElement | null>,
  chosenColumns: readonly ListColumn<Row, Totals, string>[],
  sortedBy: string | undefined,
): readonly ListColumn<Row, Totals, string>[] {
  const isSorted = ({ sortBy }: ListColumn<Row, Totals, string>) =>
    sortBy !== undefined && sortBy === sortedBy
  const columns = chosenColumns.map((column) =>
    isSorted(column) ? { ...column, isForWideOnly: false } : column,
  )
  const chosen = [...columns.map(({ id }) => id), sortedBy].join()
  const [{ dropped, ...measured }, setFit] = useState({ dropped: 0, width: 0, chosen })
  const leastImportantFirst = columns
    .slice(1)
    .filter((column) => column.card !== 'amount' && column.card !== 'badge' && !isSorted(column))
    .toSorted((left, right) => importanceOf(left) - importanceOf(right))
  useLayoutEffect(() => {
    const width = box.current?.clientWidth ?? 0
    const needed = box.current?.querySelector('table')?.offsetWidth ?? 0
    const isAnew = width !== measured.width || chosen !== measured.chosen
    if (isAnew) setFit({ dropped: 0, width, chosen })
    else if (needed > width + 1 && dropped < leastImportantFirst.length)
      setFit({ dropped: dropped + 1, width, chosen })
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setFit((fit) => ({ ...fit })))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  const left = new Set(leastImportantFirst.slice(0, dropped))
  return columns.filter((column) => !left.has(column))
}

const importances = { none: 1, detail: 2, subtitle: 3, amount: 4, badge: 4 }

function importanceOf({ isForWideOnly, card = 'detail' }: ListColumn<never, never, string>): number {
  return isForWideOnly ? 0 : importances[card]
}

type TotalsRowProps<Row, Totals> = {
  columns: readonly ListColumn<Row, Totals, string>[]
  totals: Totals
  hasSelection: boolean
  hasMenu: boolean
  label: string
}

function TotalsRow<Row, Totals>(props: TotalsRowProps<Row, Totals>) {
  const { columns, totals, hasSelection, hasMenu, label } = props
  return (
    <TableFoot>
      <TableRow>
        {hasSelection && <TableCell />}
        {columns.map((column, index) => (
          <TableCell
            key={column.id}
            align={column.align}
            className={joinClasses('whitespace-nowrap', wideOnly(column))}
          >
            {column.total?.(totals) ?? (index === 0 ? label : null)}
          </TableCell>
        ))}
        {hasMenu && <TableCell />}
      </TableRow>
    </TableFoot>
  )
}

function wideOnly(column: { isForWideOnly?: boolean }): string | undefined {
  return column.isForWideOnly ? '@max-4xl:hidden' : undefined
}

const directions = { asc: 'ascending', desc: 'descending' } as const

function sortOf<Row, Totals>(
  { sortBy }: ListColumn<Row, Totals, string>,
  { request, toggleSortBy }: ListState,
): TableHeaderCellProps['sort'] {
  if (sortBy === undefined) return undefined
  const direction = request.sort?.by === sortBy ? directions[request.sort.direction] : 'none'
  return { direction, onToggle: () => toggleSortBy(sortBy) }
}

/**
 * A click on a link, a button or an open menu has its own effect; selecting text is not a click on the row
 * either.
 */
function isOnRow(event: MouseEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (!target || !event.currentTarget.contains(target)) return false
  const isOnControl = target.closest('a, button, input, label, [role="checkbox"]') !== null
  return !isOnControl && (getSelection()?.toString() ?? '') === ''
}
