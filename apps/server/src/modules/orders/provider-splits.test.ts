import { moneyCases } from '@balcao/domain/testing/money-cases'
import fastCheck from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCoProduction } from '#demo/a-contract.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { aReceiver } from '#demo/a-receiver.ts'
import { anAccount } from '#demo/an-account.ts'
import { anAffiliation } from '#demo/an-affiliation.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope, type Scope } from '#scope.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { providerSplits } from './provider-splits.ts'

describe('a charge split by the provider', () => {
  const sale = {
    chargedCents: 19_700,
    shares: [
      { userId: 'seller', amountCents: 7674 },
      { userId: 'affiliate', amountCents: 7308 },
      { userId: 'coProducer', amountCents: 3289 },
    ],
  }

  test('gives each receiver the cents of the books and the rest to the platform, which pays the provider’s fee and bears disputes', () => {
    const receiverOf = new Map([
      ['seller', 're_seller'],
      ['affiliate', 're_affiliate'],
    ])
    const others = { type: 'FIXED', chargeProcessingFee: false, chargeRemainder: false, liable: false }
    expect(providerSplits({ ...sale, receiverOf })).toEqual([
      {
        recipientId: '',
        amount: 1429 + 3289,
        type: 'FIXED',
        chargeProcessingFee: true,
        chargeRemainder: true,
        liable: true,
      },
      { recipientId: 're_seller', amount: 7674, ...others },
      { recipientId: 're_affiliate', amount: 7308, ...others },
    ])
  })

  test('is not split without receivers, or if nothing would be left for the provider’s fee', () => {
    expect(providerSplits({ ...sale, receiverOf: new Map() })).toEqual([])
    const receiverOf = new Map(sale.shares.map(({ userId }) => [userId, `re_${userId}`]))
    expect(providerSplits({ ...sale, chargedCents: 18_271, receiverOf })).toEqual([])
  })

  test('adds up to the charge for any set of receivers, and pays one person with two roles once', () => {
    const share = fastCheck.record({
      userId: fastCheck.constantFrom('a', 'b', 'c', 'd'),
      amountCents: fastCheck.integer({ min: 0, max: 1_000_000_000 }),
    })
    const drawn = fastCheck.record({
      shares: fastCheck.array(share, { maxLength: 6 }),
      platformCents: fastCheck.integer({ min: 0, max: 1_000_000_000 }),
      receivers: fastCheck.subarray(['a', 'b', 'c', 'd']),
    })
    fastCheck.assert(
      fastCheck.property(drawn, ({ shares, platformCents, receivers }) => {
        const chargedCents = shares.reduce((sum, { amountCents }) => sum + amountCents, platformCents)
        const receiverOf = new Map(receivers.map((id) => [id, `re_${id}`]))
        const splits = providerSplits({ chargedCents, shares, receiverOf })
        const ids = splits.map(({ recipientId }) => recipientId)
        const isWhole = splits.reduce((sum, { amount }) => sum + amount, 0) === chargedCents
        return (
          splits.length === 0 ||
          (isWhole && new Set(ids).size === ids.length && splits.every(({ amount }) => amount > 0))
        )
      }),
      { numRuns: moneyCases, seed: 20_261_115 },
    )
  })
})

describe('a sale at an account that splits', () => {
  let world: TestApp
  const within = <T>(work: (scope: Scope) => Promise<T>) => inScope(world.app, world.platformId, work)

  beforeAll(async () => {
    world = await createTestApp()
  })
  afterAll(() => world.stop())

  async function aScene() {
    return within(async (scope) => {
      const people = {
        seller: await aPerson(scope),
        affiliate: await aPerson(scope, { document: '11144477735' }),
        coProducer: await aPerson(scope),
      }
      const product = await aProduct(scope, { sellerId: people.seller.id })
      await aCoProduction(scope, { productId: product.id, coProducerId: people.coProducer.id })
      await anAffiliation(scope, {
        productId: product.id,
        affiliateId: people.affiliate.id,
        basisPoints: 4000,
      })
      const offer = await anOffer(scope, { productId: product.id, priceCents: 19_700 })
      return { ...people, offerId: offer.id }
    })
  }

  test('sends the exact cents of the order, with the ids of that account only', async () => {
    const { seller, affiliate, offerId } = await aScene()
    const [asaas, pagarme] = await within(async (scope) => {
      const { sandbox } = world
      const one = await anAccount(scope, { sandbox, provider: 'ASAAS', priority: -2 })
      const two = await anAccount(scope, { sandbox, provider: 'PAGARME', priority: -1 })
      await aReceiver(scope, { accountId: one.id, userId: seller.id, receiverId: 'carteira-asaas' })
      for (const [userId, receiverId] of [
        [null, 'rp_plataforma'],
        [seller.id, 'rp_marina'],
        [affiliate.id, 'rp_otto'],
      ] as const)
        await aReceiver(scope, { accountId: two.id, userId, receiverId })
      return [one, two]
    })
    await world.owner`update provider_accounts set base_url = 'http://127.0.0.1:9/v1' where id = ${asaas.id}`
    const { paymentId } = await aPurchase(world.app, world.platformId, {
      offerId,
      affiliateId: affiliate.id,
    })
    const charges = await world.sandbox.acquirer('PAGARME').charges()
    expect(charges.map(({ amount, splits }) => ({ amount, splits }))).toEqual([
      {
        amount: 19_700,
        splits: [
          { recipientId: 'rp_plataforma', amount: 1429 + 3289 },
          { recipientId: 'rp_marina', amount: 7674 },
          { recipientId: 'rp_otto', amount: 7308 },
        ],
      },
    ])
    const shares =
      await world.owner`select s.user_id as user, s.amount_cents::int as cents from order_shares s
      join payments p on (p.platform_id, p.order_id) = (s.platform_id, s.order_id) where p.id = ${paymentId}`
    expect(shares).toContainEqual({ user: seller.id, cents: 7674 })
    expect(shares).toContainEqual({ user: affiliate.id, cents: 7308 })
    await world.owner`update provider_accounts set status = 'PAUSED' where id in ${world.owner([asaas.id, pagarme.id])}`
  })

  test('leaves all money to the platform if the split has to name a receiver of the platform that is missing', async () => {
    const { seller, offerId } = await aScene()
    const account = await within(async (scope) => {
      const made = await anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME', priority: -1 })
      await aReceiver(scope, { accountId: made.id, userId: seller.id, receiverId: 'rp_marina' })
      return made
    })
    await aPurchase(world.app, world.platformId, { offerId })
    const charges = await world.sandbox.acquirer('PAGARME').charges()
    expect(charges.at(-1)?.splits).toEqual([])
    await world.owner`update provider_accounts set status = 'PAUSED' where id = ${account.id}`
  })

  test('leaves all money to the platform at an account that cannot split', async () => {
    const { seller, offerId } = await aScene()
    await within((scope) => aReceiver(scope, { accountId: world.account.id, userId: seller.id }))
    expect(await aPurchase(world.app, world.platformId, { offerId })).toMatchObject({ status: 'PENDING' })
    const [charge] = await world.sandbox.acquirer('HAWKPAY').charges()
    expect(charge?.splits).toEqual([])
  })
})
