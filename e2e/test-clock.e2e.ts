import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase, sealCard } from '@balcao/server/demo/a-purchase'
import { demoPassword } from '@balcao/server/demo/demo-identity'
import { testPlatformIdOf } from '@balcao/server/kit/test-platform'
import { hashPassword } from '@balcao/server/modules/accounts/passwords/hash-password'
import { tokenCreditCard } from '@balcao/server/modules/checkout/token-credit-card'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
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

test('a seller sells a subscription of the sample, moves the clock by a month and reads the events', async () => {
  const { app, platformId, clock, owner } = world
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
  await band.getByRole('button', { name: /^Relógio de teste/ }).click()
  const happened = page.getByRole('region', { name: 'O que aconteceu' })
  await happened.getByText('Nada ainda').waitFor()

  const twin = testPlatformIdOf({ platformId, userId: seller.id })
  const [monthly] = await owner`select id from offers where platform_id = ${twin} and type = 'SUBSCRIPTION'`
  const card = await sealCard(app, twin)
  const { id: creditCardId } = await inScope(app, twin, (scope) =>
    tokenCreditCard(scope, { offerId: monthly?.id, card }, '203.0.113.7'),
  )
  await aPurchase(app, twin, { offerId: monthly?.id, method: 'CREDIT_CARD', creditCardId })

  await page.getByRole('button', { name: '+30 dias' }).click()
  await expect
    .poll(
      async () => {
        await world.sandbox.bank.webhooksDelivered()
        await world.drainJobs()
        const [row] = await owner`select clock_target as target, clock_ahead_ms::bigint > 0 as "isAhead"
          from platforms where platform_id = ${twin}`
        if (row?.target !== null) clock.advance({ seconds: 1 })
        return row
      },
      { timeout: 400_000 },
    )
    .toEqual({ target: null, isAhead: true })

  await page.reload()
  await band.getByRole('button', { name: /^Relógio de teste/ }).click()
  await happened.getByText(/Próximo: cobrança de R\$\s49,90 em \d\d\/\d\d/).waitFor()
  const first = await happened.getByRole('listitem').allTextContents()
  expect(first.join()).toContain('Ciclo pago.')
  expect(first.join()).toContain('E-mail enviado: [Teste]')
  await happened.getByRole('button', { name: 'Anteriores' }).click()
  await expect.poll(() => happened.getByRole('listitem').allTextContents()).not.toEqual(first)
  await page.keyboard.press('Escape')

  await page.goto(`${new URL(page.url()).origin}/platform/subscriptions`)
  await page
    .getByText(/R\$\s49,90/)
    .first()
    .waitFor()
}, 600_000)
