import { AppError } from '@balcao/domain/texts/app-error'
import { and, asc, desc, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { sortValue } from './sort-value.ts'

export type Sort<By extends string = string> = { by: By; direction: 'asc' | 'desc' }

/** The orders of a list: each is a column, and the id as a tie-breaker. Each needs an index that ends in these two. */
export type ListOrders<By extends string> = {
  columns: Record<By, readonly [sorted: PgColumn, id: PgColumn]>
  /** The default order. */
  usual: Sort<By>
}

export type ListAnswer<Row> = { rows: Row[]; nextCursor: string | null }

const rowsMax = 100
const cursorLengthMax = 4_000

/** The input that every list takes besides its filters; `limit` is the number of rows in a page. */
export function pageInput<By extends string>({ columns }: ListOrders<By>) {
  const names = Object.keys(columns) as [By, ...By[]]
  return {
    sort: z.strictObject({ by: z.enum(names), direction: z.enum(['asc', 'desc']) }).optional(),
    cursor: z.string().max(cursorLengthMax).optional(),
    limit: z.int().min(1).max(rowsMax).default(25),
  }
}

export type PageRequest<By extends string> = {
  sort?: Sort<NoInfer<By>> | undefined
  cursor?: string | undefined
  limit: number
}

/** The parts of a list's query that cut out its page. */
export type PageParts = {
  /** Select it with each row: its position in the order. */
  place: SQL<Place>
  after: SQL | undefined
  orderBy: SQL[]
  limit: number
}
export type Place = [value: string | null, id: string]

/**
 * One page of a list and the cursor of the next. Rows added or removed between two pages cause no repeated and no
 * missing row. A null counts as greater than every value, last ascending and first descending, as PostgreSQL sorts by
 * default, so one index serves both directions.
 */
export async function pageOf<By extends string, Row extends { place: Place }>(
  orders: ListOrders<By>,
  request: PageRequest<By>,
  read: (parts: PageParts) => Promise<Row[]>,
): Promise<ListAnswer<Omit<Row, 'place'>>> {
  const { rows, hasMore } = await placedPageOf(orders, request, read)
  const last = rows.at(-1)
  return {
    rows: rows.map(({ place: _, ...row }) => row),
    nextCursor:
      hasMore && last ? encodeCursor({ sort: request.sort ?? orders.usual, place: last.place }) : null,
  }
}

/** The same with the position of each row, for a page that is merged from several lists. */
export async function placedPageOf<By extends string, Row extends { place: Place }>(
  { columns, usual }: ListOrders<By>,
  { sort = usual, cursor, limit }: PageRequest<By>,
  read: (parts: PageParts) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const [sorted, id] = columns[sort.by]
  const direction = sort.direction === 'asc' ? asc : desc
  const rows = await read({
    place: sql<Place>`jsonb_build_array(${sortValue(sorted).toText(sorted)}, ${id}::text)`,
    after:
      cursor === undefined ? undefined : isAfter(placeOf(cursor, sort, [sorted, id]), sort, [sorted, id]),
    orderBy: [direction(sorted), direction(id)],
    limit: limit + 1,
  })
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

function placeOf(cursor: string, sort: Sort, [sorted, id]: readonly [PgColumn, PgColumn]): Place {
  const made = decodeCursor(cursor, sortValue(sorted).shape, sortValue(id).shape)
  if (made.sort.by !== sort.by || made.sort.direction !== sort.direction)
    throw new AppError('input_invalid', { field: 'cursor', reason: 'another_order' })
  return made.place
}

function isAfter([value, lastId]: Place, { direction }: Sort, [sorted, id]: readonly [PgColumn, PgColumn]) {
  const isAscending = direction === 'asc'
  const last = sortValue(id).fromText(lastId)
  const idAfter = (isAscending ? gt : lt)(id, last)
  if (value === null)
    return isAscending ? and(isNull(sorted), idAfter) : or(and(isNull(sorted), idAfter), isNotNull(sorted))
  const sign = sql.raw(isAscending ? '>' : '<')
  const further = sql`(${sorted}, ${id}) ${sign} (${sortValue(sorted).fromText(value)}, ${last})`
  return isAscending && !sorted.notNull ? or(further, isNull(sorted)) : further
}
