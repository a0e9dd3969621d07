import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { jobs } from '#jobs.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { asPlatform, asSeller } from '#modules/payments/views/sale-viewer.ts'
import { inScope } from '#scope.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { callAs } from '#test/call-as.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { askAgain } from './ask-again.ts'
import { cancelRefund } from './cancel-refund.ts'
import { listRefunds } from './list-refunds.ts'
import { markReturned } from './mark-returned.ts'
import type { RefundWish } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'

const price = 19_700
const reason = 'O comprador se arrependeu'

let shop: Shop

beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

type Wish =
  | { kind: 'WHOLE' }
  | { kind: 'PART'; amountCents: number }
  | { kind: 'ITEMS'; orderItemIds: string[] }

/** A paid sale and its seller. */
async function aSale(wishes: Parameters<Shop['buy']>[0] = {}) {
  const { paymentId, payment } = await shop.buy(wishes)
  if (payment.pix) await shop.sandbox.bank.pay(payment.pix.code)
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const [row] = await shop.owner`select seller_id, transaction_id from payments where id = ${paymentId}`
  const asOwner = callAs(shop, { userId: row?.seller_id, role: 'SELLER' })
  const refund = (wish: Wish, key: string = randomUUID()) =>
    asOwner((caller, asked: RefundWish) => refundSale(caller, asSeller(caller), asked), {
      ...wish,
      paymentId,
      key,
      reason,
    })
  return {
    paymentId,
    sellerId: row?.seller_id as string,
    transactionId: row?.transaction_id as string,
    refund,
  }
}
/** Lets webhooks arrive, time pass and every job run, until nothing is due. */
async function pass(time: Parameters<Shop['clock']['advance']>[0] = { minutes: 2 }) {
  await shop.settle()
  shop.clock.advance(time)
  await shop.settle()
}
const refundsOf = async (paymentId: string) =>
  (
    await shop.owner`select state, failure, amount_cents::int as cents from refunds where payment_id = ${paymentId} order by created_at, id`
  ).map(({ state, failure, cents }) => [state, cents, ...(failure ? [failure] : [])].join(' '))
const madeByProvider = async (transactionId: string, provider = 'HAWKPAY') =>
  (await shop.sandbox.acquirer(provider).refunds())
    .filter(({ chargeId }) => chargeId === transactionId)
    .map(({ amount }) => amount)
const staff = (userId: string = randomUUID()) =>
  callAs(shop, { userId, role: 'ADMIN', permissions: ['isSalesAvailable'] })

describe('a seller', () => {
  test('refunds a whole sale: the provider is called once, every share gives its part, and the buyer gets a mail', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    expect(await refund({ kind: 'WHOLE' })).toMatchObject({ amountCents: price, state: 'PENDING' })
    await pass()
    expect(await refundsOf(paymentId)).toEqual([`DONE ${price}`])
    expect(await madeByProvider(transactionId)).toEqual([price])
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
    const told = (await shop.inbox()).filter(
      ({ key, recipient }) =>
        /^(refund-made|purchase-reversed):/.test(key) && recipient === 'carolina@compradora.example',
    )
    expect(told.map(({ key }) => key.split(':')[0])).toEqual(['purchase-reversed'])
  })

  test('refunds a part and then the rest, each proven by the provider’s sums', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    await refund({ kind: 'PART', amountCents: 5_000 })
    await pass()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    await refund({ kind: 'WHOLE' })
    await pass()
    expect(await refundsOf(paymentId)).toEqual(['DONE 5000', `DONE ${price - 5_000}`])
    expect(await madeByProvider(transactionId)).toEqual([5_000, price - 5_000])
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
  })

  test('refunds two parts requested at the same moment, one after the other', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    await Promise.all([1_000, 2_000, 3_000].map((amountCents) => refund({ kind: 'PART', amountCents })))
    for (const _ of [1, 2, 3]) await pass()
    expect((await refundsOf(paymentId)).toSorted()).toEqual(['DONE 1000', 'DONE 2000', 'DONE 3000'])
    expect((await madeByProvider(transactionId)).toSorted()).toEqual([1_000, 2_000, 3_000])
  })

  test('refunds one item of the order, once', async () => {
    const { bumpId, offerId } = await inScope(shop.app, shop.platformId, async (scope) => {
      const [known] = await shop.owner`select seller_id from products limit 1`
      const main = await aProduct(scope, { sellerId: known?.seller_id })
      const extra = await aProduct(scope, { sellerId: known?.seller_id, name: 'Caderno' })
      const offer = await anOffer(scope, { productId: main.id, priceCents: 10_000 })
      const bump = await anOffer(scope, { productId: extra.id, priceCents: 2_900 })
      return { offerId: offer.id, bumpId: await anOrderBump(scope, { productId: main.id, offerId: bump.id }) }
    })
    const { paymentId, refund } = await aSale({ offerId, orderBumpsIds: [bumpId] })
    const items = await shop.owner`
      select i.id, i.kind from order_items i join payments p on (p.platform_id, p.order_id) = (i.platform_id, i.order_id) where p.id = ${paymentId}`
    const itemOf = (kind: string) => items.find((item) => item.kind === kind)?.id
    const bump = { kind: 'ITEMS', orderItemIds: [itemOf('ORDER_BUMP')] } as const
    expect(await refund({ ...bump, orderItemIds: [...bump.orderItemIds] })).toMatchObject({
      amountCents: 2_900,
    })
    await expect(refund({ ...bump, orderItemIds: [...bump.orderItemIds] })).rejects.toMatchObject({
      code: 'refund_exceeds_payment',
    })
    await pass()
    expect(await refund({ kind: 'ITEMS', orderItemIds: [itemOf('MAIN')] })).toMatchObject({
      amountCents: 10_000,
    })
    await pass()
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
  })

  test('refunds nothing of another seller’s sale', async () => {
    const { paymentId } = await aSale()
    const stranger = callAs(shop, { userId: randomUUID(), role: 'SELLER' })
    const asked = stranger((caller, wish: RefundWish) => refundSale(caller, asSeller(caller), wish), {
      kind: 'WHOLE',
      paymentId,
      key: randomUUID(),
      reason,
    })
    await expect(asked).rejects.toMatchObject({ code: 'payment_not_found' })
  })
})

