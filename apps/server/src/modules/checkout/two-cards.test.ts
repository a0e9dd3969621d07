import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, approvedCard, otherCard, type PurchaseWishes, refusedCard } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { jobs } from '#jobs.ts'
import { listSalesForFile, twoCardColumns } from '#modules/payments/views/list-sales-for-file.ts'
import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { listDisputes } from '#modules/refunds/disputes/list-disputes.ts'
import type { RefundWish } from '#modules/refunds/refund.input.ts'
import { refundSale } from '#modules/refunds/refund-sale.ts'
import type { CellTexts } from '#rpc/exports/cell-texts.ts'
import { inScope } from '#scope.ts'
import { callAs } from '#test/call-as.ts'
import { dieEverywhere } from '#test/die-everywhere.ts'
import { drainJobs } from '#test/drain-jobs.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'

const price = 20_000
const secondPart = 7_500
const acquirer = 'PAGARME'
const reviewedCard = '4000000000009235'

let shop: Shop
let offerId: string

beforeAll(async () => {
  shop = await createShop()
  offerId = await inScope(shop.app, shop.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    await anAccount(scope, {
      sandbox: shop.sandbox,
      provider: acquirer,
      methods: ['CREDIT_CARD'],
      priority: 0,
    })
    return (await anOffer(scope, { productId: product.id, priceCents: price, takesTwoCards: true })).id
  })
})
afterAll(() => shop.stop())
afterEach(async () => {
  shop.sandbox.faults.clear()
  expect(await brokenInvariants(shop)).toEqual([])
})

/** Clears the counts of refused cards and acquirer failures, by rows and by time: no story decides the next. */
async function clearCounts(): Promise<void> {
  await shop.owner`delete from card_attempts`
  await shop.owner`delete from card_pauses`
  await shop.owner`delete from provider_circuits`
  shop.clock.advance({ hours: 3 })
}

type Wishes = Partial<PurchaseWishes> & { secondCard?: string }

let buyers = 0

async function buy(app: App, wishes: Wishes = {}) {
  await clearCounts()
  return press(app, wishes)
}

function press(app: App, { secondCard, ...wishes }: Wishes = {}) {
  buyers += 1
  return aPurchase(
    app,
    shop.platformId,
    {
      offerId,
      method: 'CREDIT_CARD',
      email: `${randomUUID()}@compradora.example`,
      second: { priceCents: secondPart, cardNumber: secondCard ?? otherCard },
      ...wishes,
    },
    { ip: `10.${buyers >> 8}.${buyers & 255}.1` },
  )
}

