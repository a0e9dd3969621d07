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
import type { ListColumn } from './list-declaration.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })

type ListTableOptions<Row, Totals> = {
  id: string
  columns: readonly ListColumn<Row, Totals>[]
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
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
        enableHiding: !column.isPinned,
      })),
    [columns],
  )
  const hiddenAtFirst = Object.fromEntries(columns.map((column) => [column.id, !column.isHiddenAtFirst]))
  const visibility = { ...hiddenAtFirst, ...columnVisibility }
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

export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row, never>>
