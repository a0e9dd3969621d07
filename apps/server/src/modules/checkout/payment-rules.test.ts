import type { MethodLimit } from '@balcao/domain/payments/method-limits'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLink } from '#demo/a-link.ts'
import { anOffer, anOrderBump, aProduct } from '#demo/an-offer.ts'
import { getLink } from '#modules/links/get-link.ts'
import { previewPaymentRules } from '#modules/orders/preview-payment-rules.ts'
import { checkPayment } from '#modules/payments/asking/check-payment.ts'
import { getPaymentView } from '#modules/payments/views/get-payment-view.ts'
import { strangerViewer } from '#modules/payments/views/payment-viewer.ts'
import { getPaymentRules } from '#modules/platforms/settings/get-payment-rules.ts'
import { listSettingChanges } from '#modules/platforms/settings/list-setting-changes.ts'
import { type PaymentRules, paymentRulesInput } from '#modules/platforms/settings/payment-rules.input.ts'
import { paymentRules } from '#modules/platforms/settings/platform-sections.ts'
import { inScope } from '#scope.ts'
import { aCashier, type Cashier } from '#test/a-cashier.ts'
import { callAs } from '#test/call-as.ts'
import { brokenInvariants } from '#test/read-books.ts'
import { createShop, type Shop } from '#test/shop.ts'
import { acceptUpsell } from './accept-upsell.ts'
import { getCheckoutPage } from './get-checkout-page.ts'
import { reissuePayment } from './reissue-payment.ts'
import { signUpsellToken } from './upsell-token.ts'

let shop: Shop
let staff: Cashier
const open = { minCents: null, maxCents: null }
const none: PaymentRules = {
  pixMinutes: null,
  billetDays: null,
  methodLimits: { PIX: open, CREDIT_CARD: open, BILLET: open },
}
const price = 19_700

beforeAll(async () => {
  shop = await createShop()
  staff = await aCashier(shop)
})
beforeEach(() => rule({}))
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.stop())

const rule = (rules: Partial<PaymentRules>) => staff.call(paymentRules.save, { ...none, ...rules })
const view = (paymentId: string) =>
  inScope(shop.app, shop.platformId, (scope) => getPaymentView(scope, paymentId, strangerViewer))
const minutesOf = async (paymentId: string) => {
  const [row] = await shop.owner`
    select extract(epoch from expires_at - created_at)::int / 60 as minutes from payments where id = ${paymentId}`
  return row?.minutes
}
const chargeOf = async (paymentId: string) =>
  (await shop.sandbox.acquirer('HAWKPAY').charges()).find((charge) => charge.externalRef === paymentId)

describe('the lifetime of a code', () => {
  test('is the acquirer’s own until the platform sets one, and then the platform’s, at the acquirer and here', async () => {
    const usual = await shop.buy()
    expect(await minutesOf(usual.paymentId)).toBe(24 * 60)
    await rule({ pixMinutes: 20 })
    const soon = await shop.buy()
    expect(await minutesOf(soon.paymentId)).toBe(20)
    const at = shop.clock.now().getTime() + 20 * 60_000
    expect(Date.parse((await chargeOf(soon.paymentId))?.expiresAt ?? '')).toBe(at)
    expect(soon.payment.pix?.expiresAt).toBe(new Date(at).toISOString())
    shop.clock.advance({ minutes: 21 })
    await shop.sandbox.bank.runDueEvents()
    expect(await view(soon.paymentId)).toMatchObject({ isExpired: true })
    expect(await view(usual.paymentId)).toMatchObject({ isExpired: false })
    shop.clock.advance({ minutes: 5 })
    await shop.settle()
    const { paymentId } = await reissuePayment(shop.app, {
      platformId: shop.platformId,
      paymentId: soon.paymentId,
      ip: '127.0.0.1',
    })
    expect(await minutesOf(paymentId)).toBe(20)
  })

  test('ends at our time even if the acquirer leaves a code open longer, and a late payment is honoured', async () => {
    await rule({ pixMinutes: 20 })
    const { paymentId, payment } = await shop.buy()
    // As at an acquirer that only accepts whole days.
    await shop.owner`update payments set expires_at = null where id = ${paymentId}`
    await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'RECONCILER' })
    expect(await minutesOf(paymentId)).toBe(20)
    shop.clock.advance({ minutes: 30 })
    await shop.sandbox.bank.runDueEvents()
    await shop.settle()
    expect(await shop.statusOf(paymentId)).toBe('CANCELED')
    shop.clock.advance({ minutes: 1 })
    await shop.sandbox.bank.pay(payment.pix?.code ?? '', { late: true })
    await checkPayment(shop.app, { platformId: shop.platformId, paymentId, source: 'WEBHOOK' })
    expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  })

  test('counts in days for a boleto, which carries the date', async () => {
    await rule({ billetDays: 10 })
    const { paymentId } = await shop.buy({ method: 'BILLET' })
    const minutes = await minutesOf(paymentId)
    expect(minutes).toBeGreaterThanOrEqual(10 * 24 * 60)
    expect(minutes).toBeLessThan(11 * 24 * 60)
  })

  test('is refused outside the possible range', () => {
    const refused = [{ pixMinutes: 4 }, { pixMinutes: 1_441 }, { billetDays: 0 }, { billetDays: 31 }]
    for (const wrong of refused)
      expect(paymentRulesInput.safeParse({ ...none, ...wrong }).success).toBe(false)
    const turned = { ...none.methodLimits, PIX: { minCents: 2, maxCents: 1 } }
    expect(paymentRulesInput.safeParse({ ...none, methodLimits: turned }).success).toBe(false)
    expect(paymentRulesInput.safeParse({ ...none, pixMinutes: 5, billetDays: 30 }).success).toBe(true)
  })
})

