import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feePlans } from '#db/schema/platforms.ts'
import { aCoProduction, aManagement } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, type PurchaseWishes } from '#demo/a-purchase.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { saveAcquirerCosts } from '#modules/acquirers/costs/save-acquirer-costs.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import { saveInterestTable } from '#modules/platforms/prices/save-interest-table.ts'
import { inScope, type Scope } from '#scope.ts'
import { aCaller } from '#test/a-caller.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { getCheckoutState } from './get-checkout-state.ts'

let world: TestApp

beforeAll(async () => {
  world = await createTestApp()
})
afterAll(async () => {
  expect(await brokenInvariants(world)).toEqual([])
  await world.stop()
})

const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)
const address = {
  cep: '80010-000',
  street: 'Rua das Acácias',
  number: '120',
  district: 'Centro',
  city: 'Curitiba',
  state: 'PR',
}

/** The people of the worked examples: an affiliate at 40 %, and a co-producer at 30 % of the rest. */
async function aCast(product: Partial<Parameters<typeof aProduct>[1]> = {}) {
  return within(async (scope) => {
    const seller = await aPerson(scope)
    const affiliate = await aPerson(scope, { document: '11144477735' })
    const coProducer = await aPerson(scope)
    const made = await aProduct(scope, { sellerId: seller.id, ...product })
    await aCoProduction(scope, { productId: made.id, coProducerId: coProducer.id, basisPoints: 3000 })
    await anAffiliation(scope, { productId: made.id, affiliateId: affiliate.id, basisPoints: 4000 })
    return { seller, affiliate, coProducer, product: made }
  })
}

async function sell(wishes: PurchaseWishes) {
  const { paymentId } = await aPurchase(world.app, world.platformId, wishes)
  await within((scope) =>
    applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status: 'APPROVED', certainty: 'KNOWN' }),
  )
  return paymentId
}

/** Movements of a sale, by the names of its people. */
async function booked(paymentId: string, people: Record<string, { id: string }> = {}) {
  const rows = await world.owner<{ code: string; sum: string }[]>`
    select a.code, sum(e.amount_cents)::text as sum from ledger_entries e
    join ledger_journals j on (j.platform_id, j.id) = (e.platform_id, e.journal_id)
    join ledger_accounts a on (a.platform_id, a.id) = (e.platform_id, e.account_id)
    where j.subject_id = ${paymentId} and j.rule in ('sale.approved', 'acquirer.cost') group by a.code`
  const words = Object.entries({ ...people, hawkpay: world.account })
  return Object.fromEntries(
    rows.map(({ code, sum }) => [
      words.reduce((text, [word, { id }]) => text.replace(id, word), code),
      Number(sum),
    ]),
  )
}

const orderOf = async (paymentId: string) =>
  (
    await world.owner`select o.* from orders o join payments p on (p.platform_id, p.order_id) = (o.platform_id, o.id)
    where p.id = ${paymentId}`
  )[0]

