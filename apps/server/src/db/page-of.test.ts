import { asc, desc } from 'drizzle-orm'
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seededRandom } from '#demo/seeded-random.ts'
import { createTestDatabase, type TestDatabase } from '#test/test-database.ts'
import { type ListOrders, pageInput, pageOf, type Sort } from './page-of.ts'

const things = pgTable('things', {
  id: uuid().primaryKey().defaultRandom(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  cents: bigint({ mode: 'number' }).notNull(),
  rank: integer(),
  name: text(),
})

type By = 'madeAt' | 'paidAt' | 'cents' | 'rank' | 'name'
const orders: ListOrders<By> = {
  columns: {
    madeAt: [things.madeAt, things.id],
    paidAt: [things.paidAt, things.id],
    cents: [things.cents, things.id],
    rank: [things.rank, things.id],
    name: [things.name, things.id],
  },
  usual: { by: 'madeAt', direction: 'desc' },
}
const everySort = (Object.keys(orders.columns) as By[]).flatMap((by) =>
  (['asc', 'desc'] as const).map((direction): Sort<By> => ({ by, direction })),
)

let database: TestDatabase
let owner: postgres.Sql
let db: ReturnType<typeof drizzle>
let random = seededRandom(7)

beforeAll(async () => {
  database = await createTestDatabase()
  owner = postgres(database.ownerUrl, { max: 1, onnotice: () => {} })
  db = drizzle(owner)
  await owner.unsafe(`create table things (
    id uuid primary key default gen_random_uuid(), made_at timestamptz not null, paid_at timestamptz,
    cents bigint not null, rank integer, name text)`)
})
beforeEach(async () => {
  random = seededRandom(7)
  await owner`truncate things`
  await add(60)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

/** Few distinct values, so that most rows share theirs; instants less than a millisecond apart; and nulls. */
async function add(count: number): Promise<void> {
  const names = ['', 'Ávila', 'avila', 'Zé "Ponto"', 'a,b', null]
  const instant = () => `2030-03-13T15:00:00.00000${random.below(5)}Z`
  const maybe = <Value>(value: Value) => (random.below(4) === 0 ? null : value)
  for (let left = count; left > 0; left -= 1)
    await owner`insert into things (made_at, paid_at, cents, rank, name) values (
      ${instant()}::text::timestamptz, ${maybe(instant())}::text::timestamptz,
      ${(random.below(5) - 2) * 1_000_000_000_000}, ${maybe(random.below(3) - 1)},
      ${random.pick(names)})`
}

const page = (sort: Sort<By> | undefined, cursor: string | undefined, limit: number) =>
  pageOf(orders, { sort, cursor, limit }, ({ place, after, orderBy, limit: rows }) =>
    db
      .select({ id: things.id, place })
      .from(things)
      .where(after)
      .orderBy(...orderBy)
      .limit(rows),
  )

async function walk(sort: Sort<By>, limit: number, between: () => Promise<void> = async () => {}) {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await page(sort, cursor, limit)
    seen.push(...rows.map(({ id }) => id))
    cursor = nextCursor ?? undefined
    if (cursor !== undefined) await between()
  } while (cursor !== undefined)
  return seen
}

async function allAtOnce({ by, direction }: Sort<By>): Promise<string[]> {
  const way = direction === 'asc' ? asc : desc
  const [sorted, id] = orders.columns[by]
  const rows = await db.select({ id: things.id }).from(things).orderBy(way(sorted), way(id))
  return rows.map((row) => row.id)
}

describe.each(everySort)('a list by $by, $direction,', (sort) => {
  test.each([1, 2, 7, 59, 60, 61])('read in pages of %i gives the whole list', async (limit) => {
    expect(await walk(sort, limit)).toEqual(await allAtOnce(sort))
  })

  test('shows every earlier row exactly once and in order, whatever is added meanwhile', async () => {
    const before = await allAtOnce(sort)
    const seen = await walk(sort, 7, () => add(3))
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => before.includes(id))).toEqual(before)
    expect((await allAtOnce(sort)).filter((id) => seen.includes(id))).toEqual(seen)
  })
})

describe('a cursor', () => {
  const cursorOf = async (sort: Sort<By>) => (await page(sort, undefined, 5)).nextCursor ?? ''
  const refusal = { code: 'input_invalid', details: { field: 'cursor' } }

  test('is valid for its own order, and refused in any other', async () => {
    const cursor = await cursorOf({ by: 'cents', direction: 'asc' })
    await expect(page({ by: 'cents', direction: 'desc' }, cursor, 5)).rejects.toMatchObject(refusal)
    await expect(page({ by: 'rank', direction: 'asc' }, cursor, 5)).rejects.toMatchObject(refusal)
    await expect(page(undefined, cursor, 5)).rejects.toMatchObject(refusal)
    await expect(page({ by: 'cents', direction: 'asc' }, cursor, 5)).resolves.toBeDefined()
  })

  test('that was forged is refused before PostgreSQL reads it', async () => {
    const id = crypto.randomUUID()
    for (const [by, value] of [
      ['madeAt', 'yesterday'],
      ['madeAt', '2030-02-30T00:00:00.000000Z'],
      ['madeAt', '0000-01-01T00:00:00.000000Z'],
      ['madeAt', `2030-01-01T00:00:00.${'1'.repeat(300)}Z`],
      ['cents', '1e3'],
      ['rank', '9'.repeat(30)],
      ['name', 'a\0b'],
      ['name', 7],
    ] as const) {
      const sort = { by, direction: 'asc' } as const
      const bent = Buffer.from(JSON.stringify({ sort, place: [value, id] })).toString('base64url')
      await expect(page(sort, bent, 5), `${by} ${value}`).rejects.toMatchObject(refusal)
    }
    const sort = { by: 'cents', direction: 'asc' } as const
    for (const bent of [
      '',
      'e30',
      Buffer.from(JSON.stringify({ sort, place: ['1', 'x'] })).toString('base64url'),
    ])
      await expect(page(sort, bent, 5), bent).rejects.toMatchObject(refusal)
  })
})

test('a list accepts only its declared orders', () => {
  const { sort } = pageInput(orders)
  expect(sort.safeParse({ by: 'rank', direction: 'asc' }).success).toBe(true)
  expect(sort.safeParse({ by: 'id', direction: 'asc' }).success).toBe(false)
  expect(sort.safeParse({ by: 'constructor', direction: 'asc' }).success).toBe(false)
})
