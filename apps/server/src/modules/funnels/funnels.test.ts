import type { FunnelTemplate } from '@balcao/domain/checkout/upsell-funnel'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { offers } from '#db/schema/catalog.ts'
import { aFunnel } from '#demo/a-funnel.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase, sealCard } from '#demo/a-purchase.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { answerUpsell } from '#modules/checkout/answer-upsell.ts'
import { getUpsellPage } from '#modules/checkout/get-upsell-page.ts'
import { tokenCreditCard } from '#modules/checkout/token-credit-card.ts'
import { undoUpsell } from '#modules/checkout/undo-upsell.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { discardDraft } from './discard-draft.ts'
import { duplicateFunnel } from './duplicate-funnel.ts'
import { funnelInput } from './funnel.input.ts'
import { getFunnel } from './get-funnel.ts'
import { pauseFunnel } from './pause-funnel.ts'
import { publishFunnel } from './publish-funnel.ts'
import { saveFunnel } from './save-funnel.ts'

let shop: SubscriptionShop
let buyers = 0
const ip = '203.0.113.9'

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

async function aShopWithFunnel(template: FunnelTemplate) {
  const { app, platformId } = shop
  const made = await inScope(app, platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const offerOf = async (name: string, priceCents: number) => {
      const product = await aProduct(scope, { sellerId, name })
      return (await anOffer(scope, { productId: product.id, priceCents })).id
    }
    const offerId = await offerOf('Curso de pão', 19_700)
    const stepOfferIds = [await offerOf('Pizza', 9_700), await offerOf('E-book', 2_900)]
    const steps = stepOfferIds.slice(0, template === 'ONE_MORE' ? 1 : 2)
    const funnelId = await aFunnel(scope, { sellerId, offerId, template, stepOfferIds: steps })
    return { sellerId, offerId, stepOfferIds, funnelId }
  })
  const asSeller = callAs(shop, { userId: made.sellerId, role: 'SELLER' })
  return {
    ...made,
    asSeller,
    figures: async () => (await asSeller(getFunnel, { funnelId: made.funnelId })).figures,
    /** A buyer who pays by card and saves it for the next offers. */
    async aBuyer(wishes: { email?: string; orderBumpsIds?: string[] } = {}) {
      const card = await sealCard(app, platformId)
      const { id } = await inScope(app, platformId, (scope) =>
        tokenCreditCard(scope, { offerId: made.offerId, card }, `10.9.${++buyers}.1`),
      )
      const { paymentId } = await aPurchase(
        app,
        platformId,
        {
          offerId: made.offerId,
          method: 'CREDIT_CARD',
          creditCardId: id,
          email: `funil-${buyers}@compradora.example`,
          ...wishes,
        },
        { ip: `10.9.${buyers}.1` },
      )
      return buyerOf(paymentId)
    },
  }
}

const statusOf = async (paymentId: string) =>
  (await shop.owner`select status from payments where id = ${paymentId}`)[0]?.status

function buyerOf(paymentId: string) {
  const { app, platformId } = shop
  const own = [paymentId]
  const see = () =>
    inScope(app, platformId, (scope) =>
      getUpsellPage(scope, { paymentId, ownPaymentIds: own, isFramed: false }),
    )
  return {
    paymentId,
    see,
    say: async (isAccepted: boolean, token?: string, server = app) => {
      const answer = await answerUpsell(
        server,
        platformId,
        { token: token ?? (await see())?.token ?? '', isAccepted, installments: 1 },
        { ip, ownPaymentIds: own, cardPaymentIds: own },
      )
      if (answer) own.push(answer.paymentId)
      return answer
    },
    undo: (bought: string) =>
      inScope(app, platformId, (scope) =>
        undoUpsell(scope, { paymentId: bought }, { ip, ownPaymentIds: own }),
      ),
  }
}