async function chargesOf(paymentId: string) {
  const ids = (
    await shop.owner`select id from card_charges where payment_id = ${paymentId} order by number`
  ).map(({ id }) => id as string)
  const { charges, refunds } = shop.sandbox.acquirer(acquirer)
  const [made, returned] = [await charges(), await refunds()]
  return ids.map((id) => {
    const own = made.filter(({ externalRef }) => externalRef === id)
    const paid = own.filter(({ state }) => !['waiting', 'refused', 'reviewing', 'canceled'].includes(state))
    const ownIds = own.map((charge) => charge.id)
    const back = returned.filter(({ chargeId, state }) => ownIds.includes(chargeId) && state === 'done')
    return {
      made: own.length,
      id: own[0]?.id ?? '',
      state: own[0]?.state,
      paid: paid.reduce((sum, { amount }) => sum + amount, 0),
      returned: back.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}

/** Lets webhooks arrive and checks run until nothing is open, deciding the cards that a bank reviews. */
async function settle(paymentId: string, decision: 'approve' | 'refuse' = 'approve'): Promise<void> {
  for (const minutes of [1, 3, 4, 16, 61, 361, 1_441, 1_441]) {
    shop.sandbox.faults.clear()
    await shop.owner`delete from provider_circuits`
    await shop.settle()
    for (const { id, state } of await chargesOf(paymentId))
      if (state === 'reviewing') await shop.sandbox.bank[decision]({ acquirer, id })
    shop.clock.advance({ minutes })
    await shop.settle()
    const [row] =
      await shop.owner`select status, certainty, refund_due_cents::int as due from payments where id = ${paymentId}`
    if (row?.status !== 'PENDING' && row?.certainty === 'KNOWN' && row.due === 0) return
  }
}

/** The promise of two cards: both stay charged and the order is paid once, or nothing stays charged. */
async function expectBothOrNothing(paymentId: string): Promise<'both' | 'nothing'> {
  const charges = await chargesOf(paymentId)
  expect(charges.every(({ made }) => made <= 1)).toBe(true)
  const [payment] = await shop.owner`
    select status, certainty, paid_at, paid_cents::int as paid, refunded_cents::int as refunded, booked_cents::int as booked
    from payments where id = ${paymentId}`
  const approvals =
    await shop.owner`select 1 from ledger_journals where key = ${`sale.approved:${paymentId}`}`
  const kept = charges.reduce((sum, { paid, returned }) => sum + paid - returned, 0)
  if (payment?.status === 'APPROVED') {
    expect(charges.map(({ paid, returned }) => paid - returned)).toEqual([price - secondPart, secondPart])
    expect(payment).toMatchObject({ certainty: 'KNOWN', paid: price, refunded: 0, booked: price })
    expect(approvals).toHaveLength(1)
    return 'both'
  }
  expect(payment).toMatchObject({ status: 'REJECTED', certainty: 'KNOWN', paid_at: null, booked: 0 })
  expect(payment?.paid).toBe(payment?.refunded)
  expect(kept).toBe(0)
  expect(approvals).toHaveLength(0)
  return 'nothing'
}

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
    const { paymentId, payment } = await buy(shop.app)
    expect(payment).toMatchObject({
      status: 'APPROVED',
      amountCents: price,
      cards: [
        { amountCents: price - secondPart, lastFour: '1111', standing: 'PAID' },
        { amountCents: secondPart, lastFour: '4444', standing: 'PAID' },
      ],
    })
    await settle(paymentId)
    expect(await expectBothOrNothing(paymentId)).toBe('both')
  })

  test('refunds the first card before the answer to the buyer when the second is refused', async () => {
    const { paymentId, payment } = await buy(shop.app, { secondCard: refusedCard })
    expect(payment).toMatchObject({
      status: 'REJECTED',
      isConfirming: false,
      cards: [{ standing: 'RETURNED' }, { standing: 'REFUSED' }],
    })
    expect(await expectBothOrNothing(paymentId)).toBe('nothing')
  })

  test('never charges the second card when the first is refused', async () => {
    const { paymentId, payment } = await buy(shop.app, { cardNumber: refusedCard })
    expect(payment).toMatchObject({
      status: 'REJECTED',
      cards: [{ standing: 'REFUSED' }, { standing: 'NOT_ASKED' }],
    })
    expect((await chargesOf(paymentId)).map(({ made }) => made)).toEqual([1, 0])
    // The try of the second card counts neither as a charge under way nor against its brand's limit.
    const tries = await shop.owner`select outcome, tries from card_attempts order by tries desc`
    expect(tries.map((row) => ({ ...row }))).toEqual([
      { outcome: 'DECLINED', tries: 1 },
      { outcome: 'OTHER', tries: 0 },
    ])
  })

  test.each(allOutcomes.flatMap((first) => allOutcomes.map((second) => [first, second] as const)))(
    'ends with both charges or none when the first card is %s and the second %s',
    async (first, second) => {
      await clearCounts()
      setFaults(first, second)
      const { paymentId } = await buy(shop.app, {
        cardNumber: outcomes[first].card ?? approvedCard,
        secondCard: secondOf.get(outcomes[second].card ?? '') ?? otherCard,
      })
      await settle(paymentId)
      const end = await expectBothOrNothing(paymentId)
      const mayPay: CardOutcome[] = [
        'approved',
        'reviewed',
        'charged without an answer',
        'charged despite an error',
      ]
      expect(end).toBe(first === 'approved' && mayPay.includes(second) ? 'both' : 'nothing')
    },
  )

  test('refunds the first card when the bank refuses the second after a review', async () => {
    const { paymentId, payment } = await buy(shop.app, { secondCard: reviewedCard })
    expect(payment).toMatchObject({
      status: 'PENDING',
      cards: [{ standing: 'PAID' }, { standing: 'WAITING' }],
    })
    await settle(paymentId, 'refuse')
    expect(await expectBothOrNothing(paymentId)).toBe('nothing')
  })

  test('refunds a card once when the acquirer answers the refund with an error', async () => {
    await clearCounts()
    shop.sandbox.faults.next({ acquirer, operation: 'refund', kind: 'error-after', status: 500 })
    shop.sandbox.faults.next({ acquirer, operation: 'cancel', kind: 'error-after', status: 500 })
    const { paymentId } = await buy(shop.app, { secondCard: refusedCard })
    await settle(paymentId)
    expect(await expectBothOrNothing(paymentId)).toBe('nothing')
  })

  test('is one payment for a repeated request and a double click', async () => {
    await clearCounts()
    const intent = { purchaseId: randomUUID(), email: 'clique@compradora.example' }
    const [one, other] = await Promise.all([press(shop.app, intent), press(shop.app, intent)])
    expect(one.paymentId).toBe(other.paymentId)
    expect((await press(shop.app, intent)).paymentId).toBe(one.paymentId)
    await settle(one.paymentId)
    expect(await expectBothOrNothing(one.paymentId)).toBe('both')
  })

  test('is refused before any charge for one card twice, a part below the minimum or an offer without the setting', async () => {
    await expect(buy(shop.app, { secondCard: approvedCard })).rejects.toMatchObject({
      code: 'two_cards_same',
    })
    for (const priceCents of [99, price - 99])
      await expect(buy(shop.app, { second: { priceCents } })).rejects.toMatchObject({
        code: 'two_cards_amount',
      })
    await expect(buy(shop.app, { offerId: shop.offerId })).rejects.toMatchObject({
      code: 'method_unavailable',
    })
  })

  test('charges each card the interest of its own part and installments', async () => {
    const { paymentId, payment } = await buy(shop.app, {
      installments: 3,
      second: { priceCents: secondPart, installments: 2 },
    })
    const [first, second] = payment.cards ?? []
    expect(first?.amountCents).toBeGreaterThan(price - secondPart)
    expect(second?.amountCents).toBeGreaterThan(secondPart)
    expect(payment.amountCents).toBe((first?.amountCents ?? 0) + (second?.amountCents ?? 0))
    expect((await chargesOf(paymentId)).map(({ paid }) => paid)).toEqual([
      first?.amountCents,
      second?.amountCents,
    ])
  })
})