describe('the amount limits of a method', () => {
  const limitPix = (limit: Partial<MethodLimit>) =>
    rule({ methodLimits: { ...none.methodLimits, PIX: { ...open, ...limit } } })

  test('show on the page, and the server refuses a method that an old page still offers', async () => {
    await limitPix({ maxCents: price - 1 })
    const { page } = await getCheckoutPage(shop.app, shop.platformId, shop.offerId)
    expect(page.methodLimits.PIX).toEqual({ minCents: null, maxCents: price - 1 })
    await expect(shop.buy()).rejects.toMatchObject({ code: 'method_unavailable' })
    await shop.buy({ method: 'BILLET' })
    await limitPix({ maxCents: price })
    await shop.buy()
  })

  test('apply to the whole cart, without interest', async () => {
    const bumpId = await inScope(shop.app, shop.platformId, async (scope) => {
      const [row] = await shop.owner`
        select p.id, p.seller_id as "sellerId" from offers o join products p on p.id = o.product_id where o.id = ${shop.offerId}`
      const extra = await anOffer(scope, { productId: row?.id, title: 'E-book', priceCents: 300 })
      return anOrderBump(scope, { productId: row?.id, offerId: extra.id })
    })
    await limitPix({ minCents: price + 300 })
    await expect(shop.buy()).rejects.toMatchObject({ code: 'method_unavailable' })
    await shop.buy({ orderBumpsIds: [bumpId] })
    const card = { CREDIT_CARD: { minCents: null, maxCents: price }, PIX: open, BILLET: open }
    await rule({ methodLimits: card })
    const { payment } = await shop.buy({ method: 'CREDIT_CARD', installments: 12 })
    expect(payment.amountCents).toBeGreaterThan(price)
  })

  test('apply to payment links at their own price, and to offers after a purchase', async () => {
    const [row] = await shop.owner`
      select p.seller_id as "sellerId" from offers o join products p on p.id = o.product_id where o.id = ${shop.offerId}`
    const sellerId: string = row?.sellerId
    const { linkId, extraId } = await inScope(shop.app, shop.platformId, async (scope) => {
      const product = await aProduct(scope, { sellerId })
      return {
        linkId: await aLink(scope, { sellerId, offerId: shop.offerId, priceCents: 50_000 }),
        extraId: (await anOffer(scope, { productId: product.id, priceCents: 2_700 })).id,
      }
    })
    const { url } = await callAs(shop, { userId: sellerId, role: 'SELLER' })(getLink, { linkId })
    const paymentLink = new URL(url).pathname.split('/').at(-1) ?? ''
    await limitPix({ minCents: 3_000, maxCents: 40_000 })
    await expect(shop.buy({ paymentLink })).rejects.toMatchObject({ code: 'method_unavailable' })

    const { paymentId, payment } = await shop.buy()
    await shop.sandbox.bank.pay(payment.pix?.code ?? '')
    await shop.settle()
    const accept = () =>
      acceptUpsell(
        shop.app,
        shop.platformId,
        {
          upsellToken: signUpsellToken(shop.app, paymentId, { ceilingCents: 5_000, stepKey: '' }),
          offerId: extraId,
          installments: 1,
        },
        { ip: '203.0.113.7', ownPaymentIds: [paymentId], cardPaymentIds: [paymentId] },
      )
    await expect(accept()).rejects.toMatchObject({ code: 'method_unavailable' })
    await rule({})
    expect(await accept()).toMatchObject({ method: 'PIX', status: 'PENDING' })
  })
})

test('payment rules are previewed with their effect, and record who set them', async () => {
  shop.clock.advance({ days: 31 })
  const { paymentId, payment } = await shop.buy()
  shop.clock.advance({ minutes: 30 })
  await shop.sandbox.bank.pay(payment.pix?.code ?? '')
  await shop.settle()
  expect(await shop.statusOf(paymentId)).toBe('APPROVED')
  const preview = (rules: Partial<PaymentRules>) => staff.call(previewPaymentRules, { ...none, ...rules })
  const effect = (late: number, outside: number) => ({
    days: 30,
    methods: [{ method: 'PIX', sales: 1, late, outside }],
  })
  expect(await preview({})).toEqual(effect(0, 0))
  expect(await preview({ pixMinutes: 20 })).toEqual(effect(1, 0))
  const limits = { ...none.methodLimits, PIX: { minCents: price + 1, maxCents: null } }
  expect(await preview({ pixMinutes: 40, methodLimits: limits })).toEqual(effect(0, 1))

  await rule({ pixMinutes: 15, methodLimits: limits })
  expect(await staff.call(getPaymentRules, undefined)).toEqual({
    ...none,
    pixMinutes: 15,
    methodLimits: limits,
  })
  const [latest] = await staff.call(listSettingChanges, undefined)
  expect(latest).toMatchObject({ action: 'payment_rules.saved', at: shop.clock.now().toISOString() })
})
