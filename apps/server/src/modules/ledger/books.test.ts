import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aStall } from '../../../test/a-stall.ts'
import { brokenInvariants } from '../../../test/read-books.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inScope, type Scope } from '../../scope.ts'
import { accounts } from './account-kinds.ts'
import { bookAcquirerCost } from './book-acquirer-cost.ts'
import { closeDay } from './close-day.ts'
import { transfer } from './entries.ts'
import { post } from './post.ts'
import { statement } from './statement.ts'
import { verifyDays } from './verify-days.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
test('a rule touches the accounts of its row in the table and no others', async () => {
  const entries = transfer(accounts.available('somebody'), accounts.platformFee, 100)
  const posting = within((scope) =>
    post(scope, { rule: 'money.unallocated', key: 'test', subject: null, currency: 'BRL', entries }),
  )
  await expect(posting).rejects.toThrow('money.unallocated does not touch user:somebody:available')
})

test('what an acquirer keeps is the platform’s cost, told twice and booked once', async () => {
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
  test('shows each line with its sale and the balance after it, page by page, also across closed days', async () => {
    const stall = await aStall(world)
    const sales: string[] = []
    for (let sale = 0; sale < 5; sale++) {
      sales.push(await stall.sell())
      await world.drainJobs()
      world.clock.advance({ days: 1 })
      if (sale === 2) while (await within(closeDay));
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

  test('of an account that nobody has is empty', async () => {
    const account = { code: accounts.available('nobody'), currency: 'USD' } as const
    expect(await within((scope) => statement(scope, account, { limit: 5 }))).toEqual({
      rows: [],
      nextCursor: null,
    })
  })
})

describe('a closed day', () => {
  test('is closed once, holds the hash of the day before, and shows when somebody changed the past', async () => {
    const stall = await aStall(world)
    await stall.sell()
    world.clock.advance({ days: 2 })
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (await within(closeDay));
      }),
    )
    const days =
      await world.owner`select day, hash from ledger_days where platform_id = ${world.platformId} order by day`
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    expect(await within(verifyDays)).toEqual([])

    const [victim] = await world.owner`
      select e.id, e.amount_cents as cents from ledger_entries e join ledger_days d on e.id <= d.last_entry_id order by e.id desc limit 1`
    const forge = (cents: unknown) =>
      world.owner`update ledger_entries set amount_cents = ${cents as number} where id = ${victim?.id}`
    await forge(Number(victim?.cents) + 1)
    expect(await within(verifyDays)).not.toEqual([])
    await forge(victim?.cents)
    expect(await within(verifyDays)).toEqual([])
  })

  test('is not closed before its last transactions have ended', async () => {
    while (await within(closeDay));
    expect(await within(closeDay)).toBeNull()
  })
})
