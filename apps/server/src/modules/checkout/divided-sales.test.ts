import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCoProduction } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { aReceiver } from '#demo/a-receiver.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { getBalance } from '#modules/ledger/get-balance.ts'
import { applyProviderEvent } from '#modules/payments/core/apply-provider-event.ts'
import type { ProviderReport } from '#modules/payments/core/provider-report.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { brokenInvariants, readBooks } from '#test/read-books.ts'
import { acceptUpsell } from './accept-upsell.ts'
import { signUpsellToken } from './upsell-token.ts'

let shop: SubscriptionShop
let affiliateId: string
let coProducerId: string
let pagarmeId: string

/** The seller and the affiliate are receivers at the acquirer, the co-producer is not. */
beforeEach(async () => {
  shop = await createSubscriptionShop()
  const { productId, sellerId } = shop
  const [pagarme] = await shop.owner`select id from provider_accounts where provider = 'PAGARME'`
  pagarmeId = pagarme?.id
  await inScope(shop.app, shop.platformId, async (scope) => {
    affiliateId = (await aPerson(scope, { document: '11144477735' })).id
    coProducerId = (await aPerson(scope)).id
    await aCoProduction(scope, { productId, coProducerId })
    await anAffiliation(scope, { productId, affiliateId, basisPoints: 4000 })
    for (const [userId, receiverId] of [
      [null, 'rp_plataforma'],
      [sellerId, 'rp_marina'],
      [affiliateId, 'rp_otto'],
    ] as const)
      await aReceiver(scope, { accountId: pagarmeId, userId, receiverId })
  })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.stop()
})

const aSale = async () => {
  const offerId = await shop.anOffer({ type: 'ONE_TIME', frequencyInDays: null })
  const sale = await aPurchase(shop.app, shop.platformId, { offerId, affiliateId, method: 'CREDIT_CARD' })
  await shop.drainJobs()
  return sale
}
const told = (paymentId: string, report: Pick<ProviderReport, 'status' | 'isDisputeWon'>) =>
  inScope(shop.app, shop.platformId, (scope) =>
    applyProviderEvent(scope, paymentId, { source: 'OPERATOR', certainty: 'KNOWN', ...report }),
  )
const books = () =>
  readBooks(shop, {
    [pagarmeId]: 'pagarme',
    [shop.sellerId]: 'seller',
    [affiliateId]: 'affiliate',
    [coProducerId]: 'coProducer',
  })
const balanceOf = (userId: string) => inScope(shop.app, shop.platformId, (scope) => getBalance(scope, userId))
const nothing = {
  availableCents: 0,
  pendingCents: 0,
  reserveCents: 0,
  heldCents: 0,
  withdrawingCents: 0,
  debtCents: 0,
  nextRelease: null,
}
/**
 * Amount that the acquirer owes the platform after paying 76.74 and 73.08 of 197.00 to seller and affiliate.
 */
const owed = 19_700 - 7_674 - 7_308
const sold = {
  'acquirer:pagarme:receivable': owed,
  'platform:fee': -1_429,
  'user:coProducer:pending': -3_289,
}

