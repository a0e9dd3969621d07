import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { App } from '#app.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, otherCard, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import type { PurchaseAnswer } from '#modules/checkout/answer-purchase.ts'
import { inScope } from '#scope.ts'
import { createShop, type Shop } from '#test/shop.ts'

export const price = 20_000
export const secondPart = 7_500
export const acquirer = 'PAGARME'

type Wishes = Partial<PurchaseWishes> & { secondCard?: string }

type ChargeMade = {
  /** Number of charges that the acquirer made for the reference. */
  made: number
  id: string
  state: string | undefined
  paid: number
  returned: number
}

export type TwoCardShop = Shop & {
  twoCardOfferId: string
  /** A purchase with two cards, after the counts of earlier stories are cleared. */
  buyWithTwo(app: App, wishes?: Wishes): Promise<PurchaseAnswer>
  /** The same purchase, without clearing the counts. */
  press(app: App, wishes?: Wishes): Promise<PurchaseAnswer>
  clearCounts(): Promise<void>
  /** Both charges at the acquirer. */
  chargesOf(paymentId: string): Promise<ChargeMade[]>
  /** Lets webhooks arrive and checks run until nothing is open, deciding the cards that a bank reviews. */
  settleCards(paymentId: string, decision?: 'approve' | 'refuse'): Promise<void>
  /** Asserts the promise of two cards: both stay charged and the order is paid once, or nothing stays charged. */
  expectBothOrNothing(paymentId: string): Promise<'both' | 'nothing'>
}

/** A shop with an offer that takes two cards, at an acquirer that charges them. */
export async function createTwoCardShop(): Promise<TwoCardShop> {
  const shop = await createShop()
  const twoCardOfferId = await inScope(shop.app, shop.platformId, async (scope) => {
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
  let buyers = 0

  async function clearCounts(): Promise<void> {
    await shop.owner`delete from card_attempts`
    await shop.owner`delete from card_pauses`
    await shop.owner`delete from provider_circuits`
    shop.clock.advance({ minutes: 2 })
  }

  function press(app: App, { secondCard, ...wishes }: Wishes = {}) {
    buyers += 1
    return aPurchase(
      app,
      shop.platformId,
      {
        offerId: twoCardOfferId,
        method: 'CREDIT_CARD',
        email: `${randomUUID()}@compradora.example`,
        second: { priceCents: secondPart, cardNumber: secondCard ?? otherCard },
        ...wishes,
      },
      { ip: `10.${buyers >> 8}.${buyers & 255}.1` },
    )
  }

  async function chargesOf(paymentId: string): Promise<ChargeMade[]> {
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

  async function isOver(paymentId: string): Promise<boolean> {
    const [row] =
      await shop.owner`select status, certainty, refund_due_cents::int as due from payments where id = ${paymentId}`
    return row?.status !== 'PENDING' && row?.certainty === 'KNOWN' && row.due === 0
  }

  async function settleCards(paymentId: string, decision: 'approve' | 'refuse' = 'approve'): Promise<void> {
    for (const minutes of [1, 3, 4, 16, 61, 361, 1_441, 1_441]) {
      shop.sandbox.faults.clear()
      await shop.owner`delete from provider_circuits`
      await shop.settle()
      if (await isOver(paymentId)) return
      for (const { id, state } of await chargesOf(paymentId))
        if (state === 'reviewing') await shop.sandbox.bank[decision]({ acquirer, id })
      shop.clock.advance({ minutes })
    }
    await shop.settle()
  }

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

  return {
    ...shop,
    twoCardOfferId,
    press,
    buyWithTwo: async (app, wishes) => {
      await clearCounts()
      return press(app, wishes)
    },
    clearCounts,
    chargesOf,
    settleCards,
    expectBothOrNothing,
  }
}
