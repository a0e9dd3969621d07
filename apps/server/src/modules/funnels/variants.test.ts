import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '#app.ts'
import { aFunnel } from '#demo/a-funnel.ts'
import { aPerson } from '#demo/a-person.ts'
import { aPurchase } from '#demo/a-purchase.ts'
import { anOffer, aProduct } from '#demo/an-offer.ts'
import { answerUpsell } from '#modules/checkout/answer-upsell.ts'
import { getUpsellPage } from '#modules/checkout/get-upsell-page.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { inScope } from '#scope.ts'
import { createSubscriptionShop, type SubscriptionShop } from '#test/a-subscription-shop.ts'
import { inAnotherProcess } from '#test/another-process.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { funnelInput } from './funnel.input.ts'
import { getFunnel } from './get-funnel.ts'
import { listFunnels } from './list-funnels.ts'
import { publishFunnel } from './publish-funnel.ts'
import { saveFunnel } from './save-funnel.ts'

let shop: SubscriptionShop
let buyers = 0

beforeAll(async () => {
  shop = await createSubscriptionShop()
})
afterAll(() => shop.stop())
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

/** Two offers after a course: pizza for 97,00, or bread for 57,00 to this percentage of the buyers. */
async function aComparison(percent: number) {
  const { app, platformId } = shop
  const made = await inScope(app, platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const offerOf = async (name: string, priceCents: number) => {
      const product = await aProduct(scope, { sellerId, name })
      return (await anOffer(scope, { productId: product.id, priceCents })).id
    }
    const offerId = await offerOf('Curso de pão', 19_700)
    const [pizza, bread] = [await offerOf('Pizza', 9_700), await offerOf('Pão doce', 5_700)]
    const funnelId = await aFunnel(scope, { sellerId, offerId, stepOfferIds: [pizza] })
    return { sellerId, offerId, funnelId, bread }
  })
  const { funnelId, offerId, sellerId } = made
  const asSeller = callAs(shop, { userId: sellerId, role: 'SELLER' })
  const variantOf = (share: number, key: string, offer = made.bread) => ({
    key,
    offerId: offer,
    headline: 'Leve o pão doce',
    text: '',
    percent: share,
  })
  const compare = async (share: number, key: string = randomUUID(), offer?: string) => {
    const { version, name, steps } = await asSeller(getFunnel, { funnelId })
    const compared = steps.map((step) => ({ ...step, variants: [variantOf(share, key, offer)] }))
    await asSeller(saveFunnel, { funnelId, version, name, steps: compared })
    await asSeller(publishFunnel, { funnelId })
    return key
  }
  await compare(percent)
  return { ...made, asSeller, compare, aBuyer: () => aPixBuyer(offerId) }
}

/** A buyer who has paid by Pix, and answers the next offers. */
async function aPixBuyer(offerId: string) {
  const { app, platformId, sandbox } = shop
  const email = `variante-${++buyers}@compradora.example`
  const { paymentId, payment } = await aPurchase(app, platformId, { offerId, email })
  await sandbox.bank.pay(payment.pix?.code ?? '')
  await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
  const browser = { ip: '203.0.113.9', ownPaymentIds: [paymentId], cardPaymentIds: [] }
  const see = (server: App = app) =>
    inScope(server, platformId, (scope) => getUpsellPage(scope, { paymentId, ...browser, isFramed: false }))
  return {
    see,
    say: async (isAccepted: boolean) => {
      const token = (await see())?.token ?? ''
      return answerUpsell(app, platformId, { token, isAccepted, installments: 1 }, browser)
    },
    /** Accepts and pays the code. */
    async buy() {
      const answer = await this.say(true)
      await sandbox.bank.pay(answer?.payment.pix?.code ?? '')
      await checkPayment(app, { platformId, paymentId: answer?.paymentId ?? '', source: 'RECONCILER' })
    },
  }
}

