import { errorTexts as english } from '@balcao/domain/texts/error-texts/en-us'
import { errorTexts as spanish } from '@balcao/domain/texts/error-texts/es-es'
import { errorTexts as portuguese } from '@balcao/domain/texts/error-texts/pt-br'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct, type OfferWishes, type ProductWishes } from '@balcao/server/demo/an-offer'
import { ensureCustomer } from '@balcao/server/modules/accounts/customers/ensure-customer'
import { inScope } from '@balcao/server/scope'
import { aCustomerCookie } from '@balcao/server/test/a-customer-cookie'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'

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

const phone = { width: 360, height: 780 }

const anOfferFor = (product: Partial<ProductWishes>, offer: Partial<OfferWishes>) =>
  inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope, { name: 'Forno da Marina' })
    const { id: productId } = await aProduct(scope, { sellerId, name: 'Curso de pão', ...product })
    return (await anOffer(scope, { productId, ...offer })).id
  })

async function fillBuyer(page: Page, email: string): Promise<void> {
  await page.locator('button.button-pay:enabled').waitFor()
  await page.locator('#field-name').fill('Carolina Nogueira')
  await page.locator('#field-email').fill(email)
  for (const [field, value] of [
    ['phone', '11987654321'],
    ['cpf', '52998224725'],
  ])
    if ((await page.locator(`#field-${field}`).count()) > 0)
      await page.locator(`#field-${field}`).fill(value ?? '')
}

const isWide = (page: Page) =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')

async function asCustomer(email: string) {
  const { userId } = await inScope(world.app, world.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Rafael Teixeira' }),
  )
  const device = await visit(browser, phone)
  const [name = '', value = ''] = (await aCustomerCookie(world, userId)).split('=')
  await device.context.addCookies([{ name, value, url: world.url }])
  return device
}

test.each([
  {
    language: 'PT_BR',
    template: 'DEFAULT',
    texts: portuguese,
    tick: 'É um presente',
    pay: /com Pix/,
    goOn: '',
  },
  { language: 'EN_US', template: 'VEGA', texts: english, tick: 'This is a gift', pay: /Pix/, goOn: '' },
  {
    language: 'ES_ES',
    template: 'DROPSHIPPING',
    texts: spanish,
    tick: 'Es un regalo',
    pay: /Pix/,
    goOn: 'Continuar',
  },
] as const)(
  'a buyer gives a purchase to another person at 360 px: $template in $language',
  async ({ language, template, texts, tick, goOn }) => {
    const buyerEmail = `carolina-${template.toLowerCase()}@compradora.example`
    const email = `rafael-${template.toLowerCase()}@presente.example`
    const offerId = await anOfferFor({ language }, { template })
    const { context, page, complaints } = await visit(browser, phone)
    await page.goto(`${world.url}/checkout/${offerId}`)
    await fillBuyer(page, buyerEmail)
    await page.getByRole('checkbox', { name: tick }).check()
    await page.locator('#field-giftName').fill('Rafael Teixeira')
    await page.locator('#field-giftEmail').fill(buyerEmail)
    await page.locator('#field-giftMessage').fill('Bons pães!')
    await page.locator('#field-giftEmail').blur()
    await page.getByText(texts.gift_to_oneself).waitFor()
    await page.locator('#field-giftEmail').fill(email)
    expect(await isWide(page)).toBe(false)
    if (goOn) await page.getByRole('button', { name: goOn }).click()
    await page.locator('button.button-pay').click()
    await page.waitForURL(/\/checkout\/payment\//)
    const paymentId = page.url().match(/payment\/([0-9a-f-]{36})/)?.[1] ?? ''
    const [payment] = await world.owner`select pix_code from payments where id = ${paymentId}`
    await world.sandbox.bank.pay(payment?.pix_code)
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    await page.getByText('Rafael Teixeira').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
    const mail = (await world.inbox()).find(({ recipient }) => recipient === email)
    expect(mail?.text).toContain('Bons pães!')
  },
)

test('a recipient opens a gift in the library, and its buyer sees the opening', async () => {
  const [buyerEmail, email] = ['carolina-default@compradora.example', 'rafael-default@presente.example']
  const recipient = await asCustomer(email)
  await recipient.page.goto(`${world.url}/my-purchases/access-purchases`)
  await recipient.page.getByText('Bons pães!').waitFor()
  expect(await isWide(recipient.page)).toBe(false)
  await recipient.page.getByRole('button', { name: 'Abrir presente: Curso de pão' }).click()
  await recipient.page.getByText('Liberado').waitFor()
  expect(await recipient.page.getByText('R$').count()).toBe(0)
  const buyer = await asCustomer(buyerEmail)
  await buyer.page.goto(`${world.url}/my-purchases`)
  await buyer.page.getByText('Presente para Rafael Teixeira').waitFor()
  await buyer.page.getByText(/^Aberto em/).waitFor()
  expect(await buyer.page.getByRole('button', { name: 'Reenviar' }).count()).toBe(0)
  expect([...recipient.complaints, ...buyer.complaints]).toEqual([])
})

test('a buyer changes the recipient of an unopened gift', async () => {
  const buyer = await asCustomer('carolina-vega@compradora.example')
  const { page } = buyer
  await page.goto(`${world.url}/my-purchases`)
  await page.getByRole('button', { name: 'Corrigir destinatário' }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Bruno')
  await page.getByLabel('E-mail', { exact: true }).fill('bruno@presente.example')
  await page.getByRole('button', { name: 'Salvar e enviar' }).click()
  await page.getByText('Presente para Bruno').waitFor()
  expect((await world.inbox()).some(({ recipient }) => recipient === 'bruno@presente.example')).toBe(true)
  expect(buyer.complaints).toEqual([])
})

test('a product for adults shows its rating and refuses a minor before the payment', async () => {
  const offerId = await anOfferFor({ ageRating: '18' }, {})
  const { context, page, complaints } = await visit(browser, phone)
  await page.goto(`${world.url}/checkout/${offerId}`)
  await fillBuyer(page, 'adulta@compradora.example')
  await page.getByRole('img', { name: 'Não recomendado para menores de 18 anos' }).first().waitFor()
  expect(await page.getByRole('checkbox', { name: 'É um presente' }).count()).toBe(0)
  const thisYear = new Date().getUTCFullYear()
  await page.locator('#field-birthDate').fill(`${thisYear - 10}-01-01`)
  await page.locator('button.button-pay').click()
  await page.getByText(portuguese.buyer_under_age).first().waitFor()
  await page.locator('#field-birthDate').fill('1990-01-01')
  await page.locator('button.button-pay').click()
  await page.waitForURL(/\/checkout\/payment\//)
  expect(complaints).toEqual([])
  await context.close()
})
