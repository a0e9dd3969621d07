import { useMemo } from 'react'
import type { ListColumns } from '#kit/list/list-declaration.ts'

/** The title column, the only one of a list whose rows are cards. */
export function useNameColumn<Row extends { productName: string }>(header: string): ListColumns<Row> {
  return useMemo(() => [{ id: 'product', header, cell: ({ productName }) => productName }], [header])
}
