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
import type { MouseEvent } from 'react'
import { coreCatalogue } from '../../i18n/core/catalogue.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { ListColumn, ListSort } from './list-declaration.ts'
import { RowLink } from './row-link.tsx'
import type { ListTable as ListTableModel } from './use-list-table.ts'

export type ListTableProps<Row extends object, Totals> = {
  label: string
  table: ListTableModel<Row>
  columns: readonly ListColumn<Row, Totals>[]
  totals: Totals | undefined
  density: TableDensity
  sort: ListSort | undefined
  onToggleSort: (by: string) => void
  rowLabel: (row: Row) => string
  isSelectable: boolean
  /** Null where a row has nothing more to show. */
  onOpenRow: ((id: string) => void) | null
  openRowId: string | undefined
  isStale: boolean
}

export function ListTable<Row extends object, Totals>(props: ListTableProps<Row, Totals>) {
  const { table, sort } = props
  const { list } = useMessages(coreCatalogue)
  const visible = props.columns.filter((column) => table.getColumn(column.id)?.getIsVisible())
  const hasTotals = props.totals !== undefined && visible.some((column) => column.total)
  return (
    <div
      aria-busy={props.isStale || undefined}
      className={joinClasses('@container', props.isStale && 'opacity-60')}
    >
      <Table label={props.label} density={props.density}>
        <TableHead>
          <TableRow>
            {props.isSelectable && (
              <TableHeaderCell className="w-10 pe-0">
                <Checkbox
                  aria-label={list.selectAll}
                  checked={
                    table.getIsAllRowsSelected()
                      ? true
                      : table.getIsSomeRowsSelected()
                        ? 'indeterminate'
                        : false
                  }
                  onChange={(checked) => table.toggleAllRowsSelected(checked)}
                />
              </TableHeaderCell>
            )}
            {visible.map((column) => (
              <TableHeaderCell
                key={column.id}
                align={column.align}
                className={wideOnly(column)}
                sort={sortOf(column, sort, props.onToggleSort)}
              >
                {column.header}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              data-selected={row.getIsSelected() || row.id === props.openRowId}
              className={props.onOpenRow ? 'cursor-pointer' : undefined}
              onClick={(event) => {
                if (!isOnControl(event)) props.onOpenRow?.(row.id)
              }}
            >
              {props.isSelectable && (
                <TableCell className="w-10 pe-0">
                  <Checkbox
                    aria-label={list.selectRow(props.rowLabel(row.original))}
                    checked={row.getIsSelected()}
                    onChange={(checked) => row.toggleSelected(checked)}
                  />
                </TableCell>
              )}
              {visible.map((column, index) => (
                <TableCell key={column.id} align={column.align} className={wideOnly(column)}>
                  {index === 0 && props.onOpenRow ? (
                    <RowLink rowId={row.id} label={list.openRow(props.rowLabel(row.original))}>
                      {column.cell(row.original)}
                    </RowLink>
                  ) : (
                    column.cell(row.original)
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {hasTotals && props.totals !== undefined && (
          <TotalsRow
            columns={visible}
            totals={props.totals}
            hasSelection={props.isSelectable}
            label={list.totals}
          />
        )}
      </Table>
    </div>
  )
}

type TotalsRowProps<Row, Totals> = {
  columns: readonly ListColumn<Row, Totals>[]
  totals: Totals
  hasSelection: boolean
  label: string
}

function TotalsRow<Row, Totals>({ columns, totals, hasSelection, label }: TotalsRowProps<Row, Totals>) {
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
      </TableRow>
    </TableFoot>
  )
}

function wideOnly(column: { isForWideOnly?: boolean }): string | undefined {
  return column.isForWideOnly ? '@max-4xl:hidden' : undefined
}

const directions = { asc: 'ascending', desc: 'descending' } as const

function sortOf<Row, Totals>(
  column: ListColumn<Row, Totals>,
  sort: ListSort | undefined,
  onToggleSort: (by: string) => void,
): TableHeaderCellProps['sort'] {
  const { sortBy } = column
  if (sortBy === undefined) return undefined
  const direction = sort?.by === sortBy ? directions[sort.direction] : 'none'
  return { direction, onToggle: () => onToggleSort(sortBy) }
}

/** A click on a link, a button or a box does its own thing; selecting text is not a click on the row either. */
function isOnControl(event: MouseEvent): boolean {
  const isControl =
    event.target instanceof Element && event.target.closest('a, button, input, label, [role="checkbox"]')
  return Boolean(isControl) || (getSelection()?.toString() ?? '') !== ''
}