describe('after a purchase', () => {
  test('a bump of the order, or a product bought before by the same mailbox, is not offered again', async () => {
    const { aBuyer, offerId, stepOfferIds } = await aShopWithFunnel('LADDER')
    const [pizza, ebook] = stepOfferIds
    const bumpId = await inScope(shop.app, shop.platformId, async (scope) => {
      const [offer] = await scope.tx.select().from(offers).where(eq(offers.id, offerId))
      return anOrderBump(scope, { productId: offer?.productId ?? '', offerId: pizza ?? '' })
    })
    const withBump = await aBuyer({ orderBumpsIds: [bumpId] })
    expect(await withBump.see()).toMatchObject({ product: { name: 'E-book' }, card: { brand: 'Visa' } })

    const email = 'dona@compradora.example'
    await aPurchase(shop.app, shop.platformId, { offerId: ebook ?? '', method: 'CREDIT_CARD', email })
    const owner = await aBuyer({ email })
    expect(await owner.see()).toMatchObject({ product: { name: 'Pizza' } })
    await owner.say(true)
    expect(await owner.see()).toBeNull()
  })

  test('the page offers the first step by the saved card, and acceptance is a charge of its own', async () => {
    const { aBuyer, figures } = await aShopWithFunnel('ONE_MORE')
    const buyer = await aBuyer()
    expect(await buyer.see()).toMatchObject({
      headline: 'Pizza',
      priceCents: 9_700,
      card: { lastFour: '1111' },
    })
    expect(await buyer.say(true)).toMatchObject({ status: 'APPROVED', method: 'CREDIT_CARD' })
    expect(await buyer.see()).toBeNull()
    expect(await figures()).toMatchObject([{ shownCount: 1, acceptedCount: 1, paidCents: 9_700 }])
  })

  test('an acceptance pressed ten times at once is one charge', async () => {
    const { aBuyer } = await aShopWithFunnel('ONE_MORE')
    const buyer = await aBuyer()
    const token = (await buyer.see())?.token
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.say(true, token)))
    expect(new Set(answers.map((answer) => answer?.paymentId)).size).toBe(1)
    const orders = await shop.owner`
      select p.id from payments p join orders o on o.id = p.order_id
      where o.buyer_email = ${`funil-${buyers}@compradora.example`} and p.id <> ${buyer.paymentId}`
    expect(orders).toHaveLength(1)
  })

  test('a refusal from a second tab during the charge changes nothing, nor does a crash before the answer', async () => {
    const { aBuyer, figures } = await aShopWithFunnel('SECOND_CHANCE')
    const buyer = await aBuyer()
    const token = (await buyer.see())?.token ?? ''
    let isCharged = false
    /** The process receives the acquirer's answer and dies before it stores anything. */
    const transaction: App['db']['transaction'] = async (platformId, work) => {
      if (isCharged) throw new Error('The process died here')
      const done = await shop.app.db.transaction(platformId, work)
      isCharged =
        (
          await shop.owner`select 1 from upsell_showings where answer = 'ACCEPTED'
        and first_payment_id = ${buyer.paymentId}`
        ).length > 0
      return done
    }
    const dying = { ...shop.app, db: { ...shop.app.db, transaction } }
    await expect(buyer.say(true, token, dying)).rejects.toThrow('The process died here')
    await buyer.say(false, token)
    expect(await figures()).toMatchObject([{ acceptedCount: 1, refusedCount: 0 }])
    await expect(buyer.say(true, token)).resolves.toMatchObject({ method: 'CREDIT_CARD' })
    expect(await buyer.see()).toBeNull()
  })

  test('of a concurrent acceptance and refusal the first counts, and a charge is always an acceptance, ten times', async () => {
    const { aBuyer } = await aShopWithFunnel('ONE_MORE')
    for (let round = 0; round < 10; round++) {
      const buyer = await aBuyer()
      const token = (await buyer.see())?.token
      const both = [() => buyer.say(true, token), () => buyer.say(false, token)]
      await Promise.allSettled((round % 2 ? both : both.toReversed()).map((say) => say()))
      const [showing] = await shop.owner`
        select answer, payment_id from upsell_showings where first_payment_id = ${buyer.paymentId}`
      const charged = await shop.owner`
        select p.id from payments p join orders o on o.id = p.order_id
        where o.buyer_email = ${`funil-${buyers}@compradora.example`} and p.id <> ${buyer.paymentId}`
      expect(showing).toEqual({
        answer: charged.length > 0 ? 'ACCEPTED' : 'REFUSED',
        payment_id: charged[0]?.id ?? null,
      })
    }
  })

  test('a refusal leads to the cheaper offer, and each branch is counted', async () => {
    const { aBuyer, figures } = await aShopWithFunnel('SECOND_CHANCE')
    const buyer = await aBuyer()
    expect(await buyer.say(false)).toBeNull()
    expect(await buyer.see()).toMatchObject({ headline: 'E-book', priceCents: 2_900 })
    expect(await buyer.say(true)).toMatchObject({ status: 'APPROVED' })
    expect(await buyer.see()).toBeNull()
    expect((await figures()).toSorted((a, b) => (a.stepKey < b.stepKey ? -1 : 1))).toMatchObject([
      { shownCount: 1, refusedCount: 1, acceptedCount: 0, paidCents: 0 },
      { shownCount: 1, refusedCount: 0, acceptedCount: 1, paidCents: 2_900 },
    ])
  })

  test('an acceptance leads to the next upsell', async () => {
    const { aBuyer } = await aShopWithFunnel('LADDER')
    const buyer = await aBuyer()
    await buyer.say(true)
    expect(await buyer.see()).toMatchObject({ headline: 'E-book' })
  })

  test('a purchase by Pix gets a second code after the first is paid', async () => {
    const { offerId } = await aShopWithFunnel('ONE_MORE')
    const { app, platformId } = shop
    const { paymentId, payment } = await aPurchase(app, platformId, {
      offerId,
      email: `pix-${++buyers}@compradora.example`,
    })
    const buyer = buyerOf(paymentId)
    expect(await buyer.see()).toBeNull()
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
    expect(await buyer.see()).toMatchObject({ method: 'PIX', card: null })
    expect(await buyer.say(true)).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })

  test('a click can be undone and refunded within five minutes; later it cannot', async () => {
    const { aBuyer, figures } = await aShopWithFunnel('ONE_MORE')
    const quick = await aBuyer()
    const slow = await aBuyer()
    const taken = (await quick.say(true))?.paymentId ?? ''
    const kept = (await slow.say(true))?.paymentId ?? ''
    await quick.undo(taken)
    await expect(quick.undo(taken)).rejects.toMatchObject({ code: 'token_expired' })
    await shop.drainJobs()
    expect(await statusOf(taken)).toBe('REFUNDED')
    expect(await shop.owner`select reason from refunds where payment_id = ${taken}`).toEqual([
      { reason: 'Oferta adicional desfeita pelo comprador em até 5 minutos' },
    ])
    shop.clock.advance({ minutes: 5, seconds: 1 })
    await expect(slow.undo(kept)).rejects.toMatchObject({ code: 'token_expired' })
    expect(await statusOf(kept)).toBe('APPROVED')
    expect(await figures()).toMatchObject([{ acceptedCount: 1, undoneCount: 1, paidCents: 9_700 }])
  })

  test('a token charges no more than its page showed, nothing in another buyer’s browser, and nothing after a day', async () => {
    const { aBuyer, stepOfferIds } = await aShopWithFunnel('ONE_MORE')
    const [dear, late, other] = [await aBuyer(), await aBuyer(), await aBuyer()]
    const token = (await dear.see())?.token ?? ''
    const lateToken = (await late.see())?.token ?? ''
    await expect(other.say(true, token)).rejects.toMatchObject({ code: 'token_expired' })
    await shop.owner`update offers set price_cents = 9800 where id = ${stepOfferIds[0] ?? ''}`
    await expect(dear.say(true, token)).rejects.toMatchObject({ code: 'offer_unavailable' })
    shop.clock.advance({ hours: 24, seconds: 1 })
    await expect(late.say(true, lateToken)).rejects.toMatchObject({ code: 'token_expired' })
    expect(await late.see()).toBeNull()
  })
})

