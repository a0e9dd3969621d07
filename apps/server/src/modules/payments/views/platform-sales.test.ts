import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPurchase } from '#demo/a-purchase.ts'
import { saveAcquirerCosts } from '#modules/acquirers/costs/save-acquirer-costs.ts'
import { recheckSale } from '#modules/payments/asking/recheck-sale.ts'
import type { Caller } from '#rpc/caller.ts'
import { inScope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { aStall, type Stall } from '#test/a-stall.ts'
import { readBooks } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getPlatformSale } from './get-platform-sale.ts'
import { listPlatformSales } from './list-platform-sales.ts'

let world: TestApp
let bakery: Stall
let pottery: Stall
let breadSale: string
let cupSale: string

const asStaff = <T>(work: (caller: Caller) => Promise<T>) =>
  inScope(world.app, world.platformId, (scope) => work(aCaller(scope, bakery.seller.id, 'ADMIN')))

beforeAll(async () => {
  world = await createTestApp()
  bakery = await aStall(world, { partners: ['manager'] })
  pottery = await aStall(world)
  await asStaff((caller) =>
    saveAcquirerCosts(caller, {
      accountId: world.account.id,
      method: 'PIX',
      currency: 'BRL',
      rows: [{ fromInstallments: 1, basisPoints: 100, fixedCents: 0 }],
    }),
  )
  breadSale = await bakery.sell()
  world.clock.advance({ minutes: 1 })
  cupSale = await pottery.sell()
})
afterAll(() => world.stop())

describe('the sales of all sellers', () => {
  test('show seller, account charged, cost and remaining amount, equal to the books', async () => {
    const { rows } = await asStaff((caller) => listPlatformSales(caller, { limit: 25 }))
    expect(rows.map(({ paymentId }) => paymentId)).toEqual([cupSale, breadSale])
    const books = await readBooks(world)
    const sum = (read: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + read(row), 0)
    expect(rows[0]).toMatchObject({ sellerId: pottery.seller.id, attemptCount: 1, costCents: 100 })
    expect(sum(({ costCents }) => costCents)).toBe(books['platform:cost'])
    expect(sum(({ earnedCents }) => earnedCents)).toBe(0 - (books['platform:fee'] ?? 0))
    expect(sum(({ marginCents }) => marginCents)).toBe(
      0 - (books['platform:fee'] ?? 0) - (books['platform:cost'] ?? 0),
    )
  })

  test('are filtered by one seller and by one account', async () => {
    const list = (filters: object) =>
      asStaff(async (caller) => (await listPlatformSales(caller, { limit: 25, ...filters })).rows.length)
    expect(await list({ sellerId: bakery.seller.id })).toBe(1)
    expect(await list({ providerAccountId: world.account.id })).toBe(2)
    expect(await list({ providerAccountId: bakery.seller.id })).toBe(0)
    expect(await list({ certainty: 'UNKNOWN' })).toBe(0)
  })

  test('show the seller’s part beside the platform’s', async () => {
    const sale = await asStaff((caller) => getPlatformSale(caller, { paymentId: breadSale }))
    expect(sale.money.sellerCents + sale.money.feeCents).toBe(sale.money.totalCents)
    expect(sale.platform.marginCents).toBe(sale.platform.earnedCents - 100)
  })
})

describe('a sale that the staff rechecks at the provider', () => {
  test('moves by the provider’s answer, and the audit log names the person', async () => {
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: bakery.offer.id })
    const by = { userId: bakery.seller.id, ip: '203.0.113.7' }
    const answer = await recheckSale(world.app, { platformId: world.platformId, paymentId, by })
    expect(answer).toEqual({ kind: 'read', status: 'PENDING' })
    const audit = await world.owner`select action, actor_user_id from audit_log where subject = ${paymentId}`
    expect([...audit]).toEqual([{ action: 'sale.rechecked', actor_user_id: by.userId }])
  })

  test('is not found from another platform', async () => {
    await expect(
      recheckSale(world.app, {
        platformId: randomUUID(),
        paymentId: breadSale,
        by: { userId: null, ip: null },
      }),
    ).rejects.toMatchObject({ code: 'payment_not_found' })
  })
})
