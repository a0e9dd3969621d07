import { formatMoney } from '@balcao/domain/money/money'
import { type CheckoutTemplate, checkoutTemplates, type Locale, locales } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { checkPayment } from '@balcao/server/modules/payments/asking/check-payment'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const textOf = async (page: Page, selector: string) =>
  plainSpaces(await page.locator(selector).first().textContent())

/** A club at 49.90 a month, twelve times, after a week for 1.00 and with a setup fee of 25.00. */
function aClub(template: CheckoutTemplate, language: Locale): Promise<string> {
  return inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId, language, name: 'Clube do levain' })
    const { id } = await anOffer(scope, {
      productId,
      template,
      type: 'SUBSCRIPTION',
      priceCents: 4_990,
      recurrencePriceCents: 4_990,
      frequencyInDays: 30,
      trialDays: 7,
      trialPriceCents: 100,
      setupFeeCents: 2_500,
      chargesMax: 12,
    })
    return `${world.url}/checkout/${id}`
  })
}

const trialWords: Record<Locale, string> = {
  PT_BR: 'Teste de 7 dias por ',
  EN_US: '7-day trial for ',
  ES_ES: 'Prueba de 7 días por ',
}
const feeWords: Record<Locale, string> = {
  PT_BR: 'Taxa de adesão',
  EN_US: 'Setup fee',
  ES_ES: 'Cuota de alta',
}

describe.each(checkoutTemplates)('%s', (template) => {
  test.each(locales)(
    'in %s shows trial, setup fee and the date and amount of the next charge',
    async (locale) => {
      const { context, page, complaints } = await visit(browser)
      const money = (cents: number) => plainSpaces(formatMoney(cents, 'BRL', locale))
      await page.goto(await aClub(template, locale))
      await page.locator('button.button-pay:enabled').waitFor()
      expect(await textOf(page, '.line-total dd')).toContain(money(2_600))
      expect(await textOf(page, '.summary-fold-total')).toMatch(
        new RegExp(`${money(4_990)}.*30`.replaceAll('$', '\\$')),
      )
      const summary = await textOf(page, '.summary')
      expect(summary).toContain(money(100))
      expect(summary).toContain(`${feeWords[locale]}${money(2_500)}`)
      expect(await textOf(page, '.line-quiet dd')).toContain(money(4_990))
      if (template !== 'DROPSHIPPING') {
        const terms = await textOf(page, '.subscription-terms')
        expect(terms).toContain(trialWords[locale])
        expect(terms).toMatch(/\d+\/\d+\/\d+/)
        expect(terms).toContain('12')
      }
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

test('a trial is charged as shown, and a buyer who has had one sees and pays the price without it', async () => {
  const url = await aClub('DEFAULT', 'PT_BR')
  const buy = async () => {
    const { context, page } = await visit(browser)
    await page.goto(url)
    await fillCheckout(page)
    await page.locator('button.button-pay').click()
    return { context, page }
  }
  const newest = async () => {
    const [row] = await world.owner`
      select id, amount_cents::int as cents, pix_code from payments order by created_at desc, id limit 1`
    return row
  }
  const first = await buy()
  await first.page.waitForURL(/\/checkout\/payment\//)
  const trial = await newest()
  expect(trial?.cents).toBe(2_600)
  await first.page.getByText('R$ 26,00').first().waitFor()
  await world.sandbox.bank.pay(trial?.pix_code)
  await checkPayment(world.app, { platformId: world.platformId, paymentId: trial?.id, source: 'RECONCILER' })
  await first.context.close()

  world.clock.advance({ minutes: 2 })
  const { context, page } = await buy()
  await page.getByText('Você já usou o período de teste deste produto.').first().waitFor()
  expect(await textOf(page, '.line-total dd')).toContain('R$ 74,90')
  expect(await textOf(page, '.subscription-terms')).not.toContain('Teste')
  expect(await textOf(page, '.button-pay')).toContain('R$ 74,90')
  expect((await newest())?.id).toBe(trial?.id)
  await page.locator('button.button-pay').click()
  await page.waitForURL(/\/checkout\/payment\//)
  expect((await newest())?.cents).toBe(7_490)
  await context.close()
})