describe('the worked examples, through a real purchase into the books', () => {
  test('a Pix of 197.00 with an affiliate and a co-producer', async () => {
    const { product, ...people } = await aCast()
    const offer = await within((scope) => anOffer(scope, { productId: product.id, priceCents: 19_700 }))
    const paymentId = await sell({ offerId: offer.id, affiliateId: people.affiliate.id })
    expect(await booked(paymentId, people)).toEqual({
      'acquirer:hawkpay:receivable': 19_700,
      'platform:fee': -1429,
      'user:affiliate:pending': -7308,
      'user:coProducer:pending': -3289,
      'user:seller:pending': -7674,
    })
  })

  test('a card in twelve with a bump, shipping and interest: shipping carries its own fee, interest is the platform’s', async () => {
    const { product, ...people } = await aCast({ type: 'FISICO' })
    const { offer, bumpId } = await within(async (scope) => {
      const sold = await anOffer(scope, {
        productId: product.id,
        priceCents: 26_730,
        deliveries: [{ description: 'Sedex', deliveryTime: '3 dias', fareAmountCents: 1990 }],
      })
      const extra = await aProduct(scope, { sellerId: people.seller.id, name: 'Caderno' })
      await aCoProduction(scope, {
        productId: extra.id,
        coProducerId: people.coProducer.id,
        basisPoints: 3000,
      })
      const bump = await anOffer(scope, { productId: extra.id, priceCents: 4700 })
      return {
        offer: sold,
        bumpId: await anOrderBump(scope, { productId: product.id, offerId: bump.id }),
      }
    })
    const paymentId = await sell({
      offerId: offer.id,
      affiliateId: people.affiliate.id,
      orderBumpsIds: [bumpId],
      method: 'CREDIT_CARD',
      installments: 12,
      address,
    })
    expect(await booked(paymentId, people)).toEqual({
      'acquirer:hawkpay:receivable': 39_603,
      'platform:fee': -2251,
      'platform:interest': -6183,
      'user:affiliate:pending': -11_725,
      'user:coProducer:pending': -5276,
      'user:seller:pending': -14_168,
    })
  })

  test('a manager earns a part of the fee, which reduces only the platform’s share', async () => {
    const { product, ...people } = await aCast()
    const { offer, manager } = await within(async (scope) => {
      const person = await aPerson(scope)
      await aManagement(scope, { sellerId: people.seller.id, managerId: person.id, basisPoints: 1000 })
      return {
        offer: await anOffer(scope, { productId: product.id, priceCents: 19_700 }),
        manager: person,
      }
    })
    const paymentId = await sell({ offerId: offer.id, affiliateId: people.affiliate.id })
    expect(await booked(paymentId, { ...people, manager })).toEqual({
      'acquirer:hawkpay:receivable': 19_700,
      'platform:fee': -1286,
      'manager:manager:pending': -143,
      'user:affiliate:pending': -7308,
      'user:coProducer:pending': -3289,
      'user:seller:pending': -7674,
    })
  })

  test('a fixed reserve is kept for its days, and without one there is none', async () => {
    const { product, seller } = await aCast()
    const { offer } = await within(async (scope) => {
      await scope.tx.insert(feePlans).values({
        platformId: scope.platformId,
        sellerId: seller.id,
        method: 'PIX',
        basisPoints: 0,
        fixedFees: { BRL: 0 },
        releaseDays: 0,
        reserveBasisPoints: 1000,
        reserveDays: 30,
        effectiveFrom: new Date(0),
      })
      return { offer: await anOffer(scope, { productId: product.id, priceCents: 10_000 }) }
    })
    const paymentId = await sell({ offerId: offer.id })
    expect(await booked(paymentId, { seller })).toMatchObject({
      'user:seller:pending': -6300,
      'user:seller:reserve': -700,
    })
    const lots = await world.owner`select kind, amount_cents::int as cents, release_at from balance_lots
      where payment_id = ${paymentId} and user_id = ${seller.id} order by kind`
    expect(lots).toMatchObject([
      { kind: 'RELEASE', cents: 6300, release_at: world.clock.now() },
      { kind: 'RESERVE', cents: 700, release_at: new Date('2030-04-12T03:00:00Z') },
    ])
  })
})

describe('an acquirer’s cost', () => {
  test('is paid by the platform, by the account’s table, and leaves all other shares unchanged', async () => {
    const { product, ...people } = await aCast()
    const offer = await within((scope) => anOffer(scope, { productId: product.id, priceCents: 19_700 }))
    const card = { offerId: offer.id, method: 'CREDIT_CARD', affiliateId: people.affiliate.id } as const
    const before = await booked(await sell({ ...card, installments: 3 }), people)
    await within((scope) =>
      saveAcquirerCosts(aCaller(scope, people.seller.id, 'ADMIN'), {
        accountId: world.account.id,
        method: 'CREDIT_CARD',
        currency: 'BRL',
        rows: [
          { fromInstallments: 1, basisPoints: 299, fixedCents: 30 },
          { fromInstallments: 2, basisPoints: 349, fixedCents: 40 },
          { fromInstallments: 7, basisPoints: 399, fixedCents: 50 },
        ],
      }),
    )
    const whole = await booked(await sell(card), people)
    const divided = await booked(await sell({ ...card, installments: 3 }), people)
    // 3x of 197.00 costs the buyer 4.6 % more: 206.06.
    const costs = { whole: 589 + 30, divided: 719 + 40 }
    expect(whole).toMatchObject({
      'platform:cost': costs.whole,
      'acquirer:hawkpay:receivable': 19_700 - costs.whole,
    })
    expect(divided).toEqual({
      ...before,
      'platform:cost': costs.divided,
      'acquirer:hawkpay:receivable': 20_606 - costs.divided,
    })
    const pix = await booked(await sell({ offerId: offer.id }), people)
    expect(pix['platform:cost']).toBeUndefined()
  })

  test('follows a new table from its instant on, and is never more than the charge', async () => {
    const { product, seller } = await aCast()
    const offer = await within((scope) => anOffer(scope, { productId: product.id, priceCents: 500 }))
    const save = (fixedCents: number) =>
      within((scope) =>
        saveAcquirerCosts(aCaller(scope, seller.id, 'ADMIN'), {
          accountId: world.account.id,
          method: 'BILLET',
          currency: 'BRL',
          rows: [{ fromInstallments: 1, basisPoints: 0, fixedCents }],
        }),
      )
    await save(349)
    const first = await sell({ offerId: offer.id, method: 'BILLET' })
    world.clock.advance({ minutes: 1 })
    await save(900)
    const second = await sell({ offerId: offer.id, method: 'BILLET' })
    expect(await booked(first)).toMatchObject({ 'platform:cost': 349 })
    expect(await booked(second)).toMatchObject({ 'platform:cost': 500 })
  })
})

