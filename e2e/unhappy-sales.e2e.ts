import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'

let world: TestServer
let browser: Browser
let offerId: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  offerId = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    const product = await aProduct(scope, { sellerId: seller.id })
    return (await anOffer(scope, { productId: product.id })).id
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})
afterEach(async () => {
  world.sandbox.faults.clear()
  expect(await brokenInvariants(world)).toEqual([])
})

/** The browser shares the story's clock, which is not today's. */
async function openCheckout(): Promise<Page> {
  const { page } = await visit(browser)
  await page.clock.install({ time: world.clock.now() })
  await page.goto(`${world.url}/checkout/${offerId}`)
  return page
}

async function payByPix(page: Page): Promise<string> {
  await fillCheckout(page)
  await page.getByRole('button', { name: /Pagar R\$\s197,00 com Pix/ }).click()
  await page.waitForURL(/\/checkout\/payment\//)
  return page.url().match(/payment\/([0-9a-f-]{36})/)?.[1] ?? ''
}

const transactionOf = async (paymentId: string): Promise<string> => {
  const [row] = await world.owner`select transaction_id from payments where id = ${paymentId}`
  return row?.transaction_id
}

describe('when a sale goes wrong', () => {
  test('a forged webhook leaves the page waiting for the money', async () => {
    const page = await openCheckout()
    const paymentId = await payByPix(page)
    await world.sandbox
      .acquirer('HAWKPAY')
      .forgeWebhook({ id: await transactionOf(paymentId), state: 'paid' })
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    await page.reload()
    await page.getByRole('heading', { name: 'Pague com Pix' }).waitFor()
  })

  test('the same webhook twice confirms one payment once', async () => {
    const page = await openCheckout()
    const paymentId = await payByPix(page)
    world.sandbox.faults.next({ operation: 'webhook', kind: 'duplicate', times: 2 })
    await world.sandbox.bank.pay({ acquirer: 'HAWKPAY', id: await transactionOf(paymentId) })
    await world.sandbox.bank.webhooksDelivered()
    await world.drainJobs()
    await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
    const [journals] =
      await world.owner`select count(*)::int as count from ledger_journals where subject_id = ${paymentId}`
    expect(journals?.count).toBe(1)
  })

  test('with the provider down the buyer reads so, keeps the form, and may retry', async () => {
    const { owner, account } = world
    await owner`update provider_accounts set base_url = 'http://127.0.0.1:9/v1' where id = ${account.id}`
    const page = await openCheckout()
    await fillCheckout(page)
    await page.getByRole('button', { name: /com Pix/ }).click()
    await page.waitForURL(/\/checkout\/payment\//)
    await page.getByRole('heading', { name: 'Não foi possível gerar o Pix' }).waitFor()
    await owner`update provider_accounts set base_url = ${account.baseUrl} where id = ${account.id}`
    await page.getByRole('link', { name: 'Tentar novamente' }).click()
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/)
    await expect.poll(() => page.getByLabel('Nome completo').inputValue()).toBe('Carolina Nogueira')
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('carolina@compradora.example')
    await page.getByRole('button', { name: /com Pix/ }).click()
    await page.waitForURL(/\/checkout\/payment\//)
    await page.getByRole('heading', { name: 'Pague com Pix' }).waitFor()
  })

  test('with the provider silent the page shows "confirming", and never "declined"', async () => {
    world.sandbox.faults.next({ acquirer: 'HAWKPAY', operation: 'create', kind: 'drop-after' })
    const page = await openCheckout()
    await payByPix(page)
    await page.getByRole('heading', { name: 'Estamos confirmando seu pagamento' }).waitFor()
    expect(await page.getByText('não foi aprovado').count()).toBe(0)
  })
})
