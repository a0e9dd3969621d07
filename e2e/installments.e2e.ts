import { interestRates } from '@balcao/domain/money/installments'
import { formatMoney } from '@balcao/domain/money/money'
import { checkoutTemplates, type Locale, locales } from '@balcao/domain/vocabulary'
import { aFunnel } from '@balcao/server/demo/a-funnel'
import { aPerson } from '@balcao/server/demo/a-person'
import { anAccount } from '@balcao/server/demo/an-account'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { loadOffer } from '@balcao/server/modules/catalog/load-offer'
import { quoteOrder } from '@balcao/server/modules/checkout/quote-order'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCard } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { plainSpaces } from './plain-spaces.ts'

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Dropshipping asks for the person first; these are its texts in each language. */
const words: Record<Locale, { name: string; email: string; phone: string; go: string; card: RegExp }> = {
  PT_BR: { name: 'Nome completo', email: 'E-mail', phone: 'Celular', go: 'Continuar', card: /Cartão/ },
  EN_US: { name: 'Full name', email: 'Email', phone: 'Mobile phone', go: 'Continue', card: /Card/ },
  ES_ES: {
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Móvil',
    go: 'Continuar',
    card: /Tarjeta/,
  },
}

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

function inWorld<Result>(work: Parameters<typeof inScope<Result>>[2]) {
  return inScope(world.app, world.platformId, work)
}

/** The server's charge for each count: the total of a purchase, and not of the list that the page loads. */
async function chargedFor(offerId: string): Promise<number[]> {
  return inWorld(async (scope) => {
    const offer = await loadOffer(scope, offerId)
    return counts.map(
      (installments) =>
        quoteOrder(offer, { orderBumpsIds: [], method: 'CREDIT_CARD', installments }).totalCents,
    )
  })
}

const textOf = async (page: Page, selector: string) =>
  plainSpaces(await page.locator(selector).first().textContent())

describe.each(checkoutTemplates)('%s', (template) => {
  test.each(locales)(
    'in %s shows the total of every count in option, summary, bar and button',
    async (locale) => {
      const offerId = await inWorld(async (scope) => {
        const { id: sellerId } = await aPerson(scope)
        const product = await aProduct(scope, { sellerId, language: locale })
        return (await anOffer(scope, { productId: product.id, template, priceCents: 9_700 })).id
      })
      const charged = await chargedFor(offerId)
      const money = (cents: number) => plainSpaces(formatMoney(cents, 'BRL', locale))
      const { context, page, complaints } = await visit(browser)
      await page.goto(`${world.url}/checkout/${offerId}`)
      const { name, email, phone, go, card } = words[locale]
      await page.locator('button.button-pay:enabled').waitFor()
      if (template === 'DROPSHIPPING') {
        await page.getByLabel(name).fill('Carolina Nogueira')
        await page.getByLabel(email).fill('carolina@compradora.example')
        if ((await page.getByLabel(phone).count()) > 0) await page.getByLabel(phone).fill('11987654321')
        if ((await page.getByLabel(/CPF/).count()) > 0) await page.getByLabel(/CPF/).fill('52998224725')
        await page.getByRole('button', { name: go }).click()
      }
      await page.getByRole('radio', { name: card }).check()
      const select = page.locator('#field-cardInstallment')
      await select.waitFor()

      for (const [index, count] of counts.entries()) {
        const total = charged[index] ?? 0
        await select.selectOption(String(count))
        const option = plainSpaces(await select.locator('option').nth(index).textContent())
        expect(option).toContain(money(Math.floor(total / count)))
        if (total > 9_700) expect(option).toContain(money(total))
        expect(await textOf(page, '.line-total dd'), `summary of ${count}x`).toContain(money(total))
        expect(await textOf(page, '.summary-fold-total'), `folded summary of ${count}x`).toContain(
          money(total),
        )
        expect(await textOf(page, '.pay-bar-total strong'), `bar of ${count}x`).toBe(money(total))
        expect(await textOf(page, 'button.button-pay'), `button of ${count}x`).toContain(money(total))
        const rates = interestRates(9_700, { count, total, installmentValue: 0 })
        expect(await page.locator('.interest').count()).toBe(rates ? 1 : 0)
        if (!rates) continue
        const details = await textOf(page, '.interest')
        const tag = locale.replace('_', '-').toLowerCase()
        for (const rate of [rates.monthlyPercent, rates.annualPercent])
          expect(details).toContain(
            `${rate.toLocaleString(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`,
          )
      }
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

test("the upsell shows each count's charge, and its confirmation the charged amount", async () => {
  // One-click purchases require an acquirer that charges a stored card again.
  await world.owner`update provider_accounts set methods = '{PIX,BILLET}'`
  const { offerId, stepId } = await inWorld(async (scope) => {
    await anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME', methods: ['CREDIT_CARD'] })
    const { id: sellerId } = await aPerson(scope)
    const course = await aProduct(scope, { sellerId })
    const offer = await anOffer(scope, { productId: course.id, priceCents: 9_700 })
    const sheet = await aProduct(scope, { sellerId, name: 'Planilha de custos' })
    const step = await anOffer(scope, { productId: sheet.id, priceCents: 9_700 })
    await aFunnel(scope, { sellerId, offerId: offer.id, stepOfferIds: [step.id] })
    return { offerId: offer.id, stepId: step.id }
  })
  const charged = await chargedFor(stepId)
  const money = (cents: number) => plainSpaces(formatMoney(cents, 'BRL', 'PT_BR'))
  const { context, page, complaints } = await visit(browser)
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillCheckout(page, { email: 'doze@compradora.example' })
  await fillCard(page)
  await page.locator('#field-cardInstallment').selectOption('12')
  await page.locator('button.button-pay').press('Enter')
  await page.waitForURL(/\/checkout\/upsell\//)

  const select = page.getByLabel('Parcelas')
  for (const [index, count] of counts.entries()) {
    const total = charged[index] ?? 0
    await select.selectOption(String(count))
    expect(plainSpaces(await select.locator('option').nth(index).textContent())).toContain(money(total))
    expect(await textOf(page, '.payment-card .amount')).toBe(money(total))
    expect(await textOf(page, '.payment-card .button-primary')).toContain(money(total))
  }
  await page.getByRole('button', { name: /Sim, adicionar/ }).click()
  await page.getByText('Adicionado ao seu pedido').waitFor()
  const shown = await textOf(page, '.outcome-text')
  const sold = await world.owner<{ amount_cents: string }[]>`
    select p.amount_cents from payments p join orders o on o.id = p.order_id
    where o.buyer_email = 'doze@compradora.example' order by p.created_at`
  expect(sold.map((payment) => Number(payment.amount_cents))).toEqual([charged[11], charged[11]])
  expect(shown).toContain(money(charged[11] ?? 0))
  expect(complaints).toEqual([])
  await context.close()
})
