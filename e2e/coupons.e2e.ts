import { formatMoney } from '@balcao/domain/money/money'
import { type CheckoutTemplate, checkoutTemplates, type Locale, locales } from '@balcao/domain/vocabulary'
import { aCoupon, type CouponWishes } from '@balcao/server/demo/a-coupon'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, anOrderBump, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { plainSpaces } from './plain-spaces.ts'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

// Codes are quoted a few times per minute before a proof of work is requested.
afterEach(() => {
  world.clock.advance({ minutes: 2 })
})

const textOf = async (page: Page, selector: string) =>
  plainSpaces(await page.locator(selector).first().textContent())

type ShopWishes = { template?: CheckoutTemplate; locale?: Locale; coupons?: Omit<CouponWishes, 'sellerId'>[] }

/** A course at 197.00 with a bump at 47.00, and coupons. */
function aShop({
  template = 'DEFAULT',
  locale = 'PT_BR',
  coupons = [{ code: 'PRIMEIRA10' }],
}: ShopWishes = {}) {
  return inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId, language: locale })
    const extra = await aProduct(scope, { sellerId, name: 'Caderno' })
    const offer = await anOffer(scope, { productId: product.id, template, priceCents: 19_700 })
    const other = await anOffer(scope, { productId: extra.id, title: 'Quero o caderno', priceCents: 4_700 })
    await anOrderBump(scope, { productId: product.id, offerId: other.id })
    for (const coupon of coupons)
      await aCoupon(scope, {
        sellerId,
        ...coupon,
        ...(coupon.code === 'LIVRO20' && { offerId: other.id }),
      })
    return { sellerId, offerId: offer.id, url: `${world.url}/checkout/${offer.id}` }
  })
}

const words: Record<Locale, { have: string; coupon: string; apply: string; go: string; card: RegExp }> = {
  PT_BR: { have: 'Tenho um cupom', coupon: 'Cupom', apply: 'Aplicar', go: 'Continuar', card: /Cartão/ },
  EN_US: { have: 'I have a coupon', coupon: 'Coupon', apply: 'Apply', go: 'Continue', card: /Card/ },
  ES_ES: { have: 'Tengo un cupón', coupon: 'Cupón', apply: 'Aplicar', go: 'Continuar', card: /Tarjeta/ },
}

async function passSteps(page: Page, template: CheckoutTemplate, locale: Locale) {
  await page.locator('button.button-pay:enabled').waitFor()
  if (template !== 'DROPSHIPPING') return
  await page.locator('#field-name').fill('Carolina Nogueira')
  await page.locator('#field-email').fill('carolina@compradora.example')
  for (const [field, value] of [
    ['phone', '11987654321'],
    ['cpf', '52998224725'],
  ])
    if ((await page.locator(`#field-${field}`).count()) > 0)
      await page.locator(`#field-${field}`).fill(value ?? '')
  await page.getByRole('button', { name: words[locale].go }).click()
}

