import type { ReactNode } from 'react'
import type { Period } from '../period.ts'

/** What a list screen declares about a column; the kit does the rest. */
export type ListColumn<Row, Totals> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The name by which the server sorts; without it the heading is plain text. */
  sortBy?: string
  isHiddenAtFirst?: boolean
  /** The first column names the row and cannot be hidden. */
  isPinned?: boolean
  /** Left out while the list is narrower than a wide window; the drawer still has it. */
  isForWideOnly?: boolean
  /** Its place on a phone, where a row becomes a card. */
  card?: 'title' | 'amount' | 'subtitle' | 'badge' | 'detail' | 'none'
  /** The sum over the whole filter, not over the page. */
  total?: (totals: Totals) => ReactNode
}

export type ListFilter = {
  /** Also its name in the address of the page. */
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  /** What no choice is called, where “all” must agree in gender with the thing. */
  allLabel?: string
}

export type ListSort = { by: string; direction: 'asc' | 'desc' }

/** What the address of the page asks for. */
export type ListRequest = {
  search: string | undefined
  filters: Readonly<Record<string, string>>
  sort: ListSort | undefined
  period: Period | null
  cursor: string | undefined
}

export type ListAnswer<Row> = { rows: Row[]; nextCursor: string | null }

export type BulkAction = {
  id: string
  label: string
  icon?: ReactNode
  onRun: (rowIds: string[]) => void
  isDangerous?: boolean
}