describe('a step with two variants', () => {
  test('shows a buyer one of them, the same at every reload and in every process, and charges for that one', async () => {
    const { aBuyer } = await aComparison(50)
    const seen = new Set<string>()
    await inAnotherProcess(shop, async (other) => {
      for (let round = 0; round < 4 || seen.size < 2; round++) {
        const buyer = await aBuyer()
        const pages = [await buyer.see(other), await buyer.see(), await buyer.see(), await buyer.see(other)]
        const headlines = pages.map((page) => page?.headline ?? '')
        expect(new Set(headlines).size).toBe(1)
        seen.add(headlines[0] ?? '')
        const answer = await buyer.say(true)
        expect(answer?.payment.amountCents).toBe(pages[0]?.priceCents)
      }
    })
    expect([...seen].sort()).toEqual(['Leve o pão doce', 'Pizza'])
  })

  test('opened for the first time in ten tabs at once counts as one showing', async () => {
    const { aBuyer, asSeller, funnelId } = await aComparison(50)
    const buyer = await aBuyer()
    const pages = await Promise.all(Array.from({ length: 10 }, () => buyer.see()))
    expect(new Set(pages.map((page) => page?.offerId)).size).toBe(1)
    const { figures } = await asSeller(getFunnel, { funnelId })
    expect(figures.map(({ shownCount }) => shownCount)).toEqual([1])
  })

  test('has figures for each variant, which add up to the funnel’s and to the ledger', async () => {
    const { aBuyer, asSeller, funnelId } = await aComparison(50)
    const taken = new Set<string | undefined>()
    let count = 0
    while (count < 4 || taken.size < 2) {
      const buyer = await aBuyer()
      if (++count % 4 === 3) await buyer.say(false)
      else {
        taken.add((await buyer.see())?.offerId)
        await buyer.buy()
      }
    }
    const { figures, paidCents, enteredCount } = await asSeller(getFunnel, { funnelId })
    const of = (isVariant: boolean) => figures.find((each) => each.isVariant === isVariant)
    expect(figures).toHaveLength(2)
    expect((of(true)?.shownCount ?? 0) + (of(false)?.shownCount ?? 0)).toBe(count)
    expect(of(true)?.paidCents).toBe((of(true)?.acceptedCount ?? 0) * 5_700)
    expect(of(false)?.paidCents).toBe((of(false)?.acceptedCount ?? 0) * 9_700)
    const [booked] = await shop.owner`
      select sum(e.amount_cents)::int as cents from ledger_entries e
      join ledger_journals j on j.id = e.journal_id join ledger_accounts a on a.id = e.account_id
      join upsell_showings s on s.payment_id = j.subject_id
      where a.code like 'acquirer:%:receivable' and s.funnel_id = ${funnelId}`
    expect(paidCents).toBe(booked?.cents)
    expect(enteredCount).toBe(count)
    const { rows } = await asSeller(listFunnels, { limit: 10 })
    expect(rows).toMatchObject([{ testCount: 1, enteredCount: count, paidCents }])
  })

  test('keeps earlier buyers at their variant when the weight changes, and another comparison starts without figures', async () => {
    const { aBuyer, asSeller, compare, funnelId } = await aComparison(99)
    const early = await aBuyer()
    const before = await early.see()
    const key = await compare(1)
    expect(await early.see()).toMatchObject({ headline: before?.headline, offerId: before?.offerId })
    await (await aBuyer()).see()
    const { figures } = await asSeller(getFunnel, { funnelId })
    expect(figures).toHaveLength(2)
    expect(figures.filter(({ variantKey }) => variantKey === key)).toMatchObject([{ shownCount: 1 }])
  })

  test('sells only own offers in both variants, and refuses a weight of 0 or 100 percent', async () => {
    const { compare, asSeller, funnelId } = await aComparison(50)
    const rival = await aComparison(50)
    await expect(compare(50, randomUUID(), rival.offerId)).rejects.toMatchObject({ code: 'offer_not_found' })
    const { version, name, steps } = await asSeller(getFunnel, { funnelId })
    const parse = (percent: number) =>
      funnelInput.safeParse({
        funnelId,
        version,
        name,
        steps: steps.map((step) => ({
          ...step,
          variants: step.variants.map((variant) => ({ ...variant, percent })),
        })),
      }).success
    expect([0, 1, 99, 100].map(parse)).toEqual([false, true, true, false])
  })
})