describe.each(checkoutTemplates)('%s', (template) => {
  test.each(locales)('in %s applies a typed coupon to summary, parcels, bar and button', async (locale) => {
    const { url } = await aShop({ template, locale })
    const money = (cents: number) => plainSpaces(formatMoney(cents, 'BRL', locale))
    const { have, coupon, apply, card } = words[locale]
    const { context, page, complaints } = await visit(browser)
    await page.goto(url)
    await passSteps(page, template, locale)
    await page.getByRole('button', { name: have }).click()
    await page.getByLabel(coupon, { exact: true }).and(page.locator('input')).fill('primeira10')
    await page.getByRole('button', { name: apply }).click()
    await page.locator('.coupon-applied').waitFor()
    expect(await textOf(page, '.coupon-applied')).toContain(money(1_970))
    expect(await textOf(page, '.line-discount dd')).toBe(`−${money(1_970)}`)
    expect(await textOf(page, '.line-total dd')).toContain(money(17_730))
    expect(await textOf(page, '.button-pay')).toContain(money(17_730))
    expect(await textOf(page, '.pay-bar-total strong')).toBe(money(17_730))
    await page.getByRole('radio', { name: card }).check()
    const options = page.locator('#field-cardInstallment option')
    await options.nth(1).waitFor({ state: 'attached' })
    expect(plainSpaces(await options.first().textContent())).toContain(money(17_730))
    // By keyboard, for the reason given at `pressButton`.
    await page.getByRole('checkbox', { name: /caderno/i }).press('Space')
    await page.getByRole('checkbox', { name: /caderno/i, checked: true }).waitFor()
    expect(await textOf(page, '.line-discount dd')).toBe(`−${money(2_440)}`)
    expect(await textOf(page, '.line-total dd')).toContain(money(21_960))
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('a coupon in the link is applied automatically, survives a reload, and charges the price shown', async () => {
  const { url } = await aShop()
  const { context, page, complaints } = await visit(browser)
  await page.goto(`${url}?cupom=primeira10&utm_source=ig`)
  await page.locator('.coupon-applied').waitFor()
  await page.reload()
  await page.locator('.coupon-applied').waitFor()
  await fillCheckout(page)
  await page.locator('button.button-pay').click()
  await page.waitForURL(/\/checkout\/payment\//)
  const [sold] = await world.owner`select p.amount_cents::int as cents, o.discount_cents::int as discount
    from payments p join orders o on o.id = p.order_id order by p.created_at desc, p.id limit 1`
  expect(sold).toEqual({ cents: 17_730, discount: 1_970 })
  await page.getByText('R$ 177,30').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('each refusal has its text, and the price stays', async () => {
  const now = world.clock.now().getTime()
  const { url } = await aShop({
    coupons: [
      { code: 'OUTUBRO15', endsAt: new Date(now - 3_600_000).toISOString() },
      { code: 'NATAL30', startsAt: new Date(now + 86_400_000).toISOString() },
      { code: 'LIVRO20' },
      { code: 'GRANDE', amountCents: 19_650 },
      { code: 'ATIVO' },
    ],
  })
  const { context, page } = await visit(browser)
  await page.goto(url)
  await page.locator('button.button-pay:enabled').waitFor()
  await page.getByRole('button', { name: 'Tenho um cupom' }).click()
  const field = page.locator('#field-coupon')
  const refusals: Record<string, RegExp> = {
    PRIMERA10: /^Cupom não encontrado\. Confira as letras e tente novamente\.$/,
    OUTUBRO15: /^Este cupom expirou em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
    NATAL30: /^Este cupom vale a partir de \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
    LIVRO20: /^Este cupom não vale para este produto\.$/,
    GRANDE: /^O desconto deixa um valor que não pode ser cobrado\.$/,
  }
  for (const [code, sentence] of Object.entries(refusals)) {
    await field.fill(code)
    // Enter tries the coupon and does not pay.
    await field.press('Enter')
    await page.locator('#field-coupon-note.field-error').getByText(sentence).waitFor()
    expect(await textOf(page, '.line-total dd')).toContain('R$ 197,00')
  }
  await context.close()
})

test('a coupon that ended while the page was open charges nothing, and the page shows the price without it', async () => {
  const { url, sellerId } = await aShop()
  const { context, page } = await visit(browser)
  await page.goto(`${url}?cupom=PRIMEIRA10`)
  await page.locator('.coupon-applied').waitFor()
  await fillCheckout(page)
  await world.owner`update coupons set paused_at = now() where seller_id = ${sellerId}`
  await page.locator('button.button-pay').click()
  await page
    .locator('.pay-problem')
    .getByText('Este cupom não está ativo no momento. Nada foi cobrado.')
    .waitFor()
  expect(await textOf(page, '.line-total dd')).toContain('R$ 197,00')
  expect(await page.locator('.line-discount').count()).toBe(0)
  const made = await world.owner`select id from orders where seller_id = ${sellerId}`
  expect(made).toHaveLength(0)
  await page.locator('button.button-pay').click()
  await page.waitForURL(/\/checkout\/payment\//)
  const [sold] = await world.owner`select total_cents::int as cents from orders where seller_id = ${sellerId}`
  expect(sold).toEqual({ cents: 19_700 })
  await context.close()
})

test('a link with an expired coupon is reported at once, also in the first step', async () => {
  const endsAt = new Date(world.clock.now().getTime() - 3_600_000).toISOString()
  const { url } = await aShop({ template: 'DROPSHIPPING', coupons: [{ code: 'OUTUBRO15', endsAt }] })
  const { context, page } = await visit(browser)
  await page.goto(`${url}?cupom=OUTUBRO15`)
  await page
    .getByText(/^Este cupom expirou em /)
    .first()
    .waitFor()
  await context.close()
})

test('the checkout of a seller without coupons has no coupon field', async () => {
  const { url } = await aShop({ coupons: [] })
  const { context, page } = await visit(browser)
  await page.goto(url)
  await page.locator('button.button-pay:enabled').waitFor()
  expect(await page.locator('.coupon').count()).toBe(0)
  await context.close()
})

test('the last use of a coupon is lost for an open page once another buyer holds it', async () => {
  const { url, offerId } = await aShop({ coupons: [{ code: 'ULTIMO', usesMax: 1 }] })
  const { context, page } = await visit(browser)
  await page.goto(`${url}?cupom=ULTIMO`)
  await page.locator('.coupon-applied').waitFor()
  await fillCheckout(page)
  await aPurchase(world.app, world.platformId, {
    offerId,
    coupon: 'ULTIMO',
    email: 'outra@compradora.example',
    cpf: '111.444.777-35',
  })
  await page.locator('button.button-pay').click()
  await page
    .locator('.pay-problem')
    .getByText(/número máximo de vezes/)
    .waitFor()
  expect(await textOf(page, '.button-pay')).toContain('R$ 197,00')
  await context.close()
})
