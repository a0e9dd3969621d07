import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approvedCard, otherCard, refusedCard } from '#demo/a-purchase.ts'
import { listSalesForFile, twoCardColumns } from '#modules/payments/views/list-sales-for-file.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { listDisputes } from '#modules/refunds/disputes/list-disputes.ts'
import type { RefundWish } from '#modules/refunds/refund.input.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import type { CellTexts } from '#rpc/exports/cell-texts.ts'
import { callAs } from '#test/call-as.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { acquirer, createTwoCardShop, price, secondPart, type TwoCardShop } from './testing/two-card-shop.ts'

const reviewedCard = '4000000000009235'

let shop: TwoCardShop

beforeAll(async () => {
  shop = await createTwoCardShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

/** Test card of the same outcome for the second place, since the two cards must differ. */
const secondOf = new Map<string, string>([
  [refusedCard, '4000000000009995'],
  [reviewedCard, '5200000000059235'],
])

const outcomes = {
  approved: { card: undefined, fault: { kind: 'delay', delayMilliseconds: 0 } },
  refused: { card: refusedCard, fault: { kind: 'delay', delayMilliseconds: 0 } },
  reviewed: { card: reviewedCard, fault: { kind: 'delay', delayMilliseconds: 0 } },
  'charged without an answer': { card: undefined, fault: { kind: 'drop-after' } },
  'refused without an answer': { card: refusedCard, fault: { kind: 'drop-after' } },
  'never reached': { card: undefined, fault: { kind: 'drop-before' } },
  'charged despite an error': { card: undefined, fault: { kind: 'error-after', status: 500 } },
  'answered with an error': { card: undefined, fault: { kind: 'error-before', status: 500 } },
} as const
type CardOutcome = keyof typeof outcomes
const allOutcomes = Object.keys(outcomes) as CardOutcome[]

function setFaults(...wanted: readonly CardOutcome[]): void {
  for (const outcome of wanted)
    shop.sandbox.faults.next({ acquirer, operation: 'create', ...outcomes[outcome].fault })
}

describe('a payment by two cards', () => {
  test('is paid once when both cards are approved', async () => {
    const { paymentId, payment } = await shop.buyWithTwo(shop.app)
    expect(payment).toMatchObject({
      status: 'APPROVED',
      amountCents: price,
      cards: [
        { amountCents: price - secondPart, lastFour: '1111', standing: 'PAID' },
        { amountCents: secondPart, lastFour: '4444', standing: 'PAID' },
      ],
    })
    await shop.settleCards(paymentId)
    expect(await shop.expectBothOrNothing(paymentId)).toBe('both')
  })

  test('refunds the first card before the answer to the buyer when the second is refused', async () => {
    const { paymentId, payment } = await shop.buyWithTwo(shop.app, { secondCard: refusedCard })
    expect(payment).toMatchObject({
      status: 'REJECTED',
      isConfirming: false,
      cards: [{ standing: 'RETURNED' }, { standing: 'REFUSED' }],
    })
    expect(await shop.expectBothOrNothing(paymentId)).toBe('nothing')
  })

  test('never charges the second card when the first is refused', async () => {
    const { paymentId, payment } = await shop.buyWithTwo(shop.app, { cardNumber: refusedCard })
    expect(payment).toMatchObject({
      status: 'REJECTED',
      cards: [{ standing: 'REFUSED' }, { standing: 'NOT_ASKED' }],
    })
    expect((await shop.chargesOf(paymentId)).map(({ made }) => made)).toEqual([1, 0])
    // The try of the second card counts neither as a charge under way nor against its brand's limit.
    const tries = await shop.owner`select outcome, tries from card_attempts order by tries desc`
    expect(tries.map((row) => ({ ...row }))).toEqual([
      { outcome: 'DECLINED', tries: 1 },
      { outcome: 'OTHER', tries: 0 },
    ])
  })

  test.each([
    ...allOutcomes.map((second) => ['approved', second] as const),
    ...allOutcomes.filter((first) => first !== 'approved').map((first) => [first, 'approved'] as const),
  ])('ends with both charges or none when the first card is %s and the second %s', async (first, second) => {
    await shop.clearCounts()
    setFaults(first, second)
    const { paymentId } = await shop.buyWithTwo(shop.app, {
      cardNumber: outcomes[first].card ?? approvedCard,
      secondCard: secondOf.get(outcomes[second].card ?? '') ?? otherCard,
    })
    await shop.settleCards(paymentId)
    const end = await shop.expectBothOrNothing(paymentId)
    if (first !== 'approved') expect((await shop.chargesOf(paymentId))[1]?.made).toBe(0)
    const mayPay: CardOutcome[] = [
      'approved',
      'reviewed',
      'charged without an answer',
      'charged despite an error',
    ]
    expect(end).toBe(first === 'approved' && mayPay.includes(second) ? 'both' : 'nothing')
  })

  test('refunds the first card when the bank refuses the second after a review', async () => {
    const { paymentId, payment } = await shop.buyWithTwo(shop.app, { secondCard: reviewedCard })
    expect(payment).toMatchObject({
      status: 'PENDING',
      cards: [{ standing: 'PAID' }, { standing: 'WAITING' }],
    })
    await shop.settleCards(paymentId, 'refuse')
    expect(await shop.expectBothOrNothing(paymentId)).toBe('nothing')
  })

  test('refunds a card once when the acquirer answers the refund with an error', async () => {
    await shop.clearCounts()
    shop.sandbox.faults.next({ acquirer, operation: 'refund', kind: 'error-after', status: 500 })
    shop.sandbox.faults.next({ acquirer, operation: 'cancel', kind: 'error-after', status: 500 })
    const { paymentId } = await shop.buyWithTwo(shop.app, { secondCard: refusedCard })
    await shop.settleCards(paymentId)
    expect(await shop.expectBothOrNothing(paymentId)).toBe('nothing')
  })

  test('is one payment for a repeated request and a double click', async () => {
    await shop.clearCounts()
    const intent = { purchaseId: randomUUID(), email: 'clique@compradora.example' }
    const [one, other] = await Promise.all([shop.press(shop.app, intent), shop.press(shop.app, intent)])
    expect(one.paymentId).toBe(other.paymentId)
    expect((await shop.press(shop.app, intent)).paymentId).toBe(one.paymentId)
    await shop.settleCards(one.paymentId)
    expect(await shop.expectBothOrNothing(one.paymentId)).toBe('both')
  })

  test('is refused before any charge for one card twice, a part below the minimum or an offer without the setting', async () => {
    await expect(shop.buyWithTwo(shop.app, { secondCard: approvedCard })).rejects.toMatchObject({
      code: 'two_cards_same',
    })
    for (const priceCents of [99, price - 99])
      await expect(shop.buyWithTwo(shop.app, { second: { priceCents } })).rejects.toMatchObject({
        code: 'two_cards_amount',
      })
    await expect(shop.buyWithTwo(shop.app, { offerId: shop.offerId })).rejects.toMatchObject({
      code: 'method_unavailable',
    })
  })

  test('charges each card the interest of its own part and installments', async () => {
    const { paymentId, payment } = await shop.buyWithTwo(shop.app, {
      installments: 3,
      second: { priceCents: secondPart, installments: 2 },
    })
    const [first, second] = payment.cards ?? []
    expect(first?.amountCents).toBeGreaterThan(price - secondPart)
    expect(second?.amountCents).toBeGreaterThan(secondPart)
    expect(payment.amountCents).toBe((first?.amountCents ?? 0) + (second?.amountCents ?? 0))
    expect((await shop.chargesOf(paymentId)).map(({ paid }) => paid)).toEqual([
      first?.amountCents,
      second?.amountCents,
    ])
  })
})

describe('a sale by two cards', () => {
  async function aSale() {
    const { paymentId } = await shop.buyWithTwo(shop.app)
    await shop.settleCards(paymentId)
    const [row] = await shop.owner`select seller_id as id from payments where id = ${paymentId}`
    const asOwner = callAs(shop, { userId: row?.id, role: 'SELLER' })
    const refund = (
      wish: { kind: 'WHOLE' } | { kind: 'PART'; amountCents: number },
      key: string = randomUUID(),
    ) =>
      asOwner((caller, asked: RefundWish) => refundSale(caller, asSeller(caller), asked), {
        ...wish,
        paymentId,
        key,
        reason: 'Pedido do comprador',
      })
    /** The cells about both cards in the seller's file. */
    const linesOfFile = async (id: string) => {
      const file = await asOwner(
        (caller) => listSalesForFile(caller, {}, { cursor: undefined, limit: 500 }),
        undefined,
      )
      const sale = file.rows.find((row) => row.paymentId === id)
      return sale && twoCardColumns.map(({ cell }) => cell(sale, { locale: 'PT_BR' } as CellTexts))
    }
    return { paymentId, refund, asOwner, linesOfFile }
  }

  const returnedOf = async (paymentId: string) =>
    (await shop.chargesOf(paymentId)).map(({ returned }) => returned)

  test('returns the charge of each card in a whole refund, once for a repeated key', async () => {
    const { paymentId, refund } = await aSale()
    const key = randomUUID()
    expect(await refund({ kind: 'WHOLE' }, key)).toMatchObject({ amountCents: price })
    expect(await refund({ kind: 'WHOLE' }, key)).toMatchObject({ amountCents: price })
    await shop.settleCards(paymentId)
    expect(await returnedOf(paymentId)).toEqual([price - secondPart, secondPart])
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
  })

  test('divides a partial refund by the amount left on each card, to the cent', async () => {
    const { paymentId, refund } = await aSale()
    await refund({ kind: 'PART', amountCents: 3_333 })
    await shop.settleCards(paymentId)
    expect(await returnedOf(paymentId)).toEqual([2_083, 1_250])
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    await refund({ kind: 'WHOLE' })
    await shop.settleCards(paymentId)
    expect(await returnedOf(paymentId)).toEqual([price - secondPart, secondPart])
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
  })

  test('loses the charge that a bank disputes, and keeps the charge of the other card', async () => {
    const { paymentId, refund, asOwner, linesOfFile } = await aSale()
    const [, second] = await shop.chargesOf(paymentId)
    await shop.sandbox.bank.dispute({ acquirer, id: second?.id ?? '' })
    await shop.settle()
    shop.clock.advance({ minutes: 2 })
    await shop.settle()
    const [books] = await shop.owner`
      select status, booked_cents::int as booked from payments where id = ${paymentId}`
    expect(books).toEqual({ status: 'APPROVED', booked: price - secondPart })
    const { rows } = await asOwner((caller) => listDisputes(asSeller(caller), { limit: 10 }), undefined)
    const disputed = rows.filter((dispute) => dispute.paymentId === paymentId)
    expect(disputed).toMatchObject([
      { amountCents: secondPart, isTaken: true, state: 'OPEN', card: { number: 2, lastFour: '4444' } },
    ])
    expect(await linesOfFile(paymentId)).toEqual(['1 •••• 1111 + 2 •••• 4444', '2 •••• 4444'])
    await expect(refund({ kind: 'WHOLE' })).rejects.toMatchObject({ code: 'refund_disputed' })
  })
})

describe.each(['before', 'after'] as const)('a purchase that dies just %s any of its commits', (moment) => {
  test('ends with both charges or none when the second card is refused', async () => {
    let purchases = 0
    await dieEverywhere(shop.app, moment, async (dying) => {
      const purchaseId = randomUUID()
      await shop
        .buyWithTwo(dying, { purchaseId, secondCard: secondOf.get(refusedCard) ?? '' })
        .catch(() => {})
      const [intent] =
        await shop.owner`select payment_id from purchase_intents where purchase_id = ${purchaseId}`
      // The process died before the intent was stored: no card was charged.
      if (!intent) return
      purchases += 1
      await shop.settleCards(intent.payment_id)
      await shop.expectBothOrNothing(intent.payment_id)
    })
    expect(purchases).toBeGreaterThan(3)
  })
})