describe('interest', () => {
  const flat = (percent: number) => [0, ...Array.from({ length: 11 }, () => percent)]

  test('follows the table in force, the seller’s own first, and the order names its table', async () => {
    const { product, seller } = await aCast()
    const staff = await within((scope) => aPerson(scope))
    const offer = await within((scope) => anOffer(scope, { productId: product.id, priceCents: 10_000 }))
    const card = { offerId: offer.id, method: 'CREDIT_CARD', installments: 2 } as const
    const save = (percent: number, effectiveFrom?: Date) =>
      within((scope) =>
        saveInterestTable(aCaller(scope, staff.id, 'ADMIN'), {
          sellerId: seller.id,
          fees: flat(percent),
          effectiveFrom,
        }),
      )
    const state = () => within((scope) => getCheckoutState(scope, offer.id))
    const byPlatform = await orderOf(await sell(card))
    const stateBefore = await state()
    await save(5)
    await save(9, new Date(world.clock.now().getTime() + 86_400_000))
    expect(await state()).not.toBe(stateBefore)
    const bySeller = await orderOf(await sell(card))
    world.clock.advance({ days: 1 })
    const later = await orderOf(await sell(card))
    expect([byPlatform, bySeller, later].map((order) => Number(order?.interest_cents))).toEqual([
      320, 500, 900,
    ])
    expect(new Set([byPlatform, bySeller, later].map((order) => order?.interest_table_id)).size).toBe(3)
    expect((await orderOf(await sell({ ...card, installments: 1 })))?.interest_table_id).toBeNull()
    await expect(save(1, new Date(0))).rejects.toMatchObject({ code: 'date_in_past' })
  })
})

describe('values frozen in the order', () => {
  test('guarantee days stay as they were at the sale', async () => {
    const { product } = await aCast({ guaranteeDays: 7 })
    const offer = await within((scope) => anOffer(scope, { productId: product.id }))
    const paymentId = await sell({ offerId: offer.id })
    await world.owner`update products set guarantee_days = 30 where id = ${product.id}`
    expect((await orderOf(paymentId))?.guarantee_days).toBe(7)
    expect((await orderOf(await sell({ offerId: offer.id })))?.guarantee_days).toBe(30)
  })
})

describe('a fee in several currencies', () => {
  test('has one percentage and a fixed part for each currency, and nothing is sold in a currency without one', async () => {
    const { product, seller } = await aCast({ currency: 'USD' })
    const offer = await within((scope) => anOffer(scope, { productId: product.id, priceCents: 10_000 }))
    const card = { offerId: offer.id, method: 'CREDIT_CARD' } as const
    const state = () => within((scope) => getCheckoutState(scope, offer.id))
    expect(await state()).toContain('CREDIT_CARD')
    const order = await orderOf(await sell(card))
    expect(order).toMatchObject({ fee_cents: String(599 + 49), fixed_fee_cents: '49' })

    await within((scope) =>
      scope.tx.insert(feePlans).values({
        platformId: scope.platformId,
        sellerId: seller.id,
        method: 'CREDIT_CARD',
        basisPoints: 500,
        fixedFees: { BRL: 100 },
        releaseDays: 0,
        reserveBasisPoints: 0,
        reserveDays: 0,
        effectiveFrom: new Date(0),
      }),
    )
    await expect(sell(card)).rejects.toMatchObject({ code: 'errorPaymentNotConfigured' })
    expect(await state()).not.toContain('CREDIT_CARD')
  })
})