describe('the same refund', () => {
  test('requested twenty times under one key is made once, and a different one under that key is refused', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund({ kind: 'PART', amountCents: 4_000 }, key)),
    )
    expect(new Set(answers.map(({ refundId }) => refundId)).size).toBe(1)
    await expect(refund({ kind: 'PART', amountCents: 4_001 }, key)).rejects.toMatchObject({
      code: 'refund_conflict',
    })
    await pass()
    expect(await refundsOf(paymentId)).toEqual(['DONE 4000'])
    expect(await madeByProvider(transactionId)).toEqual([4_000])
  })

  test('of 60 % requested a hundred times at the same moment is made once', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    const asked = await Promise.allSettled(
      Array.from({ length: 100 }, () => refund({ kind: 'PART', amountCents: 11_820 })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await pass()
    expect(await refundsOf(paymentId)).toEqual(['DONE 11820'])
    expect(await madeByProvider(transactionId)).toEqual([11_820])
  })

  test('processed by two workers at once is requested once', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    await refund({ kind: 'WHOLE' })
    await inAnotherProcess(shop, async (other) => {
      await Promise.all([shop.drainJobs(), drainJobs(other, shop.ownerUrl, jobs)])
    })
    await pass()
    expect(await refundsOf(paymentId)).toEqual([`DONE ${price}`])
    expect(await madeByProvider(transactionId)).toEqual([price])
  })
})

describe('a provider', () => {
  test.each(['drop-after', 'error-after', 'reset', 'garbage'] as const)(
    'that refunds without an answer (%s) has refunded once',
    async (kind) => {
      const { paymentId, transactionId, refund } = await aSale()
      shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind })
      shop.sandbox.faults.always({ acquirer: 'HAWKPAY', operation: 'webhook', kind: 'lose' })
      await refund({ kind: 'PART', amountCents: 7_000 })
      for (const minutes of [2, 3, 11, 61]) await pass({ minutes })
      expect(await refundsOf(paymentId)).toEqual(['DONE 7000'])
      expect(await madeByProvider(transactionId)).toEqual([7_000])
    },
  )

  test('that never got the request is called again, when it certainly has no such refund', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'drop-before' })
    await refund({ kind: 'WHOLE' })
    await pass({ minutes: 3 })
    expect(await refundsOf(paymentId)).toEqual([`SENT ${price}`])
    for (const minutes of [11, 11, 61]) await pass({ minutes })
    expect(await refundsOf(paymentId)).toEqual([`DONE ${price}`])
    expect(await madeByProvider(transactionId)).toEqual([price])
  })

  test('that never got the request for a part is not called again: the refund is left to a person', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'drop-before' })
    await refund({ kind: 'PART', amountCents: 7_000 })
    for (const minutes of [3, 11, 11, 61, 361, 1_441, 1_441, 2_881, 2_881, 2_881]) await pass({ minutes })
    expect(await madeByProvider(transactionId)).toEqual([])
    expect(await refundsOf(paymentId)).toEqual(['MANUAL 7000 outcome_not_proven'])
  })

  test('that reports the refund before it answers is applied once', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'webhook-first' })
    await refund({ kind: 'WHOLE' })
    await pass()
    expect(await refundsOf(paymentId)).toEqual([`DONE ${price}`])
    expect(await madeByProvider(transactionId)).toEqual([price])
  })

  test('that refuses leaves every share with its former cents', async () => {
    const { paymentId, refund, sellerId } = await aSale()
    const before = await readBooks(shop, { [sellerId]: 'seller' })
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'error-before', status: 400 })
    await refund({ kind: 'PART', amountCents: 100 })
    await shop.drainJobs()
    expect(await refundsOf(paymentId)).toEqual(['REFUSED 100 provider_refused'])
    expect(await readBooks(shop, { [sellerId]: 'seller' })).toEqual(before)
  })

  test('that cannot be reached is called again later', async () => {
    const { paymentId, refund } = await aSale()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'error-before', status: 429 })
    await refund({ kind: 'WHOLE' })
    await shop.drainJobs()
    expect(await refundsOf(paymentId)).toEqual([`PENDING ${price}`])
    await pass({ minutes: 5 })
    await pass()
    expect(await refundsOf(paymentId)).toEqual([`DONE ${price}`])
  })
})

