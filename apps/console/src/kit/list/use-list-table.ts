import { useState } from 'react'
import { useStoredChoice } from '#kit/use-stored-choice.ts'
import type { ListColumn, ListColumns } from './list-declaration.ts'

type ListTableOptions<Row, Totals> = {
  id: string
  columns: ListColumns<Row, Totals, string>
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** Visible columns, stored on this device, and selected rows. Rows come sorted, filtered and paged. */
export function useListTable<Row extends object, Totals>(options: ListTableOptions<Row, Totals>) {
  const { id, columns, rowId: idOf } = options
  const [chosen, setChosen] = useStoredChoice<Record<string, boolean>>(`balcao.columns.${id}`, {})
  const [marked, setMarked] = useState<ReadonlyMap<string, Row>>(new Map())
  const [title, ...hideable] = columns
  const shownAtFirst = Object.fromEntries(
    hideable.map((column: ListColumn<Row, Totals, string>) => [column.id, !column.isHiddenAtFirst]),
  )
  const visibility: Record<string, boolean> = { ...shownAtFirst, ...chosen, [title.id]: true }
  const rows = options.rows.map((original) => {
    const rowId = idOf(original)
    return { id: rowId, original, isSelected: marked.has(rowId) }
  })
  const mark = (choose: (current: string[]) => readonly string[]) =>
    setMarked((current) =>
      keepMarked(choose([...current.keys()]), current, (wanted) =>
        options.rows.find((row) => idOf(row) === wanted),
      ),
    )
  const selected = rows.filter(({ isSelected }) => isSelected)
  const table = {
    rows,
    isVisible: (columnId: string) => visibility[columnId] === true,
    setVisible: (columnId: string, isVisible: boolean) => setChosen({ ...chosen, [columnId]: isVisible }),
    /** Of the rows on this page. */
    selection: selected.length === 0 ? 'none' : selected.length === rows.length ? 'all' : 'some',
    select: (ids: readonly string[]) => mark(() => ids),
    toggle: (wanted: string, isSelected?: boolean) =>
      mark((current) => {
        const others = current.filter((other) => other !== wanted)
        return (isSelected ?? others.length === current.length) ? [...others, wanted] : others
      }),
  } as const
  return { table, marked }
}

/** The selected rows as they were when selected: a decision applies to the version that was shown. */
export function keepMarked<Row>(
  ids: readonly string[],
  marked: ReadonlyMap<string, Row>,
  find: (rowId: string) => Row | undefined,
): ReadonlyMap<string, Row> {
  const rows = ids.map((rowId) => [rowId, marked.get(rowId) ?? find(rowId)] as const)
  return new Map(rows.flatMap(([rowId, row]) => (row === undefined ? [] : [[rowId, row]])))
}
