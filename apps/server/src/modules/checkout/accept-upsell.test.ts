import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { acceptUpsell } from './accept-upsell.ts'
import { tokenCreditCard } from './token-credit-card.ts'
import { signUpsellToken } from './upsell-token.ts'

let shop: SubscriptionShop
let monthly: string
let extra: string

beforeAll(async () => {
  shop = await createSubscriptionShop()
  monthly = await shop.anOffer()
  extra = await shop.anOffer({ type: 'ONE_TIME', priceCents: 2_700, frequencyInDays: null })
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.forgetPlans()
  expect(await brokenInvariants(shop)).toEqual([])
})

let buyers = 0

async function aBuyerWithCard() {
  const card = await sealCard(shop.app, shop.platformId)
  const { id } = await inScope(shop.app, shop.platformId, (scope) =>
    tokenCreditCard(scope, { offerId: monthly, card }, `10.3.${++buyers}.1`),
  )
  return aPurchase(shop.app, shop.platformId, {
    offerId: monthly,
    method: 'CREDIT_CARD',
    creditCardId: id,
    email: `upsell-${buyers}@compradora.example`,
  })
}

type Bought = { paymentId: string; upsellToken: string }

const accept = ({ paymentId, upsellToken }: Bought, offerId = extra, ownPaymentIds = [paymentId]) =>
  acceptUpsell(
    shop.app,
    shop.platformId,
    { upsellToken, offerId, installments: 1 },
    { ip: '203.0.113.7', ownPaymentIds, cardPaymentIds: ownPaymentIds },
  )
const chargesOf = async (paymentId: string) =>
  (await shop.sandbox.acquirer('PAGARME').charges()).filter(({ externalRef }) => externalRef === paymentId)

describe('one click after a purchase', () => {
  test('charges the saved card, on an order of its own', async () => {
    const first = await aBuyerWithCard()
    const more = await accept(first)
    expect(more).toMatchObject({ method: 'CREDIT_CARD', status: 'APPROVED' })
    expect(await chargesOf(more.paymentId)).toMatchObject([{ amount: 2_700 }])
    const [sale] = await shop.owner`
      select o.type, o.total_cents::int as total, o.buyer_email as email, p.order_id <> f.order_id as is_own,
        (select count(*)::int from ledger_journals j where (j.platform_id, j.subject_id) = (p.platform_id, p.id)) as journals
      from payments p join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
      join payments f on f.platform_id = p.platform_id
      where p.platform_id = ${shop.platformId} and p.id = ${more.paymentId} and f.id = ${first.paymentId}`
    expect(sale).toMatchObject({ type: 'ONE_TIME', total: 2_700, is_own: true, journals: 1 })
  })

  test('pressed ten times at once is one charge, and buys no other offer afterwards', async () => {
    const first = await aBuyerWithCard()
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(first)))
    const [paymentId = ''] = new Set(answers.map((answer) => answer.paymentId))
    expect(new Set(answers.map((answer) => answer.paymentId)).size).toBe(1)
    expect(await chargesOf(paymentId)).toHaveLength(1)
    const again = { ...first, upsellToken: signUpsellToken(shop.app, first.paymentId) }
    expect((await accept(again)).paymentId).toBe(paymentId)
    await expect(accept(first, monthly)).rejects.toMatchObject({ code: 'purchase_conflict' })
  })

  test('leads to the next offer, by the token of its answer and the same card', async () => {
    const first = await aBuyerWithCard()
    const second = await accept(first)
    const third = await accept(second, monthly)
    expect(third.status).toBe('APPROVED')
    await shop.drainJobs()
    const [subscription] = await shop.owner`
      select s.state from subscriptions s join payments p on p.order_id = s.order_id where p.id = ${third.paymentId}`
    expect(subscription).toEqual({ state: 'ACTIVE' })
  })

  test('after a purchase by Pix makes a second code, after the first is paid', async () => {
    const email = `pix-${++buyers}@compradora.example`
    const { subscriptionId, paymentId } = await shop.subscribe({ offerId: monthly, method: 'PIX', email })
    const bought = { paymentId, upsellToken: signUpsellToken(shop.app, paymentId) }
    await expect(accept(bought)).rejects.toMatchObject({ code: 'offer_unavailable' })
    await shop.payCode(subscriptionId)
    expect(await accept(bought)).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })

  test('without a saved card requires one', async () => {
    const bought = await aPurchase(shop.app, shop.platformId, {
      offerId: extra,
      method: 'CREDIT_CARD',
      email: `sem-cartao-${++buyers}@compradora.example`,
    })
    await expect(accept(bought)).rejects.toMatchObject({ code: 'errorRequired' })
  })
})

describe('a token', () => {
  test('that is forged, changed, expired, or used in another browser buys nothing', async () => {
    const first = await aBuyerWithCard()
    const other = await aBuyerWithCard()
    const [, ...rest] = first.upsellToken.split('.')
    const changed = [other.paymentId, ...rest].join('.')
    const refused = { code: 'token_expired' }
    await expect(accept({ ...first, upsellToken: `${first.upsellToken}x` })).rejects.toMatchObject(refused)
    await expect(accept({ ...other, upsellToken: changed })).rejects.toMatchObject(refused)
    await expect(accept(first, extra, [other.paymentId])).rejects.toMatchObject(refused)
    shop.clock.advance({ hours: 24, seconds: 1 })
    await expect(accept(first)).rejects.toMatchObject(refused)
  })

  test('of a former format buys nothing, even with a valid signature', async () => {
    const bought = await aBuyerWithCard()
    const live = Math.floor(shop.clock.now().getTime() / 1000) + 60
    const bodies = [
      `${bought.paymentId}.${bought.paymentId}.${live}`,
      `${bought.paymentId}.${bought.paymentId}.500000..${live}`,
      `${bought.paymentId}.${bought.paymentId}.500000...${live}.${live}`,
      `${bought.paymentId}.${bought.paymentId}.500000...never`,
    ]
    for (const purpose of ['upsell token', 'upsell token 2', 'upsell token 3'])
      for (const body of bodies) {
        const signed = createHmac('sha256', shop.app.secrets.derive(purpose)).update(body).digest('base64url')
        await expect(accept({ ...bought, upsellToken: `${body}.${signed}` })).rejects.toMatchObject({
          code: 'token_expired',
        })
      }
  })

  test('buys nothing of another seller', async () => {
    const foreign = await inScope(shop.app, shop.platformId, async (scope) => {
      const rival = await aPerson(scope)
      const product = await aProduct(scope, { sellerId: rival.id })
      return (await anOffer(scope, { productId: product.id })).id
    })
    await expect(accept(await aBuyerWithCard(), foreign)).rejects.toMatchObject({ code: 'offer_unavailable' })
  })
})
