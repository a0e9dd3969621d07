import { errorTexts as english } from '@balcao/domain/texts/error-texts/en-us'
import { errorTexts as spanish } from '@balcao/domain/texts/error-texts/es-es'
import { errorTexts as portuguese } from '@balcao/domain/texts/error-texts/pt-br'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'

/** The errors that the checkout's specification names. */
const errors = [
  'errorRequired',
  'errorInvalidCpf',
  'errorInvalidPhone',
  'errorPhoneAndCpf',
  'errorFullName',
  'errorAddress',
  'errorPaymentNotConfigured',
  'errorCep',
  'errorCepNotFound',
  'errorCardDeclined',
  'errorPaymentDeclined',
] as const

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

test.each([
  { language: 'PT_BR', template: 'DEFAULT', texts: portuguese, goOn: 'Continuar' },
  { language: 'EN_US', template: 'VEGA', texts: english, goOn: 'Continue' },
  { language: 'ES_ES', template: 'DROPSHIPPING', texts: spanish, goOn: 'Continuar' },
] as const)(
  'every refusal of a purchase is readable in $language, and the button works again ($template)',
  async ({ language, template, texts, goOn }) => {
    const offerId = await inScope(world.app, world.platformId, async (scope) => {
      const seller = await aPerson(scope)
      const product = await aProduct(scope, { sellerId: seller.id, language })
      return (await anOffer(scope, { productId: product.id, template })).id
    })
    const { context, page } = await visit(browser, { width: 360, height: 780 })
    let refusal: (typeof errors)[number] = errors[0]
    // The page itself would have caught some of these; the server must refuse them all the same.
    await page.route('**/api/trpc/checkout.purchase', (route) =>
      route.fulfill({ status: 400, json: { error: { data: { appCode: refusal } } } }),
    )
    await page.goto(`${world.url}/checkout/${offerId}`)
    const button = page.locator('button.button-pay')
    await page.locator('button.button-pay:enabled').waitFor({ state: 'attached' })
    await page.locator('#field-name').fill('Carolina Nogueira')
    await page.locator('#field-email').fill('carolina@compradora.example')
    if (language === 'PT_BR') {
      await page.locator('#field-phone').fill('11987654321')
      await page.locator('#field-cpf').fill('52998224725')
    }
    if (template === 'DROPSHIPPING') await page.getByRole('button', { name: goOn }).click()
    for (refusal of errors) {
      await button.click()
      await page.getByRole('alert').getByText(texts[refusal], { exact: true }).waitFor()
      await page.locator('button.button-pay:enabled').waitFor()
    }
    expect(page.url()).toContain(`/checkout/${offerId}`)
    await context.close()
  },
)
