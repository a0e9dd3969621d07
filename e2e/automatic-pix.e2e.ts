import { type CheckoutTemplate, checkoutTemplates, type Locale, locales } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { anAccount } from '@balcao/server/demo/an-account'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { mailedCode } from './mailed-code.ts'

const email = 'carolina@compradora.example'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, (scope) =>
    anAccount(scope, { sandbox: world.sandbox, provider: 'ASAAS', methods: ['PIX'], priority: -1 }),
  )
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

function aClub(template: CheckoutTemplate, language: Locale, frequencyInDays = 30): Promise<string> {
  return inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope)
    const { id: productId } = await aProduct(scope, { sellerId, language, name: 'Clube do levain' })
    const prices = { priceCents: 4_990, recurrencePriceCents: 4_990 }
    const offer = { productId, template, type: 'SUBSCRIPTION', frequencyInDays, ...prices } as const
    return `${world.url}/checkout/${(await anOffer(scope, offer)).id}`
  })
}

const words: Record<Locale, RegExp> = {
  PT_BR: /autoriza seu banco a debitar R\$\s49,90 por mês, a partir de/,
  EN_US: /authorize your bank to debit R\$\s?49\.90 per month, starting on/,
  ES_ES: /Autorizas a tu banco a debitar .*49,90.* por mes, a partir del/,
}

describe.each(checkoutTemplates)('%s', (template) => {
  // The layout in steps shows the methods after its first step, whose labels are filled in Portuguese here.
  test.each(template === 'DROPSHIPPING' ? (['PT_BR'] as const) : locales)(
    'in %s says what a Pix Automático authorises, beside its choice',
    async (locale) => {
      const { context, page, complaints } = await visit(browser)
      await page.goto(await aClub(template, locale))
      if (template === 'DROPSHIPPING') {
        await fillCheckout(page)
        await page.getByRole('button', { name: 'Continuar' }).click()
      }
      await page.locator('input[name=paymentMethod][value=PIX]').check()
      const terms = page.locator('#automatic-pix-terms')
      await terms.waitFor()
      expect(await terms.textContent()).toMatch(words[locale])
      expect(await page.locator('input[name=automaticPix]').isChecked()).toBe(false)
      await page.locator('input[name=paymentMethod][value=BILLET]').check()
      expect(await terms.count()).toBe(0)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

test('a subscription with a period that banks do not support offers no Pix Automático', async () => {
  const { context, page } = await visit(browser)
  await page.goto(await aClub('DEFAULT', 'PT_BR', 15))
  await page.locator('input[name=paymentMethod][value=PIX]').check()
  await page.locator('button.button-pay:enabled').waitFor()
  expect(await page.locator('input[name=automaticPix]').count()).toBe(0)
  await context.close()
})

test('a buyer chooses Pix Automático, pays by a code that says so, sees it in the purchases area and cancels it', async () => {
  const { context, page, complaints } = await visit(browser)
  await page.goto(await aClub('DEFAULT', 'PT_BR'))
  await fillCheckout(page)
  await page.locator('input[name=automaticPix]').check()
  await page.getByText('seu banco debita por Pix Automático').first().waitFor()
  await page.locator('button.button-pay').click()
  await page.waitForURL(/\/checkout\/payment\//)
  await page.getByText('Este código também autoriza o Pix Automático').waitFor()
  const [first] = await world.owner`
    select id, pix_code from payments where automatic_pix = 'AUTHORIZE' order by created_at desc limit 1`
  await world.sandbox.bank.pay(first?.pix_code)
  await page.getByRole('button', { name: 'Já paguei' }).click()
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  await world.drainJobs()

  await page.goto(`${world.url}/my-purchases`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByRole('heading', { name: 'Digite o código' }).waitFor()
  const code = await mailedCode(world, email)
  await page.getByLabel('Código de 6 dígitos').first().pressSequentially(code)
  await page.getByText('Clube do levain').first().waitFor()
  await page.goto(`${world.url}/my-purchases?tab=subscriptions`)
  await page.getByText('Pix Automático', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Cancelar Pix Automático' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar Pix Automático' }).click()
  await page.getByText('Pix Automático cancelado.').waitFor()
  await world.drainJobs()
  const [authorization] = await world.owner`select state, ended_by from pix_authorizations`
  expect(authorization).toEqual({ state: 'CANCELED', ended_by: 'BUYER' })
  expect(complaints).toEqual([])
  await context.close()
})