describe('a funnel', () => {
  test('keeps its version for a buyer who has begun when another is published, and starts for no buyer when paused', async () => {
    const { asSeller, funnelId, aBuyer } = await aShopWithFunnel('SECOND_CHANCE')
    const early = await aBuyer()
    await early.say(false)
    const { version, name, steps } = await asSeller(getFunnel, { funnelId })
    await asSeller(saveFunnel, {
      funnelId,
      version,
      name,
      steps: steps.slice(0, 1).map((step) => ({ ...step, refused: null })),
    })
    expect(await asSeller(getFunnel, { funnelId })).toMatchObject({ isPublished: false })
    expect(await asSeller(publishFunnel, { funnelId })).toEqual({ number: 2 })
    expect(await early.see()).toMatchObject({ headline: 'E-book' })
    const late = await aBuyer()
    await late.say(false)
    expect(await late.see()).toBeNull()
    const last = await aBuyer()
    await asSeller(pauseFunnel, { funnelId })
    expect(await last.see()).toBeNull()
  })

  test('is edited, restored to the published version, and copied as a draft', async () => {
    const { asSeller, funnelId } = await aShopWithFunnel('SECOND_CHANCE')
    const { version, name, steps } = await asSeller(getFunnel, { funnelId })
    const shorter = steps.slice(0, 1).map((step) => ({ ...step, refused: null }))
    await asSeller(saveFunnel, { funnelId, version, name, steps: shorter })
    expect(await asSeller(getFunnel, { funnelId })).toMatchObject({ hasDraft: true, isPublished: false })
    await asSeller(discardDraft, { funnelId })
    expect(await asSeller(getFunnel, { funnelId })).toMatchObject({ hasDraft: false, steps })
    const copy = await asSeller(duplicateFunnel, { funnelId, name: 'Cópia' })
    expect(await asSeller(getFunnel, copy)).toMatchObject({
      name: 'Cópia',
      state: 'DRAFT',
      steps,
      enteredCount: 0,
    })
    await expect(asSeller(discardDraft, copy)).rejects.toMatchObject({ code: 'not_found' })
    const rival = await aShopWithFunnel('ONE_MORE')
    const refusal = { code: 'not_found' }
    await expect(rival.asSeller(discardDraft, { funnelId })).rejects.toMatchObject(refusal)
    await expect(rival.asSeller(duplicateFunnel, { funnelId, name: 'Alheia' })).rejects.toMatchObject(refusal)
  })

  test('from before variants existed has no draft when it is saved unchanged', async () => {
    const { asSeller, funnelId } = await aShopWithFunnel('SECOND_CHANCE')
    for (const table of ['upsell_funnels', 'upsell_funnel_versions'])
      await shop.owner`
        update ${shop.owner(table)} set steps = (select jsonb_agg(step - 'variants') from jsonb_array_elements(steps) step)
        where ${shop.owner(table === 'upsell_funnels' ? 'id' : 'funnel_id')} = ${funnelId}`
    const { version, name, steps } = await asSeller(getFunnel, { funnelId })
    await asSeller(saveFunnel, { funnelId, version, name, steps })
    expect(await asSeller(getFunnel, { funnelId })).toMatchObject({ hasDraft: false, isPublished: true })
  })

  test('published at the same moment as another funnel of its offer becomes the active one, or is refused', async () => {
    const { asSeller, offerId, stepOfferIds, sellerId } = await aShopWithFunnel('ONE_MORE')
    const rivals = await inScope(shop.app, shop.platformId, async (scope) => {
      const made = []
      for (let n = 0; n < 4; n++)
        made.push(
          await aFunnel(scope, {
            sellerId,
            offerId,
            template: 'ONE_MORE',
            stepOfferIds: stepOfferIds.slice(0, 1),
          }),
        )
      return made
    })
    // Publishing the last one paused the others.
    await asSeller(pauseFunnel, { funnelId: rivals.at(-1) ?? '' })
    const outcomes = await Promise.allSettled(rivals.map((funnelId) => asSeller(publishFunnel, { funnelId })))
    const codes = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(codes.length).toBeLessThan(rivals.length)
    expect(codes.filter((code) => code !== 'record_changed')).toEqual([])
  })

  test('with a loop is refused', () => {
    const step = { kind: 'UPSELL', offerId: crypto.randomUUID(), headline: 'Mais um', text: '' } as const
    const parse = (accepted: string) =>
      funnelInput.safeParse({
        funnelId: crypto.randomUUID(),
        version: 1,
        name: 'Volta',
        steps: [
          { ...step, key: 'a', accepted: 'b', refused: null },
          { ...step, key: 'b', accepted, refused: null },
        ],
      }).error?.issues
    expect(parse('a')).toMatchObject([{ path: ['steps', 1, 'accepted'] }])
    expect(parse('b')).toMatchObject([{ path: ['steps', 1, 'accepted'] }])
  })

  test('sells only its seller’s own offers, and no subscription', async () => {
    const { asSeller, funnelId } = await aShopWithFunnel('ONE_MORE')
    const rival = await aShopWithFunnel('ONE_MORE')
    const { version, name, steps } = await asSeller(getFunnel, { funnelId })
    const withOffer = (offerId: string) => ({
      funnelId,
      version,
      name,
      steps: steps.map((step) => ({ ...step, offerId })),
    })
    await expect(asSeller(saveFunnel, withOffer(rival.offerId))).rejects.toMatchObject({
      code: 'offer_not_found',
    })
    await expect(asSeller(getFunnel, { funnelId: rival.funnelId })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
