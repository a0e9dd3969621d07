import {
  type ColumnDef,
  type ColumnVisibilityState,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { useStoredChoice } from '#kit/use-stored-choice.ts'
import type { ListColumn, ListColumns } from './list-declaration.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

type ListTableOptions<Row, Totals> = {
  id: string
  columns: ListColumns<Row, Totals, string>
  rows: Row[]
  rowId: (row: Row) => string
}

/** Visible columns, stored on this device, and selected rows. Rows come sorted, filtered and paged. */
export function useListTable<Row extends object, Totals>({
  id,
  columns,
  rows,
  rowId,
}: ListTableOptions<Row, Totals>) {
  const [columnVisibility, setColumnVisibility] = useStoredChoice<ColumnVisibilityState>(
    `balcao.columns.${id}`,
    {},
  )
  const [marked, setMarked] = useState<ReadonlyMap<string, Row>>(new Map())
  const rowSelection: RowSelectionState = Object.fromEntries([...marked.keys()].map((rowId) => [rowId, true]))
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map((column, place) => ({
        id: column.id,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
        enableHiding: place > 0,
      })),
    [columns],
  )
  const [, ...hideable] = columns
  const shownAtFirst = Object.fromEntries(
    hideable.map((column: ListColumn<Row, Totals, string>) => [column.id, !column.isHiddenAtFirst]),
  )
  const visibility = { ...shownAtFirst, ...columnVisibility }
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { columnVisibility: visibility, rowSelection },
    onColumnVisibilityChange: (update) =>
      setColumnVisibility(typeof update === 'function' ? update(visibility) : update),
    onRowSelectionChange: (update) => {
      const selection = typeof update === 'function' ? update(rowSelection) : update
      setMarked(keepMarked(selection, marked, (wanted) => rows.find((row) => rowId(row) === wanted)))
    },
  })
  return { table, marked }
}

/** The selected rows in their state of the selection: a decision applies to the shown version. */
export function keepMarked<Row>(
  selection: RowSelectionState,
  marked: ReadonlyMap<string, Row>,
  find: (rowId: string) => Row | undefined,
): ReadonlyMap<string, Row> {
  const ids = Object.keys(selection).filter((rowId) => selection[rowId])
  const rows = ids.map((rowId) => [rowId, marked.get(rowId) ?? find(rowId)] as const)
  return new Map(rows.flatMap(([rowId, row]) => (row === undefined ? [] : [[rowId, row]])))
}
