import { type ProviderName, providerNames } from '@balcao/providers/provider-names'
import { findManifest } from '@balcao/providers/registry'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aFunnel } from '#demo/a-funnel.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { anAccount } from '#demo/an-account.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { savedCardPlace } from '#modules/cards/save-card.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { inScope } from '#scope.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createTestApp, type TestApp } from '#test/test-app.ts'
import { answerUpsell } from './answer-upsell.ts'
import { getCardFrame } from './get-card-frame.ts'
import { getCheckoutPage } from './get-checkout-page.ts'
import { getUpsellPage } from './get-upsell-page.ts'
import { tokenCreditCard } from './token-credit-card.ts'

const ip = '203.0.113.9'
/** A card whose issuer reports insufficient funds, after which no other acquirer is tried. */
const brokeCard = '4000000000009995'

let world: TestApp
let offerId: string
let ownAccountId: string
let buyers = 0

beforeAll(async () => {
  world = await createTestApp()
  const { app, platformId } = world
  offerId = await inScope(app, platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const offerOf = async (name: string, priceCents: number) => {
      const product = await aProduct(scope, { sellerId, name })
      return (await anOffer(scope, { productId: product.id, priceCents })).id
    }
    const first = await offerOf('Curso de pão', 19_700)
    const stepOfferIds = [await offerOf('Pizza', 9_700), await offerOf('E-book', 2_900)]
    await aFunnel(scope, { sellerId, offerId: first, template: 'SECOND_CHANCE', stepOfferIds })
    return first
  })
  const [account] = await world.owner`select id from provider_accounts where platform_id = ${platformId}`
  ownAccountId = account?.id
})
afterAll(() => world.stop())
afterEach(async () => {
  expect(await brokenInvariants(world)).toEqual([])
})

/** Charges cards only at this provider; codes come from the account that every platform has. */
async function chargeCardsAt(provider: ProviderName): Promise<void> {
  const { owner, app, platformId, sandbox } = world
  const isOwn = provider === 'HAWKPAY'
  await owner`delete from provider_circuits`
  await owner`update provider_accounts set status = 'PAUSED' where id <> ${ownAccountId}`
  await owner`update provider_accounts set methods = ${isOwn ? ['PIX', 'CREDIT_CARD'] : ['PIX']} where id = ${ownAccountId}`
  if (isOwn) return
  await inScope(app, platformId, (scope) =>
    anAccount(scope, { sandbox, provider, methods: ['CREDIT_CARD'], priority: 0 }),
  )
}

/** A buyer who pays by card and saves it if the card frame asks for it. */
async function aBuyer() {
  const { app, platformId } = world
  const from = `10.7.${++buyers}.1`
  const { keepsCard } = await inScope(app, platformId, (scope) => getCardFrame(scope, offerId))
  const creditCardId = keepsCard ? await keepCard(from) : undefined
  const { paymentId, status } = await aPurchase(
    app,
    platformId,
    {
      offerId,
      method: 'CREDIT_CARD',
      email: `caminho-${buyers}@compradora.example`,
      ...(creditCardId && { creditCardId }),
    },
    { ip: from },
  )
  expect(status).toBe('APPROVED')
  const own = [paymentId]
  const see = () =>
    inScope(app, platformId, (scope) =>
      getUpsellPage(scope, { paymentId, ownPaymentIds: own, isFramed: false }),
    )
  /** Inside another site's page, where only the frame's key identifies the browser. */
  const framed = {
    see: () =>
      inScope(app, platformId, (scope) =>
        getUpsellPage(scope, { paymentId, ownPaymentIds: own, isFramed: true }),
      ),
    accept: (token: string) =>
      answerUpsell(
        app,
        platformId,
        { token, isAccepted: true, installments: 1 },
        { ip, ownPaymentIds: own, cardPaymentIds: [] },
      ),
  }
  const say = async (isAccepted: boolean, token?: string) =>
    answerUpsell(
      app,
      platformId,
      { token: token ?? (await see())?.token ?? '', isAccepted, installments: 1 },
      { ip, ownPaymentIds: own, cardPaymentIds: own },
    )
  return { paymentId, keepsCard, see, say, framed }
}