describe('a sale split by the acquirer', () => {
  test('owes its receivers nothing here: money paid at the acquirer can be neither released nor withdrawn', async () => {
    await aSale()
    expect(await books()).toEqual(sold)
    expect([await balanceOf(shop.sellerId), await balanceOf(affiliateId)]).toEqual([nothing, nothing])
    await shop.passDays(60)
    expect(await books()).toEqual({
      'acquirer:pagarme:receivable': owed,
      'platform:fee': -1_429,
      'user:coProducer:available': -3_289,
    })
    const lots = await shop.owner`select user_id as "userId", state from balance_lots order by amount_cents`
    expect(lots).toEqual([
      { userId: coProducerId, state: 'RELEASED' },
      { userId: affiliateId, state: 'PAID_AT_ACQUIRER' },
      { userId: shop.sellerId, state: 'PAID_AT_ACQUIRER' },
    ])
  })

  test('is refunded by all parties: a receiver paid there returns it from their balance here, or owes it', async () => {
    const { paymentId } = await aSale()
    await told(paymentId, { status: 'REFUNDED' })
    expect(await books()).toEqual({
      'acquirer:pagarme:receivable': owed - 19_700,
      'platform:fee': -249,
      'user:affiliate:debt': 7_308,
      'user:seller:debt': 7_923,
    })
    expect(await balanceOf(affiliateId)).toEqual({ ...nothing, debtCents: 7_308 })
  })

  test('is charged back and won again: all balances are as before', async () => {
    const { paymentId } = await aSale()
    await told(paymentId, { status: 'CHARGEBACK' })
    expect(await books()).toEqual({
      'acquirer:pagarme:receivable': owed - 19_700,
      'platform:fee': -249,
      'user:affiliate:debt': 7_308,
      'user:seller:debt': 7_923,
    })
    await told(paymentId, { status: 'APPROVED', isDisputeWon: true })
    expect(await books()).toEqual(sold)
    const paidThere = await shop.owner`select user_id from balance_lots where state = 'PAID_AT_ACQUIRER'`
    expect(paidThere).toHaveLength(2)
  })

  test('keeps the reserve here: only the rest is paid there', async () => {
    await shop.owner`update fee_plans set reserve_basis_points = 1000, reserve_days = 90`
    await aSale()
    const [charge] = await shop.sandbox.acquirer('PAGARME').charges()
    expect(charge?.splits).toEqual([
      { recipientId: 'rp_plataforma', amount: 19_700 - 6_907 - 6_577 },
      { recipientId: 'rp_marina', amount: 6_907 },
      { recipientId: 'rp_otto', amount: 6_577 },
    ])
    expect(await balanceOf(shop.sellerId)).toMatchObject({ pendingCents: 0, reserveCents: 767 })
    expect(await balanceOf(affiliateId)).toMatchObject({ pendingCents: 0, reserveCents: 731 })
  })

  test.each([
    ['blocked_cashout', true],
    ['status', 'REVIEW'],
  ])('pays no receiver who may not withdraw freely (%s %s): their part stays here', async (column, value) => {
    await shop.owner`update users set ${shop.owner({ [column]: value })} where id = ${shop.sellerId}`
    await aSale()
    expect(await books()).toEqual({
      'acquirer:pagarme:receivable': 19_700 - 7_308,
      'platform:fee': -1_429,
      'user:coProducer:pending': -3_289,
      'user:seller:pending': -7_674,
    })
    const [charge] = await shop.sandbox.acquirer('PAGARME').charges()
    expect(charge?.splits).toEqual([
      { recipientId: 'rp_plataforma', amount: 19_700 - 7_308 },
      { recipientId: 'rp_otto', amount: 7_308 },
    ])
  })

  test('pays no receiver with a debt there: the next sale pays the debt', async () => {
    const { paymentId } = await aSale()
    await told(paymentId, { status: 'REFUNDED' })
    await aSale()
    await shop.passDays(60)
    expect(await balanceOf(affiliateId)).toEqual(nothing)
    expect(await balanceOf(shop.sellerId)).toEqual({ ...nothing, debtCents: 7_923 - 7_674 })
    const [, next] = await shop.sandbox.acquirer('PAGARME').charges()
    expect(next?.splits ?? []).toEqual([])
  })

  test('is split the same way for a renewal, a retried renewal, and a one-click purchase', async () => {
    const offerId = await shop.anOffer()
    const extra = await shop.anOffer({ type: 'ONE_TIME', priceCents: 2_700, frequencyInDays: null })
    const subscriber = await shop.subscribe({ offerId })
    await shop.passDays(1)
    await shop.giveCard(subscriber, '4000000000009995')
    await shop.passDays(30)
    await shop.giveCard(subscriber, '4111111111111111')
    await shop.drainJobs()
    expect(await shop.cyclesOf(subscriber.subscriptionId)).toMatchObject([
      { state: 'PAID' },
      { state: 'PAID' },
    ])
    const { paymentId } = subscriber
    await acceptUpsell(
      shop.app,
      shop.platformId,
      { upsellToken: signUpsellToken(shop.app, paymentId), offerId: extra, installments: 1 },
      { ip: '203.0.113.7', ownPaymentIds: [paymentId], cardPaymentIds: [paymentId] },
    )
    await shop.drainJobs()
    const paid = await shop.owner`
      select p.amount_cents::int as cents, l.state from payments p
      join balance_lots l on l.payment_id = p.id and l.user_id = ${shop.sellerId}
      where p.status = 'APPROVED' order by p.created_at, p.amount_cents desc`
    expect(paid).toEqual([
      { cents: 19_700, state: 'PAID_AT_ACQUIRER' },
      { cents: 4_990, state: 'PAID_AT_ACQUIRER' },
      { cents: 2_700, state: 'PAID_AT_ACQUIRER' },
    ])
    expect(await balanceOf(shop.sellerId)).toEqual(nothing)
  })
})
