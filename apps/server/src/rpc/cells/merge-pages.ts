import { AppError } from '@balcao/domain/texts/app-error'
import { z } from 'zod'
import { encodeCursor } from '#db/cursor.ts'
import type { ListAnswer, ListOrders, PageRequest, Place, Sort } from '#db/page-of.ts'
import type { CellAnswers } from './ask-every-cell.ts'

/** Where each cell's list continues: after a cursor of its own, at its start without one, or not at all if it is null. */
const cursorsShape = z.record(z.string(), z.string().nullable())

type Placed = { place: Place }
type Page<Row> = { rows: Row[]; hasMore: boolean }
export type Merging<By extends string, Row> = {
  orders: ListOrders<By>
  /** Sort key of the merged rows, where it is not the sorted column itself. */
  orderedBy?: (row: Row) => string
}

const { compare } = new Intl.Collator('pt-BR', { numeric: true })

/** The input of one cell for the same page of a list: with its own cursor; null where its list has ended. */
export function inputOfCell(input: object, cell: string): object | null {
  const { cursor } = input as { cursor?: string }
  if (cursor === undefined) return input
  const { cursor: _, ...rest } = input as { cursor: string }
  const own = readCursors(cursor)[cell]
  if (own === null) return null
  return own === undefined ? rest : { ...rest, cursor: own }
}

/**
 * One page from the pages of all cells. The rows of a cell stay in the order of its own database, and its next page
 * begins after its last row on this page. So no row is left out or repeated, even if databases sort differently.
 */
export function mergePages<By extends string, Row extends Placed>(
  { orders: { usual }, orderedBy = ({ place: [value] }) => value ?? '' }: Merging<By, Row>,
  { parts, silentCells }: Omit<CellAnswers<Page<Row>>, 'now'>,
  { sort = usual, cursor, limit }: PageRequest<By>,
): ListAnswer<Omit<Row, 'place'>> & { silentCells: string[] } {
  const lists = parts.map(({ cell, answer }) => ({ cell, ...answer, taken: 0 }))
  const page: Row[] = []
  const sign = sort.direction === 'asc' ? 1 : -1
  while (page.length < limit) {
    const [next] = lists
      .flatMap((list) => {
        const row = list.rows[list.taken]
        return row ? [{ list, row }] : []
      })
      .sort((one, other) => sign * compare(orderedBy(one.row), orderedBy(other.row)))
    if (!next) break
    page.push(next.row)
    next.list.taken += 1
  }
  const unfinished = lists.filter(({ rows, taken, hasMore }) => hasMore || taken < rows.length)
  return {
    rows: page.map(({ place: _, ...row }) => row),
    nextCursor: unfinished.length === 0 ? null : nextCursor(lists, { sort, cursor }),
    silentCells,
  }
}

type List = { cell: string | null; rows: Placed[]; taken: number; hasMore: boolean }

function nextCursor(lists: List[], { sort, cursor }: { sort: Sort; cursor: string | undefined }): string {
  const after = ({ rows, taken }: List) => {
    const last = rows[taken - 1]
    return last && encodeCursor({ sort, place: last.place })
  }
  const [only] = lists
  if (only?.cell === null) return after(only) ?? ''
  const cursors = cursor === undefined ? {} : readCursors(cursor)
  for (const list of lists) {
    const reached = after(list)
    if (!list.hasMore && list.taken === list.rows.length) cursors[list.cell ?? ''] = null
    else if (reached) cursors[list.cell ?? ''] = reached
  }
  return Buffer.from(JSON.stringify(cursors)).toString('base64url')
}

function readCursors(text: string): Record<string, string | null> {
  try {
    return cursorsShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new AppError('input_invalid', { field: 'cursor' }, { cause })
  }
}
