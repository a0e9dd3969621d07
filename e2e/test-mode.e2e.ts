import { aPerson } from '@balcao/server/demo/a-person'
import { anEndpoint } from '@balcao/server/demo/an-endpoint'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { demoPassword } from '@balcao/server/demo/demo-identity'
import { testPlatformIdOf } from '@balcao/server/kit/test-platform'
import { hashPassword } from '@balcao/server/modules/accounts/passwords/hash-password'
import { inScope } from '@balcao/server/scope'
import { anApiKey } from '@balcao/server/test/an-api-key'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { logIn } from './log-in.ts'

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

test('a seller switches to the test mode, sells there, tries a call in its documentation, moves its clock and returns', async () => {
  const { app, platformId, clock } = world
  const seller = await inScope(app, platformId, async (scope) =>
    aPerson(scope, { passwordHash: await hashPassword(demoPassword) }),
  )
  const { page, context } = await visit(browser, { width: 1440, height: 900 })
  await page.clock.install({ time: clock.now() })
  await logIn(context, world.url, { door: 'SELLER', email: seller.email })
  await page.goto(`${world.url}/platform/dashboard`)
  await page.getByRole('switch', { name: 'Modo de teste', checked: false }).click()
  await page.waitForURL(/teste\.localhost/)
  const band = page.getByRole('region', { name: 'Modo de teste' })
  await band.getByText('Nenhum valor é cobrado nem sacado').waitFor()
  const { origin } = new URL(page.url())

  const twin = testPlatformIdOf({ platformId, userId: seller.id })
  const offerId = await inScope(app, twin, async (scope) => {
    const { id: productId } = await aProduct(scope, { sellerId: seller.id })
    await anEndpoint(scope, {
      sellerId: seller.id,
      url: 'https://127.0.0.1/nobody',
      events: ['sale.created'],
    })
    return (await anOffer(scope, { productId })).id
  })
  const buyer = await visit(browser)
  await buyer.page.clock.install({ time: clock.now() })
  await buyer.page.goto(`${origin}/checkout/${offerId}`)
  await buyer.page.getByText('Modo de teste: nenhum valor é cobrado.').waitFor()
  await fillCheckout(buyer.page)
  await buyer.page.locator('button.button-pay').click()
  await buyer.page.waitForURL(/\/checkout\/payment\//)
  await buyer.page.getByText('Modo de teste: nenhum valor é cobrado.').waitFor()
  expect(buyer.complaints).toEqual([])

  const { token } = await anApiKey(world, { userId: seller.id, platformId: twin })
  const docs = await visit(browser, { width: 1440, height: 900 })
  await docs.page.goto(`${origin}/api/docs`)
  await docs.page.getByRole('button', { name: 'Informar chave' }).first().click()
  await docs.page.locator('.auth-container input').fill(token)
  await docs.page.getByRole('button', { name: 'Usar a chave' }).click()
  await docs.page.getByRole('button', { name: 'Fechar' }).click()
  await docs.page.getByText('Consultar saldo').click()
  await docs.page.getByRole('button', { name: 'Testar' }).click()
  const answered = docs.page.waitForResponse(/\/api\/v1\/balance/)
  await docs.page.getByRole('button', { name: 'Executar' }).click()
  expect((await answered).status()).toBe(200)
  expect(docs.complaints).toEqual([])

  await band.getByRole('button', { name: /^Relógio de teste/ }).click()
  await page.getByRole('button', { name: '+1 dia' }).click()
  await expect
    .poll(async () => {
      await world.drainJobs()
      return inScope(app, twin, async ({ now }) => now.getTime() - clock.now().getTime())
    })
    .toBe(86_400_000)
  const timeline = page.getByRole('region', { name: 'O que aconteceu' })
  await timeline
    .getByText(/^E-mail enviado: \[Teste\]/)
    .first()
    .waitFor()
  await timeline.getByText('Webhook com falha, será reenviado: Pedido criado').waitFor()

  await band.getByRole('button', { name: 'Ir para produção' }).click()
  await page.waitForURL(`${world.url}/platform/dashboard`)
  await page.getByRole('switch', { name: 'Modo de teste', checked: false }).waitFor()
  expect(await page.getByRole('region', { name: 'Modo de teste' }).count()).toBe(0)
})