async function keepCard(from: string): Promise<string> {
  const { app, platformId } = world
  const card = await sealCard(app, platformId)
  const { id } = await inScope(app, platformId, (scope) => tokenCreditCard(scope, { offerId, card }, from))
  return id
}

const asksForConsent = async () =>
  (await getCheckoutPage(world.app, world.platformId, offerId)).page.isOfferedMore

const charging = providerNames.filter((name) => findManifest(name)?.chargesKeptCards)

describe('after a purchase by card only a working way to pay is offered', () => {
  test('PAGARME and PAGARMEBAAS charge saved cards, and HAWKPAY does not', () => {
    expect(charging).toEqual(expect.arrayContaining(['PAGARME', 'PAGARMEBAAS']))
    expect(charging).not.toContain('HAWKPAY')
  })

  test.each(charging)('at %s, which charges a saved card, one click is a charge', async (provider) => {
    await chargeCardsAt(provider)
    expect(await asksForConsent()).toBe(true)
    const buyer = await aBuyer()
    expect(await buyer.see()).toMatchObject({ method: 'CREDIT_CARD', card: { lastFour: '1111' } })
    expect(await buyer.say(true)).toMatchObject({ method: 'CREDIT_CARD', status: 'APPROVED' })
  })

  test("inside another site's page a Pix is offered instead of the saved card, because a frame's key charges no card", async () => {
    await chargeCardsAt(charging[0] ?? 'PAGARME')
    const buyer = await aBuyer()
    const card = await buyer.see()
    expect(card).toMatchObject({ method: 'CREDIT_CARD' })
    await expect(buyer.framed.accept(card?.token ?? '')).rejects.toMatchObject({ code: 'token_expired' })
    const framed = await buyer.framed.see()
    expect(framed).toMatchObject({ method: 'PIX', card: null })
    expect(await buyer.framed.accept(framed?.token ?? '')).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })

  test('at HAWKPAY, which charges no saved card, no card is saved, and a second Pix is offered and made', async () => {
    await chargeCardsAt('HAWKPAY')
    expect(await asksForConsent()).toBe(false)
    await expect(keepCard('10.8.1.1')).rejects.toMatchObject({ code: 'method_unavailable' })
    const buyer = await aBuyer()
    expect(buyer.keepsCard).toBe(false)
    expect(await buyer.see()).toMatchObject({
      method: 'PIX',
      card: null,
      installments: [],
      priceCents: 9_700,
    })
    const answer = await buyer.say(true)
    expect(answer).toMatchObject({ method: 'PIX', status: 'PENDING' })
    expect(answer?.payment.pix?.code).toEqual(expect.any(String))
  })

  test('a card saved before its acquirer was replaced by HAWKPAY is not offered either', async () => {
    await chargeCardsAt('PAGARME')
    const buyer = await aBuyer()
    const byCard = (await buyer.see())?.token ?? ''
    await chargeCardsAt('HAWKPAY')
    expect(await buyer.see()).toMatchObject({ method: 'PIX', card: null })
    await expect(buyer.say(true, byCard)).rejects.toMatchObject({ code: 'errorPaymentNotConfigured' })
    expect(await buyer.say(true)).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })

  test('a page that showed a Pix never charges a card, even if the saved card can be charged by now', async () => {
    await chargeCardsAt('PAGARME')
    const buyer = await aBuyer()
    await chargeCardsAt('HAWKPAY')
    const byPix = (await buyer.see())?.token ?? ''
    await chargeCardsAt('PAGARME')
    expect(await buyer.say(true, byPix)).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })

  test('without a Pix and without a chargeable card nothing is offered, and no view is counted', async () => {
    await chargeCardsAt('HAWKPAY')
    await world.owner`update provider_accounts set methods = '{CREDIT_CARD}' where id = ${ownAccountId}`
    const buyer = await aBuyer()
    expect(await buyer.see()).toBeNull()
    expect(await showingsOf(buyer.paymentId)).toEqual([])
  })
})

