import { testAmounts } from '@balcao/sandbox/core/test-amounts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants, readBooks } from '../../../test/read-books.ts'
import { createShop, type Shop } from '../../../test/shop.ts'
import { aPerson } from '../../demo/a-person.ts'
import { anOffer, aProduct } from '../../demo/an-offer.ts'
import { inScope } from '../../scope.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import type { ProviderReport } from './provider-report.ts'

/** A sale of R$ 197,00 at an acquirer that tells what was paid and what went back. */
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

/** Long enough after the last question for a webhook to be read again. */
async function happen(deed: () => Promise<unknown>) {
  shop.clock.advance({ minutes: 1 })
  await deed()
  await shop.settle()
}

/** What went back by itself is proven by a look at the acquirer. */
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
/** What the acquirer owes us, what waits for a person, and what everybody else has got. */
const ledger = async () => {
  const { 'acquirer:hawkpay:receivable': receivable = 0, suspense = 0, ...others } = await readBooks(shop)
  return { receivable, suspense, others: Object.values(others).reduce((sum, cents) => sum + cents, 0) }
}

describe('money that is not the price', () => {
  test('one cent for a sale of R$ 197 gives nothing away and waits in suspense', async () => {
    const { paymentId, pay } = await aSale()
    await pay(1)
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH open'])
    expect(await ledger()).toEqual({ receivable: 1, suspense: -1, others: 0 })
  })

  test('an acquirer that charges, says "paid" and means one real less is not believed with the whole price', async () => {
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

  test('the rest of the price, paid later, completes the sale and closes the case', async () => {
    const { paymentId, pay } = await aSale()
    await pay(9_700)
    await pay(10_000)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH closed'])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('more than the price is the sale, and what is too much waits for a person', async () => {
    const { paymentId, pay } = await aSale()
    await pay(price + 300)
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH open'])
    expect(await ledger()).toEqual({ receivable: price + 300, suspense: -300, others: -price })
  })

  test('a code that was paid twice is one sale, and the second payment goes back without touching it', async () => {
    const { paymentId, pay } = await aSale()
    await pay(price)
    await pay(price)
    await returned()
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    expect(await casesOf(paymentId)).toEqual(['DOUBLE_PAYMENT closed'])
    expect(await shop.sandbox.acquirer('HAWKPAY').refunds()).toMatchObject([{ amount: price }])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('a code that is paid again after its refund is owed to whoever paid it, and a person returns what the acquirer will not', async () => {
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

describe('money that goes back', () => {
  test('a part of it is given by everybody and leaves a sale of the rest, and the rest of it is a refund', async () => {
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

  test('a refund of another amount on a payment that still waits is no income', async () => {
    const { paymentId } = await shop.buy()
    await tell(paymentId, { status: 'REFUNDED', amountCents: 100 })
    expect(await shop.statusOf(paymentId)).toBe('PENDING')
    expect(await casesOf(paymentId)).toEqual(['AMOUNT_MISMATCH open'])
    expect(await ledger()).toEqual({ receivable: 0, suspense: 0, others: 0 })
  })

  test('what came too late and went back leaves nothing in suspense', async () => {
    const { paymentId } = await shop.buy()
    await tell(paymentId, { status: 'REJECTED' })
    await tell(paymentId, { status: 'APPROVED' })
    expect(await ledger()).toEqual({ receivable: price, suspense: -price, others: 0 })
    await tell(paymentId, { status: 'REFUNDED' })
    expect(await casesOf(paymentId)).toEqual(['LATE_PAYMENT closed'])
    expect(await ledger()).toEqual({ receivable: 0, suspense: 0, others: 0 })
  })

  test('whatever order the reports of two payments, a part refund and a whole one come in, the books end the same', async () => {
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

describe('one Pix, one sale', () => {
  const endToEndId = 'E18236120203003131500s0000000001'

  test('a receipt that paid another sale pays no second one: a person is told, and the buyer sees no error', async () => {
    const [first, second] = [await shop.buy(), await shop.buy()]
    await tell(first.paymentId, { status: 'APPROVED', endToEndId })
    await tell(second.paymentId, { status: 'APPROVED', endToEndId })
    expect(await shop.statusOf(second.paymentId)).toBe('PENDING')
    expect(await casesOf(second.paymentId)).toEqual(['RECEIPT_OF_ANOTHER open'])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('two sales that claim it at the same moment: one has it, the other is a case', async () => {
    const sales = await Promise.all(Array.from({ length: 6 }, () => shop.buy()))
    await Promise.all(sales.map(({ paymentId }) => tell(paymentId, { status: 'APPROVED', endToEndId })))
    const statuses = await Promise.all(sales.map(({ paymentId }) => shop.statusOf(paymentId)))
    expect(statuses.toSorted()).toEqual(['APPROVED', ...Array.from({ length: 5 }, () => 'PENDING')])
    expect(await ledger()).toEqual({ receivable: price, suspense: 0, others: -price })
  })

  test('the database itself lets no two payments have it', async () => {
    const [first, second] = [await shop.buy(), await shop.buy()]
    const claim = ({ paymentId }: { paymentId: string }) =>
      shop.owner`update payments set end_to_end_id = ${endToEndId} where id = ${paymentId}`
    await claim(first)
    await expect(claim(second)).rejects.toThrow('payments_receipt_once')
  })
})
