import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { createBalcaoCatalog } from '@balcao/server/demo/create-balcao-catalog'
import { createBalcaoPeople } from '@balcao/server/demo/create-demo-people'
import { createDemoCosts } from '@balcao/server/demo/demo-tenants'
import { listSoldOffers } from '@balcao/server/demo/list-sold-offers'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit, visit } from './browser.ts'
import { logIn } from './log-in.ts'

let world: TestServer
let browser: Browser
let staff: Visit
let page: Page
let downloads: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  downloads = await mkdtemp(join(tmpdir(), 'balcao-sales-'))
  const offers = await inScope(world.app, world.platformId, async (scope) => {
    const people = await createBalcaoPeople(scope)
    await createBalcaoCatalog(scope, people)
    await createDemoCosts(scope, people.admin)
    return listSoldOffers(scope)
  })
  const offerId = offers.find(({ isPhysical }) => !isPhysical)?.offerId ?? ''
  const past = { ip: '127.0.0.1', isDemo: true } as const
  await aPurchase(world.app, world.platformId, { offerId, method: 'CREDIT_CARD', name: 'Rita Moura' }, past)
  await aPurchase(world.app, world.platformId, { offerId, name: 'Paulo Brito' }, past)
  await world.drainJobs()
  world.clock.advance({ minutes: 1 })
  staff = await visit(browser, { width: 1440, height: 900 })
  page = staff.page
  await logIn(staff.context, world.url, { door: 'ADMIN', email: 'admin@demo.balcao.example' })
})
afterAll(async () => {
  expect(staff.complaints).toEqual([])
  await browser?.close()
  await world?.stop()
  await rm(downloads, { recursive: true, force: true })
})

const openScreen = async (path: string) => {
  await page.goto(`${world.url}/admin-root/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('an administrator starts at the dashboard with sales, debts and open tasks', async () => {
  await page.goto(`${world.url}/admin-root`)
  await page.getByRole('heading', { level: 1, name: 'Painel da plataforma' }).waitFor()
  await page.getByText('1 venda', { exact: true }).waitFor()
  await page.getByText(/^Para cada R\$ 1,00 devido, há/).waitFor()
  // Empty queues are folded.
  await page.locator('summary', { hasText: 'em dia' }).click()
  await page.getByRole('link', { name: 'Casos de pagamento' }).click()
  await page.waitForURL(/\/admin-root\/cases/)
})

test("a sale of any seller is found by its buyer's name from any page", async () => {
  await openScreen('dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('paulo bri')
  await page.getByRole('option', { name: /^Paulo Brito ·/ }).click()
  await page.waitForURL(/\/admin-root\/manage-sales\?.*open=/)
  await page.getByRole('dialog', { name: 'Paulo Brito' }).waitFor()
})

test("a sale is found among all sellers’, read again at the acquirer, and refunded with each party's part shown before", async () => {
  await openScreen('manage-sales')
  await page
    .getByRole('row', { name: /Paulo Brito/ })
    .getByRole('button', { name: /Ações/ })
    .click()
  await page.getByRole('menuitem', { name: 'Consultar status' }).click()
  await page.getByText('A adquirente respondeu: pendente').waitFor()

  await page.getByRole('link', { name: /Rita Moura/ }).click()
  await page.getByRole('tab', { name: 'Plataforma' }).click()
  await page.getByText('Resultado da plataforma').waitFor()
  await page.getByRole('button', { name: 'Reembolsar…' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Origem do reembolso').waitFor()
  await dialog.getByText('Forno da Marina, produtor', { exact: true }).waitFor()
  await dialog.getByLabel('Motivo').fill('Pedido pelo atendimento')
  await dialog.getByRole('button', { name: /^Reembolsar R\$/ }).click()
  await page.getByText('Reembolso solicitado').waitFor()
})

test("each seller's revenue is listed, opens their sales and can be downloaded", async () => {
  await openScreen('seller-profit')
  await page.getByRole('link', { name: /Forno da Marina/ }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Exportar CSV' }).click(),
  ])
  const file = join(downloads, 'lucro.csv')
  await download.saveAs(file)
  expect(await readFile(file, 'utf8')).toContain('Forno da Marina')

  await openScreen('seller-revenue')
  await page.getByRole('link', { name: /Forno da Marina/ }).click()
  await page.waitForURL(/manage-sales\?sellerId=/)
  await page.getByRole('link', { name: /Rita Moura/ }).waitFor()
})

test('a subscription shows its seller, and its charge leads to the sale', async () => {
  await openScreen('subscriptions')
  await page.getByRole('link', { name: /Rita Moura/ }).click()
  await page.getByRole('link', { name: 'Ver última cobrança' }).click()
  await page.waitForURL(/manage-sales\?open=/)
  await page.getByRole('tab', { name: 'Plataforma' }).waitFor()
})
