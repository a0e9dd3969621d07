import { useMemo } from 'react'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'

/** The one column of a list whose rows are drawn as cards: it names them. */
export function useNameColumn<Row extends { productName: string }>(header: string): ListColumns<Row> {
  return useMemo(() => [{ id: 'product', header, cell: ({ productName }) => productName }], [header])
}
