import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'

let world: TestServer
let browser: Browser
let course: string
let mug: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  await inScope(world.app, world.platformId, async (scope) => {
    const sellerId = (await aPerson(scope)).id
    const digital = await aProduct(scope, { sellerId })
    const physical = await aProduct(scope, { sellerId, type: 'FISICO', name: 'Caneca' })
    course = (await anOffer(scope, { productId: digital.id })).id
    mug = (await anOffer(scope, { productId: physical.id, template: 'DROPSHIPPING', fretePriceCents: 1_500 }))
      .id
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const open = async (page: Page, offerId: string) => {
  // The code of a Pix expires by the story's clock.
  await page.clock.setFixedTime(world.clock.now())
  await page.goto(`${world.url}/checkout/${offerId}`)
}
const paymentsOf = async (email: string) =>
  (
    await world.owner`select p.id from payments p join orders o on o.id = p.order_id and o.platform_id = p.platform_id
      where o.buyer_email = ${email}`
  ).map(({ id }) => id as string)

describe('a buyer who pays for the same offer again', () => {
  test('is shown the open Pix, also in another tab, and may still create another', async () => {
    const email = 'indecisa@compradora.example'
    const { context, page } = await visit(browser)
    await open(page, course)
    await fillCheckout(page, { email })
    await page.getByRole('button', { name: /com Pix/ }).click()
    await page.waitForURL(/\/checkout\/payment\//)
    const first = page.url()

    const second = await context.newPage()
    await open(second, course)
    await fillCheckout(second, { email })
    await second.getByRole('button', { name: /com Pix/ }).click()
    await second.getByText('Você já gerou um Pix para esta compra').waitFor()
    expect(await paymentsOf(email)).toHaveLength(1)
    await second.getByRole('button', { name: 'Abrir o código atual' }).click()
    await second.waitForURL(first)

    await open(second, course)
    await second.getByRole('button', { name: /Pagar.*com Pix/ }).click()
    await second.getByRole('button', { name: 'Gerar outro' }).click()
    await second.waitForURL(/\/checkout\/payment\//)
    expect(await paymentsOf(email)).toHaveLength(2)
    await context.close()
  })

  test('does not see the open Pix in another browser', async () => {
    const email = 'reservada@compradora.example'
    for (let visitor = 0; visitor < 2; visitor += 1) {
      const { context, page } = await visit(browser)
      await open(page, course)
      await fillCheckout(page, { email })
      await page.getByRole('button', { name: /com Pix/ }).click()
      await page.waitForURL(/\/checkout\/payment\//)
      await context.close()
    }
    expect(await paymentsOf(email)).toHaveLength(2)
  })
})

test('a price that rose while the form was filled in is shown before any charge', async () => {
  const email = 'demorada@compradora.example'
  const { context, page } = await visit(browser)
  await open(page, course)
  await fillCheckout(page, { email })
  await world.owner`update offers set price_cents = 24700 where id = ${course}`
  await page.getByRole('button', { name: /197,00.*com Pix/ }).click()
  await page.locator('.pay-problem').getByText('O valor foi atualizado').waitFor()
  expect(await paymentsOf(email)).toEqual([])
  // A page is cached for a second.
  world.clock.advance({ seconds: 2 })
  await page.getByRole('button', { name: 'Ver o novo preço' }).click()
  await page.getByRole('button', { name: /247,00.*com Pix/ }).click()
  await page.waitForURL(/\/checkout\/payment\//)
  expect(await paymentsOf(email)).toHaveLength(1)
  await world.owner`update offers set price_cents = 19700 where id = ${course}`
  await context.close()
})

describe('a CEP in Dropshipping', () => {
  const reachAddress = async (answer: { status: number; body: string }) => {
    const { context, page } = await visit(browser)
    await page.route('**/api/cep/**', (route) => route.fulfill(answer))
    await page.goto(`${world.url}/checkout/${mug}`)
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('CEP', { exact: true }).fill('99999999')
    return { context, page }
  }

  test('that is unknown stops at its step with a message', async () => {
    const { context, page } = await reachAddress({ status: 404, body: '{}' })
    await page.getByText('CEP não encontrado').first().waitFor()
    await page.getByRole('button', { name: 'Continuar' }).click()
    expect(await page.getByRole('heading', { name: 'Pagamento' }).count()).toBe(1)
    expect(await page.getByRole('radio', { name: 'Pix' }).count()).toBe(0)
    await context.close()
  })

  test('that cannot be looked up is retried once, and then the address is typed by hand', async () => {
    const { context, page } = await reachAddress({ status: 502, body: '{}' })
    await page.getByRole('button', { name: 'Buscar novamente' }).click()
    await page.getByLabel('Rua').fill('Rua das Flores')
    await page.getByLabel('Número').fill('10')
    await page.getByLabel('Bairro').fill('Centro')
    await page.getByLabel('Cidade').fill('Curitiba')
    await page.getByLabel('Estado').selectOption('PR')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: /Finalizar compra/ }).click()
    await page.waitForURL(/\/checkout\/payment\//)
    const paymentId = /payment\/([^?]+)/.exec(page.url())?.[1] ?? ''
    const [order] = await world.owner`
      select o.address from orders o join payments p on p.order_id = o.id where p.id = ${paymentId}`
    expect(order?.address).toMatchObject({ street: 'Rua das Flores', isTyped: true })
    await context.close()
  })

  test('leaves the completed step before it open to changes by its summary', async () => {
    const { context, page } = await visit(browser)
    await page.goto(`${world.url}/checkout/${mug}`)
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: /Seus dados.*Carolina Nogueira.*CPF 529\.982\.247-25/ }).click()
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('Carolina Nogueira')
    await context.close()
  })
})
