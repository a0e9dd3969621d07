import { randomUUID } from 'node:crypto'
import { boundsOfDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inScope, type Scope } from '#scope.ts'
import { aStall } from '#test/a-stall.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { untilOneWaits } from '#test/until-waiting.ts'
import { accounts } from './account-kinds.ts'
import { bookAcquirerCost } from './book-acquirer-cost.ts'
import { closeDays, sealNextDay } from './days/close-days.ts'
import { verifyDays } from './days/verify-days.ts'
import { transfer } from './entries.ts'
import { type JournalToPost, post } from './post.ts'
import { type StatementFilters, statement } from './statement.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/** Money without a sale, which has no lots that must agree with accounts. */
const foundMoney = (code: string, cents: number): JournalToPost => ({
  rule: 'money.unallocated',
  key: randomUUID(),
  subject: { kind: 'CASE', id: randomUUID() },
  currency: 'BRL',
  entries: transfer(code, accounts.suspense, cents),
})

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
test('a rule touches the accounts of its row in the table and no others', async () => {
  const entries = transfer(accounts.available('somebody'), accounts.platformFee, 100)
  const posting = within((scope) =>
    post(scope, { rule: 'money.unallocated', key: 'test', subject: null, currency: 'BRL', entries }),
  )
  await expect(posting).rejects.toThrow('money.unallocated does not touch user:somebody:available')
})

test('an acquirer’s cost is the platform’s, and a repeated report books it once', async () => {
  const stall = await aStall(world)
  const paymentId = await stall.sell()
  const cost = {
    paymentId,
    providerAccountId: world.account.id,
    currency: 'BRL',
    amountCents: 120,
  } as const
  const told = await Promise.all([1, 2, 3].map(() => within((scope) => bookAcquirerCost(scope, cost))))
  expect(told.filter(Boolean)).toHaveLength(1)
})