describe('a sale by two cards', () => {
  async function aSale() {
    const { paymentId } = await buy(shop.app)
    await settle(paymentId)
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

  const returnedOf = async (paymentId: string) => (await chargesOf(paymentId)).map(({ returned }) => returned)

  test('returns the charge of each card in a whole refund, once for a repeated key', async () => {
    const { paymentId, refund } = await aSale()
    const key = randomUUID()
    expect(await refund({ kind: 'WHOLE' }, key)).toMatchObject({ amountCents: price })
    expect(await refund({ kind: 'WHOLE' }, key)).toMatchObject({ amountCents: price })
    await settle(paymentId)
    expect(await returnedOf(paymentId)).toEqual([price - secondPart, secondPart])
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
  })

  test('divides a partial refund by the amount left on each card, to the cent', async () => {
    const { paymentId, refund } = await aSale()
    await refund({ kind: 'PART', amountCents: 3_333 })
    await settle(paymentId)
    expect(await returnedOf(paymentId)).toEqual([2_083, 1_250])
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
    await refund({ kind: 'WHOLE' })
    await settle(paymentId)
    expect(await returnedOf(paymentId)).toEqual([price - secondPart, secondPart])
    expect(await shop.statusOf(paymentId)).toBe('REFUNDED')
  })

  test('loses the charge that a bank disputes, and keeps the charge of the other card', async () => {
    const { paymentId, refund, asOwner, linesOfFile } = await aSale()
    const [, second] = await chargesOf(paymentId)
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

describe.each(['before', 'after'] as const)('a process that dies just %s any of its commits', (moment) => {
  test.each([
    ['approved', undefined],
    ['refused', refusedCard],
  ])('ends with both charges or none when the second card is %s', async (_, secondCard) => {
    let purchases = 0
    await dieEverywhere(shop.app, moment, async (dying) => {
      const purchaseId = randomUUID()
      await buy(dying, {
        purchaseId,
        ...(secondCard && { secondCard: secondOf.get(secondCard) ?? secondCard }),
      }).catch(() => {})
      await drainJobs(dying, shop.ownerUrl, jobs).catch(() => {})
      const [intent] =
        await shop.owner`select payment_id from purchase_intents where purchase_id = ${purchaseId}`
      // The process died before the intent was stored: no card was charged.
      if (!intent) return
      purchases += 1
      await settle(intent.payment_id)
      await expectBothOrNothing(intent.payment_id)
    })
    expect(purchases).toBeGreaterThan(3)
  })
})