describe('a refund returned by hand', () => {
  const untilAPersonLooks = async () => {
    for (const minutes of [3, 11, 11, 61, 361, 1_441, 1_441, 2_881, 2_881, 2_881]) await pass({ minutes })
  }
  const standing = async (paymentId: string) => {
    const [row] = await shop.owner`
      select refunded_cents::int as refunded, booked_cents::int as booked, refund_due_cents::int as due
      from payments where id = ${paymentId}`
    return row
  }

  test('counts once if the provider has reported a part of it: the rest is added', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'drop-before' })
    const { refundId } = await refund({ kind: 'PART', amountCents: 5_000 })
    await pass({ minutes: 3 })
    await shop.sandbox.bank.refund(transactionId, { amount: 2_000 })
    await untilAPersonLooks()
    expect(await refundsOf(paymentId)).toEqual(['MANUAL 5000 outcome_not_proven'])
    const reason = 'O resto foi devolvido no painel da adquirente'
    await staff()(markReturned, { refundId, from: 'ACQUIRER', reason })
    await shop.sandbox.bank.refund(transactionId, { amount: 3_000 })
    await pass()
    expect(await standing(paymentId)).toEqual({ refunded: 5_000, booked: price - 5_000, due: 0 })
    expect(await refundsOf(paymentId)).toEqual(['DONE 5000'])
  })

  test('from the platform’s own bank does not count towards the next part, which the provider proves by its sum', async () => {
    const { paymentId, refund } = await aSale()
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'drop-before' })
    const first = await refund({ kind: 'PART', amountCents: 3_000 })
    await untilAPersonLooks()
    const reason = 'Pix enviado pela conta da plataforma'
    await staff()(markReturned, { refundId: first.refundId, from: 'OWN_BANK', reason })
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'drop-after' })
    await refund({ kind: 'PART', amountCents: 5_000 })
    await pass({ minutes: 3 })
    expect(await refundsOf(paymentId)).toEqual(['DONE 3000', 'DONE 5000'])
    expect(await standing(paymentId)).toEqual({ refunded: 8_000, booked: price - 8_000, due: 0 })
  })

  const books = async () => {
    const all = await readBooks(shop)
    return {
      owed: all['acquirer:hawkpay:receivable'] ?? 0,
      outside: all['platform:paid_outside'] ?? 0,
      suspense: all.suspense ?? 0,
    }
  }
  const returnFromOwnBank = async ({ refund }: Awaited<ReturnType<typeof aSale>>, amountCents: number) => {
    shop.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'refund', kind: 'drop-before' })
    const { refundId } = await refund({ kind: 'PART', amountCents })
    await untilAPersonLooks()
    const reason = 'Pix enviado pela conta da plataforma'
    await staff()(markReturned, { refundId, from: 'OWN_BANK', reason })
  }

  test('from the platform’s own bank stays owed by the acquirer, for a part and for the rest that ends the sale', async () => {
    const before = await books()
    const sale = await aSale()
    await returnFromOwnBank(sale, 3_000)
    expect(await books()).toEqual({ ...before, owed: before.owed + price, outside: before.outside - 3_000 })
    expect(await shop.statusOf(sale.paymentId)).toBe('APPROVED')
    await returnFromOwnBank(sale, price - 3_000)
    expect(await books()).toEqual({ ...before, owed: before.owed + price, outside: before.outside - price })
    expect(await shop.statusOf(sale.paymentId)).toBe('REFUNDED')
    expect(await standing(sale.paymentId)).toEqual({ refunded: price, booked: 0, due: 0 })
  })

  test('from the platform’s own bank is a case if a bank then takes the whole payment: the acquirer owes nothing', async () => {
    const before = await books()
    const sale = await aSale()
    await returnFromOwnBank(sale, 3_000)
    const report = { source: 'WEBHOOK', certainty: 'KNOWN', status: 'CHARGEBACK' } as const
    await inScope(shop.app, shop.platformId, (scope) => applyProviderEvent(scope, sale.paymentId, report))
    expect(await books()).toEqual({
      owed: before.owed,
      outside: before.outside - 3_000,
      suspense: before.suspense + 3_000,
    })
    const cases = await shop.owner`select closed_at from payment_cases where payment_id = ${sale.paymentId}`
    expect(cases).toEqual([{ closed_at: null }])
  })

  test('from the platform’s own bank is owed by the acquirer again after the bank has lost the dispute', async () => {
    const before = await books()
    const sale = await aSale()
    await returnFromOwnBank(sale, 3_000)
    const told = { source: 'WEBHOOK', certainty: 'KNOWN' } as const
    const tell = (report: ProviderReport) =>
      inScope(shop.app, shop.platformId, (scope) => applyProviderEvent(scope, sale.paymentId, report))
    await tell({ ...told, status: 'CHARGEBACK' })
    await tell({ ...told, source: 'OPERATOR', status: 'APPROVED', isDisputeWon: true })
    expect(await books()).toEqual({ ...before, owed: before.owed + price, outside: before.outside - 3_000 })
    expect(await standing(sale.paymentId)).toMatchObject({ booked: price - 3_000, due: 0 })
    const cases = await shop.owner`select closed_at from payment_cases where payment_id = ${sale.paymentId}`
    expect(cases).toEqual([{ closed_at: expect.any(Date) }])
  })
})

