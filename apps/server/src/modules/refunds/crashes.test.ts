import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { jobs } from '#jobs.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { callAs } from '#test/call-as.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import type { RefundWish } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'
import { openRequest } from './requests/open-request.ts'

const price = 19_700

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

async function aSale(email: string = `${randomUUID()}@compradora.example`) {
  const { paymentId, payment } = await shop.buy({ email })
  const code = payment.pix?.code ?? ''
  await shop.sandbox.bank.pay(code)
  await shop.settle()
  const [row] = await shop.owner`select seller_id, transaction_id from payments where id = ${paymentId}`
  return { paymentId, code, sellerId: row?.seller_id as string, transactionId: row?.transaction_id as string }
}

/** Runs a worker that dies, then one that lives, for as long as it takes to prove the refund. */
async function work(dying: App, { paymentId }: { paymentId: string }): Promise<void> {
  await drainJobs(dying, shop.ownerUrl, jobs)
  for (const minutes of [3, 3, 11, 11, 61, 361, 1_441, 1_441, 2_881, 2_881, 2_881]) {
    const ended = await shop.owner`
      select 1 from refunds where payment_id = ${paymentId} and state in ('DONE', 'MANUAL')`
    if (ended.length > 0) return
    shop.clock.advance({ minutes })
    await shop.settle()
  }
}

async function expectReturnedOnce(
  { paymentId, transactionId }: { paymentId: string; transactionId: string },
  amount: number,
): Promise<void> {
  const made = (await shop.sandbox.acquirer('HAWKPAY').refunds()).filter(
    ({ chargeId }) => chargeId === transactionId,
  )
  expect(made.map((refund) => refund.amount)).toEqual([amount])
  const stored =
    await shop.owner`select state, amount_cents::int as cents from refunds where payment_id = ${paymentId}`
  expect(stored).toEqual([{ state: 'DONE', cents: amount }])
  const [books] = await shop.owner`
    select (refunded_cents)::int as refunded, refund_due_cents::int as due from payments where id = ${paymentId}`
  expect(books).toEqual({ refunded: amount, due: 0 })
}

/**
 * A worker that dies between storing the request and sending it leaves a partial refund that was never
 * requested; only a person may request it again.
 */
async function expectReturnedOnceOrLeftToPerson(
  sale: { paymentId: string; transactionId: string },
  amount: number,
): Promise<'DONE' | 'MANUAL'> {
  const [stored] = await shop.owner`select state from refunds where payment_id = ${sale.paymentId}`
  if (stored?.state !== 'MANUAL') {
    await expectReturnedOnce(sale, amount)
    return 'DONE'
  }
  const made = await shop.sandbox.acquirer('HAWKPAY').refunds()
  expect(made.filter(({ chargeId }) => chargeId === sale.transactionId)).toEqual([])
  return 'MANUAL'
}

describe.each(['before', 'after'] as const)('a worker that dies just %s any of its commits', (moment) => {
  test('refunds a whole sale once', async () => {
    const deaths = await dieEverywhere(shop.app, moment, async (dying) => {
      const sale = await aSale()
      await refund(sale, { kind: 'WHOLE' })
      await work(dying, sale)
      await expectReturnedOnce(sale, price)
      expect(await shop.statusOf(sale.paymentId)).toBe('REFUNDED')
    })
    expect(deaths).toBeGreaterThan(1)
  })

  test('refunds a part once, or leaves it to a person if the provider proves it only on a read', async () => {
    const ends: string[] = []
    const deaths = await dieEverywhere(shop.app, moment, async (dying) => {
      const sale = await aSale()
      await refund(sale, { kind: 'PART', amountCents: 4_321 })
      await work(dying, sale)
      ends.push(await expectReturnedOnceOrLeftToPerson(sale, 4_321))
    })
    expect(deaths).toBeGreaterThan(1)
    expect(ends.filter((end) => end === 'MANUAL').length).toBeLessThanOrEqual(1)
  })

  test('grants an unanswered request once', async () => {
    const deaths = await dieEverywhere(shop.app, moment, async (dying) => {
      const email = `${randomUUID()}@compradora.example`
      const sale = await aSale(email)
      const [buyer] = await shop.owner`select id from users where email = ${email}`
      const asBuyer = callAs(shop, { userId: buyer?.id, role: 'CUSTOMER' })
      const { paymentId } = sale
      await asBuyer(openRequest, { paymentId, orderItemIds: [], reason: '' })
      shop.clock.advance({ hours: 49 })
      await work(dying, sale)
      await expectReturnedOnce(sale, price)
      const [request] = await shop.owner`select state from refund_requests where payment_id = ${paymentId}`
      expect(request).toEqual({ state: 'DONE' })
    })
    expect(deaths).toBeGreaterThan(2)
  })

  test('returns a second payment once, or leaves it to a person', async () => {
    const ends: string[] = []
    const deaths = await dieEverywhere(shop.app, moment, async (dying) => {
      const sale = await aSale()
      shop.clock.advance({ minutes: 1 })
      await shop.sandbox.bank.pay(sale.code, { amount: price, late: true })
      await shop.sandbox.bank.webhooksDelivered()
      await work(dying, sale)
      ends.push(await expectReturnedOnceOrLeftToPerson(sale, price))
      expect(await shop.statusOf(sale.paymentId)).toBe('APPROVED')
    })
    expect(deaths).toBeGreaterThan(3)
    expect(ends.filter((end) => end === 'MANUAL').length).toBeLessThanOrEqual(1)
  })
})

type Wish = { kind: 'WHOLE' } | { kind: 'PART'; amountCents: number }

function refund({ paymentId, sellerId }: { paymentId: string; sellerId: string }, wish: Wish) {
  const asOwner = callAs(shop, { userId: sellerId, role: 'SELLER' })
  return asOwner((caller, asked: RefundWish) => refundSale(caller, asSeller(caller), asked), {
    ...wish,
    paymentId,
    key: randomUUID(),
    reason: 'Pedido do comprador',
  })
}