describe('a statement', () => {
  test('shows each line with its sale and the balance after it, page by page, across closed days too', async () => {
    const stall = await aStall(world)
    const sales: string[] = []
    for (let sale = 0; sale < 5; sale++) {
      sales.push(await stall.sell())
      await world.drainJobs()
      world.clock.advance({ days: 1 })
      if (sale === 2) await closeDays(world.app, world.platformId)
    }
    await stall.tell(sales[4] ?? '', 'REFUNDED')
    const account = { code: accounts.available(stall.seller.id), currency: 'BRL' } as const
    const lines = []
    let cursor: string | undefined
    do {
      const page = await within((scope) => statement(scope, account, { cursor, limit: 2 }))
      lines.push(...page.rows)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    const share = 9_152
    expect(lines.map(({ rule, amountCents, balanceCents }) => [rule, amountCents, balanceCents])).toEqual([
      ['sale.refunded', -share - 249, 4 * share - 249],
      ...[5, 4, 3, 2, 1].map((count) => ['lot.released', share, count * share]),
    ])
    expect(lines.map(({ subjectKind, subjectId }) => [subjectKind, subjectId])).toEqual(
      [sales[4], ...sales.toReversed()].map((paymentId) => ['PAYMENT', paymentId]),
    )
  })

  test('is ordered by the dates of its lines, not by their order of writing, with the right balance around midnight', async () => {
    const account = { code: accounts.acquirerReceivable(randomUUID()), currency: 'BRL' } as const
    const midnight = boundsOfDays(dayInSaoPaulo(world.clock.now())).to
    const give = (now: Date, cents: number) =>
      within((scope) => post({ ...scope, now }, foundMoney(account.code, cents)))
    // Written out of order, as two concurrent postings around midnight would be.
    await give(new Date(midnight.getTime() + 300), 1)
    await give(new Date(midnight.getTime() - 200), 20)
    await give(new Date(midnight.getTime() + 500), 300)
    const read = async (bounds: StatementFilters, limit = 10) => {
      const lines = []
      for (let cursor: string | undefined; ; ) {
        const page = await within((scope) => statement(scope, account, { cursor, limit }, bounds))
        lines.push(...page.rows.map(({ amountCents, balanceCents }) => [amountCents, balanceCents]))
        if (page.nextCursor === null) return lines
        cursor = page.nextCursor
      }
    }
    const inOrder = [
      [300, 321],
      [1, 21],
      [20, 20],
    ]
    expect(await read({})).toEqual(inOrder)
    expect(await read({}, 1)).toEqual(inOrder)
    expect(await read({ to: midnight })).toEqual([[20, 20]])
    expect(await read({ from: midnight })).toEqual(inOrder.slice(0, 2))
    world.clock.advance({ days: 2 })
    await closeDays(world.app, world.platformId)
    expect(await read({ from: midnight }, 1)).toEqual(inOrder.slice(0, 2))
  })

  test('of an unknown account is empty', async () => {
    const account = { code: accounts.available('nobody'), currency: 'USD' } as const
    expect(await within((scope) => statement(scope, account, { limit: 5 }))).toEqual({
      rows: [],
      nextCursor: null,
    })
  })
})

describe('a closed day', () => {
  test('is closed once, contains the hash of the day before, and reveals a change of the past', async () => {
    const stall = await aStall(world)
    await stall.sell()
    world.clock.advance({ days: 2 })
    await Promise.all(Array.from({ length: 4 }, () => closeDays(world.app, world.platformId)))
    const days =
      await world.owner`select day, hash from ledger_days where platform_id = ${world.platformId} order by day`
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    expect(await within(verifyDays)).toEqual([])

    const [victim] = await world.owner`
      select e.id, e.amount_cents as cents
      from ledger_entries e join ledger_day_totals t on t.platform_id = e.platform_id and e.posted_at < t.ends_at
      where e.platform_id = ${world.platformId} order by e.id desc limit 1`
    const forge = (cents: unknown) =>
      world.owner`update ledger_entries set amount_cents = ${cents as number} where id = ${victim?.id}`
    await forge(Number(victim?.cents) + 1)
    expect(await within(verifyDays)).not.toEqual([])
    await forge(victim?.cents)
    expect(await within(verifyDays)).toEqual([])
  })

  test('waits for uncommitted postings, and later postings are dated after it', async () => {
    await closeDays(world.app, world.platformId)
    const day = dayInSaoPaulo(world.clock.now())
    const lateNow = new Date(boundsOfDays(day).to.getTime() - 1)
    const code = accounts.acquirerReceivable(randomUUID())
    const committing = Promise.withResolvers<void>()
    const early = foundMoney(code, 100)
    const posted = Promise.withResolvers<void>()
    const earlier = within(async (scope) => {
      await post({ ...scope, now: lateNow }, early)
      posted.resolve()
      await committing.promise
    })
    await posted.promise
    world.clock.advance({ days: 1, hours: 2 })
    const closing = closeDays(world.app, world.platformId)
    await untilOneWaits(world)
    // A posting that also began before midnight, and waits behind the seal.
    const late = foundMoney(code, 100)
    const later = within((scope) => post({ ...scope, now: lateNow }, late))
    committing.resolve()
    await Promise.all([earlier, later, closing])
    const dateOf = async ({ key }: JournalToPost) => {
      const [row] = await world.owner<{ at: Date; dates: number }[]>`
        select j.posted_at as at, count(distinct e.posted_at)::int as dates from ledger_journals j
        join ledger_entries e on e.journal_id = j.id and e.posted_at = j.posted_at where j.key = ${key} group by 1`
      return row
    }
    expect(await dateOf(early)).toEqual({ at: lateNow, dates: 1 })
    expect(await dateOf(late)).toEqual({ at: boundsOfDays(day).to, dates: 1 })
    const [closed] = await world.owner`select entries_count as entries from ledger_days
      where platform_id = ${world.platformId} and day = ${day}`
    expect(closed).toEqual({ entries: 2 })
    expect(await within(verifyDays)).toEqual([])
  })

  test('is not closed in the first hour of the next day', async () => {
    await closeDays(world.app, world.platformId)
    expect(await within(sealNextDay)).toBeNull()
  })
})