describe('a card refused by the bank at the click', () => {
  test('leaves the step open for a Pix, and a second press does not charge it again', async () => {
    await chargeCardsAt('PAGARME')
    const buyer = await aBuyer()
    const byCard = (await buyer.see())?.token ?? ''
    await spoilCard(buyer.paymentId)
    const refused = await buyer.say(true, byCard)
    expect(refused).toMatchObject({ method: 'CREDIT_CARD', status: 'REJECTED' })
    expect(await buyer.see()).toMatchObject({ headline: 'Pizza', method: 'PIX' })
    expect((await buyer.say(true, byCard))?.paymentId).toBe(refused?.paymentId)
    expect(await buyer.say(true)).toMatchObject({ method: 'PIX', status: 'PENDING' })
    expect((await buyer.say(true, byCard))?.paymentId).toBe(refused?.paymentId)
    expect(await showingsOf(buyer.paymentId)).toEqual([{ step_key: 's1', answer: 'ACCEPTED' }])
  })

  test('counts as a refusal of the offer if Pix is unavailable, and leads to the cheaper offer', async () => {
    await chargeCardsAt('PAGARME')
    const buyer = await aBuyer()
    const byCard = (await buyer.see())?.token ?? ''
    await spoilCard(buyer.paymentId)
    await buyer.say(true, byCard)
    await world.owner`update provider_accounts set methods = '{BILLET}' where id = ${ownAccountId}`
    expect(await buyer.see()).toMatchObject({ headline: 'E-book', method: 'CREDIT_CARD' })
    expect(await showingsOf(buyer.paymentId)).toEqual([
      { step_key: 's1', answer: 'REFUSED' },
      { step_key: 's2', answer: 'NONE' },
    ])
  })
})

test('a card charge with unknown outcome is not followed by a Pix: the card may have been charged', async () => {
  await chargeCardsAt('PAGARME')
  const buyer = await aBuyer()
  const byCard = (await buyer.see())?.token ?? ''
  world.sandbox.faults.next({
    acquirer: 'PAGARME',
    operation: 'create',
    kind: 'unknown-status',
    word: 'zzz_new',
  })
  const answer = await buyer.say(true, byCard)
  expect(answer).toMatchObject({ status: 'REJECTED', payment: { isConfirming: true } })
  expect(await showingsOf(buyer.paymentId)).toEqual([{ step_key: 's1', answer: 'ACCEPTED' }])
  expect((await buyer.see())?.headline).not.toBe('Pizza')
  const { platformId } = world
  await checkPayment(world.app, { platformId, paymentId: answer?.paymentId ?? '', source: 'RECONCILER' })
  const [charged] = await world.owner`select status from payments where id = ${answer?.paymentId ?? ''}`
  expect(charged).toEqual({ status: 'APPROVED' })
})

/** Makes the issuer refuse the card saved with a purchase from now on. */
async function spoilCard(paymentId: string): Promise<void> {
  const { app, platformId, owner } = world
  const [saved] = await owner`
    select c.id from saved_cards c join payments p on p.order_id = c.order_id where p.id = ${paymentId}`
  const number = JSON.stringify({ number: brokeCard, holderDocument: '52998224725' })
  const sealed = app.secrets.seal(number, savedCardPlace(platformId, saved?.id))
  await owner`update saved_cards set sealed = ${sealed} where id = ${saved?.id}`
}

const showingsOf = (paymentId: string) => world.owner`
  select step_key, answer from upsell_showings where first_payment_id = ${paymentId} order by step_key`

test('the page after a one-click purchase has the colours of its buyer’s checkout', async () => {
  await world.owner`update offers set builder = builder || '{"colorPrimary":"#c2410c"}' where id = ${offerId}`
  const buyer = await aBuyer()
  const answer = await buyer.say(true)
  const upsoldId = answer?.paymentId ?? ''
  expect(upsoldId).not.toBe(buyer.paymentId)
  for (const paymentId of [buyer.paymentId, upsoldId]) {
    const view = await inScope(world.app, world.platformId, (scope) =>
      getPaymentView(scope, paymentId, strangerViewer),
    )
    expect(view.colorPrimary).toBe('#c2410c')
  }
})
