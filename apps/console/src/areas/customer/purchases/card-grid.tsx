import type { ReactNode } from 'react'

type CardGridProps<Row> = {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A buyer has few items, each with its own buttons: cards instead of a table, in one column on a phone. */
export function CardGrid<Row>({ label, rows, keyOf, children }: CardGridProps<Row>) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] items-start gap-4"
    >
      {rows.map((row) => (
        <li key={keyOf(row)} className="grid min-w-0">
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
