import { checkoutTemplates, type Locale, locales } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { anAccount } from '@balcao/server/demo/an-account'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCard } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { plainSpaces } from './plain-spaces.ts'

const price = 20_000
const small = { width: 360, height: 780 }

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, {
      sandbox: world.sandbox,
      provider: 'PAGARME',
      methods: ['CREDIT_CARD'],
      priority: 0,
    }),
  )
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

function anOfferOf(wishes: Partial<Parameters<typeof anOffer>[1]>, language: Locale = 'PT_BR') {
  return inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const product = await aProduct(scope, { sellerId, language })
    return (
      await anOffer(scope, { productId: product.id, priceCents: price, takesTwoCards: true, ...wishes })
    ).id
  })
}

async function fillSecondCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="Dados do cartão 2"]')
  await fields.getByLabel('Número do cartão').pressSequentially(number)
  await fields.getByLabel('Validade').pressSequentially('1234')
  await fields.getByLabel('CVV').fill('123')
  await fields.getByLabel('Nome impresso no cartão').fill('CAROLINA NOGUEIRA')
}

async function fillFirstCard(page: Page): Promise<void> {
  await fillCard(page)
  await page.getByLabel('Pagar com dois cartões').check()
}

test('a buyer divides the price between two cards, sees the sum of both and a receipt with both', async () => {
  const offerId = await anOfferOf({})
  const { context, page, complaints } = await visit(browser, small)
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillCheckout(page, { email: 'dois@compradora.example' })
  await fillFirstCard(page)
  await page.getByLabel('Valor no cartão 2').fill('75,00')
  expect(plainSpaces(await page.locator('#second-card-amount-note').textContent())).toBe(
    'O cartão 1 paga R$ 125,00.',
  )
  await fillSecondCard(page, '5555555555554444')
  await page.locator('#field-cardInstallment').selectOption('2')
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(small.width)
  const total = plainSpaces(await page.locator('.pay-bar-total strong').textContent())
  await page.locator('button.button-pay').press('Enter')
  await page.getByText('Cartão 2 •••• 4444').waitFor()
  const receipt = plainSpaces(await page.locator('main').textContent())
  expect(receipt).toContain(total)
  expect(receipt).toContain('Cartão 1 •••• 1111')
  expect(receipt).toContain('Cartão 2 •••• 4444')
  expect(complaints).toEqual([])
  await context.close()
})

test('a buyer whose second card is refused reads that neither card was left with a charge, and pays with another', async () => {
  const offerId = await anOfferOf({})
  const { context, page } = await visit(browser)
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillCheckout(page, { email: 'recusa@compradora.example' })
  await fillFirstCard(page)
  await fillSecondCard(page, '4000000000000002')
  await page.locator('button.button-pay').press('Enter')
  await page
    .locator('.pay-problem')
    .getByText('O cartão 2 foi recusado. Nenhum dos dois cartões ficou com cobrança.')
    .waitFor()
  const [{ status, refunded } = {}] = await world.owner`
    select p.status, p.refunded_cents::int as refunded from payments p
    join orders o on (o.platform_id, o.id) = (p.platform_id, p.order_id)
    where o.buyer_email = 'recusa@compradora.example'`
  expect({ status, refunded }).toEqual({ status: 'REJECTED', refunded: price / 2 })
  const second = page.frameLocator('iframe[title="Dados do cartão 2"]')
  await second.getByLabel('Número do cartão').fill('')
  await fillSecondCard(page, '5555555555554444')
  await page.locator('button.button-pay').press('Enter')
  await page.getByText('Cartão 2 •••• 4444').waitFor()
  await context.close()
})

describe.each(checkoutTemplates)('%s', (template) => {
  test.each(locales)('in %s offers two cards at 360 pixels without horizontal scrolling', async (locale) => {
    const offerId = await anOfferOf({ template, requiredDocument: false }, locale)
    const { context, page, complaints } = await visit(browser, small)
    await page.goto(`${world.url}/checkout/${offerId}`)
    await page.locator('button.button-pay').first().waitFor({ state: 'attached' })
    if (template === 'DROPSHIPPING') {
      await page.locator('#field-name').fill('Carolina Nogueira')
      await page.locator('#field-email').fill('carolina@compradora.example')
      for (const [id, value] of [
        ['#field-phone', '11987654321'],
        ['#field-cpf', '52998224725'],
      ] as const)
        if ((await page.locator(id).count()) > 0) await page.locator(id).fill(value)
      await page.getByRole('button', { name: /Continu/ }).click()
    }
    await page.locator('input[value="CREDIT_CARD"]').check()
    await page.locator('input[name="twoCards"]').check()
    await page.locator('iframe.card-frame').nth(1).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(small.width)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('an offer without the setting, and a subscription, show one card', async () => {
  for (const wishes of [{ takesTwoCards: false }, { type: 'SUBSCRIPTION', frequencyInDays: 30 } as const]) {
    const offerId = await anOfferOf(wishes)
    const { context, page } = await visit(browser)
    await page.goto(`${world.url}/checkout/${offerId}`)
    await page.locator('input[value="CREDIT_CARD"]').check()
    await page.locator('iframe.card-frame').waitFor()
    expect(await page.locator('input[name="twoCards"]').count()).toBe(0)
    await context.close()
  }
})
