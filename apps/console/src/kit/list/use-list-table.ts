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
import { useStoredChoice } from '../use-stored-choice.ts'
import type { ListColumn, ListColumns } from './list-declaration.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

type ListTableOptions<Row, Totals> = {
  id: string
  columns: ListColumns<Row, Totals, string>
  rows: Row[]
  rowId: (row: Row) => string
}

/** Which columns are shown, kept on this device, and which rows are marked. Rows come sorted, filtered and paged. */
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
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
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
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state: { columnVisibility: visibility, rowSelection },
    onColumnVisibilityChange: (update) =>
      setColumnVisibility(typeof update === 'function' ? update(visibility) : update),
    onRowSelectionChange: setRowSelection,
  })
}
