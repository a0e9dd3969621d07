import { testAmounts } from '@balcao/domain/test-amounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import type { ProviderReport } from './provider-report.ts'

/** A sale of R$ 197,00 at an acquirer that reports the paid and the returned sum. */
const price = 19_700

let shop: Shop

beforeEach(async () => {
  shop = await createShop()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.stop()
})

async function aSale() {
  const { paymentId, payment } = await shop.buy()
  const code = payment.pix?.code ?? ''
  return {
    paymentId,
    pay: (amount: number) => happen(() => shop.sandbox.bank.pay(code, { amount, late: true })),
    refund: (amount: number) => happen(() => shop.sandbox.bank.refund(code, { amount })),
  }
}

/** Waits long enough after the last read for a webhook to be read again. */
async function happen(operation: () => Promise<unknown>) {
  shop.clock.advance({ minutes: 1 })
  await operation()
  await shop.settle()
}

/** A return made at the acquirer is proven by a check. */
const returned = () => happen(async () => undefined)

const tell = (paymentId: string, report: Omit<ProviderReport, 'source' | 'certainty'>) =>
  inScope(shop.app, shop.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'WEBHOOK', certainty: 'KNOWN', ...report }),
  )
const casesOf = async (paymentId: string) =>
  (
    await shop.owner`
      select kind, closed_at is null as is_open from payment_cases where payment_id = ${paymentId} order by opened_at, kind`
  ).map((row) => `${row.kind} ${row.is_open ? 'open' : 'closed'}`)
/** The acquirer's debt, the suspense, and the sum of all other balances. */
const ledger = async () => {
  const { 'acquirer:hawkpay:receivable': receivable = 0, suspense = 0, ...others } = await readBooks(shop)
  return { receivable, suspense, others: Object.values(others).reduce((sum, cents) => sum + cents, 0) }
}

describe('a payment of another amount than the price', () => {
  test('of one cent for a sale of R$ 197 delivers nothing and waits in suspense', async () => {
    const { paymentId, pay } = await aSale()
    await pay(1)
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH open'])
    expect(await ledger()).toEqual({ receivable: 1, suspense: -1, others: 0 })
  })

  test('that an acquirer reports as paid with one real less does not count as the whole price', async () => {
    const offerId = await inScope(shop.app, shop.platformId, async (scope) => {
      const seller = await aPerson(scope)
      const product = await aProduct(scope, { sellerId: seller.id })
      return (await anOffer(scope, { productId: product.id, priceCents: testAmounts.paysTooLittle })).id
    })
    const { paymentId } = await shop.buy({ offerId })
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await ledger()).toEqual({ receivable: 77_602, suspense: -77_602, others: 0 })
  })

  test('is completed by a later payment of the rest, which closes the case', async () => {
    const { paymentId, pay } = await aSale()
    await pay(9_700)
    await pay(10_000)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH closed'])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('above the price pays the sale, and the excess waits for a person', async () => {
    const { paymentId, pay } = await aSale()
    await pay(price + 300)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH open'])
    expect(await ledger()).toEqual({ receivable: price + 300, suspense: -300, others: -price })
  })

  test('that arrives twice is one sale, and the second payment is returned without affecting it', async () => {
    const { paymentId, pay } = await aSale()
    await pay(price)
    await pay(price)
    await returned()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual(['DOUBLE_PAYMENT closed'])
    expect(await shop.sandbox.acquirer('HAWKPAY').refunds()).toMatchObject([{ amount: price }])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('that arrives again after its refund is owed to its payer, and a person returns it if the acquirer cannot', async () => {
    const { paymentId, pay, refund } = await aSale()
    await pay(price)
    await refund(price)
    const fixedFee = (await ledger()).others
    await pay(price)
    await returned()
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
    expect(await casesOf(paymentId)).toEqual(['DOUBLE_PAYMENT closed'])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: fixedFee - price })
    expect(await shop.owner`select state, failure from refunds`).toEqual([
      { state: 'MANUAL', failure: 'provider_refused' },
    ])
  })
})

describe('returned money', () => {
  test('of a part is taken from every share, and the sale is refunded once the rest is returned', async () => {
    const { paymentId, pay, refund } = await aSale()
    await pay(price)
    await refund(700)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await ledger()).toEqual({ receivable: price - 700, suspense: 0, others: 700 - price })
    await refund(price - 700)
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
    expect(await casesOf(paymentId)).toEqual([])
    expect(await ledger()).toEqual({ receivable: 0, suspense: 0, others: 0 })
  })

  test('of another amount on a pending payment opens a case and books nothing', async () => {
    const { paymentId } = await shop.buy()
    await tell(paymentId, { status: 'REFUNDED', amountCents: 100 })
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH open'])
    expect(await ledger()).toEqual({ receivable: 0, suspense: 0, others: 0 })
  })

  test('of a late payment leaves nothing in suspense', async () => {
    const { paymentId } = await shop.buy()
    await tell(paymentId, { status: 'REJECTED' })
    await tell(paymentId, { status: 'APPROVED' })
    expect(await ledger()).toEqual({ receivable: price, suspense: -price, others: 0 })
    await tell(paymentId, { status: 'REFUNDED' })
    expect(await casesOf(paymentId)).toEqual(['LATE_PAYMENT closed'])
    expect(await ledger()).toEqual({ receivable: 0, suspense: 0, others: 0 })
  })

  test('leaves the same books in whatever order two payments, a partial and a full refund are reported', async () => {
    const reports = [
      { status: 'PENDING', paidCents: 9_700 },
      { status: 'APPROVED', paidCents: price },
      { status: 'APPROVED', paidCents: 2 * price },
      { status: 'APPROVED', paidCents: 2 * price, refundedCents: price + 700 },
    ] as const
    for (const turn of reports.keys()) {
      const { paymentId } = await shop.buy()
      for (const index of reports.keys())
        await tell(paymentId, reports[(index + turn) % reports.length] ?? reports[0])
      expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    }
    const count = reports.length
    expect(await ledger()).toEqual({
      receivable: count * (price - 700),
      suspense: 0,
      others: count * (700 - price),
    })
  })
})

describe('a Pix receipt', () => {
  const endToEndId = 'E18236120203003131500s0000000001'

  test('that paid another sale pays no second one: a person gets a case, and the buyer sees no error', async () => {
    const [first, second] = [await shop.buy(), await shop.buy()]
    await tell(first.paymentId, { status: 'APPROVED', endToEndId })
    await tell(second.paymentId, { status: 'APPROVED', endToEndId })
    expect(await shop.statusOf(second.paymentId)).toBe('PENDING')
    expect(await casesOf(second.paymentId)).toEqual(['RECEIPT_OF_ANOTHER open'])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('claimed by two sales at the same moment pays one, and the other is a case', async () => {
    const sales = await Promise.all(Array.from({ length: 6 }, () => shop.buy()))
    await Promise.all(sales.map(({ paymentId }) => tell(paymentId, { status: 'APPROVED', endToEndId })))
    const statuses = await Promise.all(sales.map(({ paymentId }) => shop.statusOf(paymentId)))
    expect(statuses.toSorted()).toEqual(['APPROVED', ...Array.from({ length: 5 }, () => 'PENDING')])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('is unique in the database', async () => {
    const [first, second] = [await shop.buy(), await shop.buy()]
    const claim = ({ paymentId }: { paymentId: string }) =>
      shop.owner`update payments set end_to_end_id = ${endToEndId} where id = ${paymentId}`
    await claim(first)
    await expect(claim(second)).rejects.toThrow('payments_receipt_once')
  })
})