describe('a provider without refunds', () => {
  let pausable = ''
  beforeAll(async () => {
    const account = await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, { sandbox: shop.sandbox, provider: 'BRAVIVE', priority: -1 }),
    )
    pausable = account.id
  })
  afterAll(async () => {
    await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${pausable}`
  })

  test('leaves the refund to a person, and another person confirms it', async () => {
    const { paymentId, sellerId, refund } = await aSale()
    const { refundId } = await refund({ kind: 'PART', amountCents: 3_000 })
    await shop.drainJobs()
    expect(await refundsOf(paymentId)).toEqual(['MANUAL 3000 provider_cannot_refund'])
    const decision = { refundId, from: 'OWN_BANK' as const, reason: 'Pix enviado pela conta da plataforma' }
    await expect(staff(sellerId)(markReturned, decision)).rejects.toMatchObject({
      code: 'other_person_needed',
    })
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => staff()(markReturned, decision)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refundsOf(paymentId)).toEqual(['DONE 3000'])
    const audited = await shop.owner`
      select reason from audit_log where action = 'refund.returned_by_hand' and subject = ${paymentId}`
    expect(audited).toEqual([{ reason: decision.reason }])
  })

  test('leaves a full refund to a person, who may cancel it once', async () => {
    const { paymentId, refund } = await aSale()
    const { refundId } = await refund({ kind: 'WHOLE' })
    await shop.drainJobs()
    const decision = { refundId, reason: 'O comprador desistiu' }
    await staff()(askAgain, decision)
    await shop.drainJobs()
    expect(await refundsOf(paymentId)).toEqual([`MANUAL ${price} provider_cannot_refund`])
    await staff()(cancelRefund, decision)
    await expect(staff()(cancelRefund, decision)).rejects.toMatchObject({ code: 'record_changed' })
    expect(await refundsOf(paymentId)).toEqual([`REFUSED ${price} canceled`])
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  })
})

describe('a provider that cannot be read and needs the amount of a full refund', () => {
  let pausable = ''
  beforeAll(async () => {
    const account = await inScope(shop.app, shop.platformId, (scope) =>
      anAccount(scope, { sandbox: shop.sandbox, provider: 'FLOW2PAY', priority: -2 }),
    )
    pausable = account.id
  })
  afterAll(async () => {
    await shop.owner`update provider_accounts set status = 'PAUSED' where id = ${pausable}`
  })

  test('refunds a whole sale, once', async () => {
    const { paymentId, transactionId, refund } = await aSale()
    await refund({ kind: 'WHOLE' })
    await pass()
    expect(await madeByProvider(transactionId, 'FLOW2PAY')).toEqual([price])
    expect(await refundsOf(paymentId)).toEqual([`ACCEPTED ${price}`])
  })
})

test('the staff finds every refund, page by page', async () => {
  const read = (cursor?: string) =>
    staff()((caller, input: Parameters<typeof listRefunds>[1]) => listRefunds(asPlatform(caller), input), {
      limit: 4,
      ...(cursor && { cursor }),
    })
  const seen: string[] = []
  for (let page = await read(); ; page = await read(page.nextCursor ?? '')) {
    seen.push(...page.rows.map(({ refundId }) => refundId))
    if (page.nextCursor === null) break
  }
  const [all] = await shop.owner`select count(*)::int as count from refunds`
  expect(new Set(seen).size).toBe(all?.count)
})
