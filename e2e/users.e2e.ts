import { adminPermissions } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { moveStanding } from '@balcao/server/modules/accounts/sellers/move-standing'
import { inScope } from '@balcao/server/scope'
import { callAs } from '@balcao/server/test/call-as'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { openConsole } from './log-in.ts'

let world: TestServer
let browser: Browser
let staff: Page
let buyer: Page
let offerId: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  const email = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope, { name: 'Forno da Marina', email: 'marina@forno.example' })
    await aPerson(scope, { name: 'Ateliê Otto' })
    const product = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    offerId = (await anOffer(scope, { productId: product.id })).id
    const admin = await aPerson(scope, {
      name: 'Ana Prado',
      roles: ['ADMIN'],
      permissions: [...adminPermissions],
    })
    return admin.email
  })
  staff = (await openConsole(browser, world, { door: 'ADMIN', email })).page
  buyer = (await visit(browser)).page
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const drawer = () => staff.getByRole('dialog', { name: 'Forno da Marina' })

async function openSeller(tab: string): Promise<void> {
  await staff.goto(`${world.url}/admin-root/manage-users?q=Forno`)
  await staff.getByRole('link', { name: 'Abrir Forno da Marina' }).click()
  await drawer().getByRole('tab', { name: tab, exact: true }).click()
}

test('a method switched off by the staff, with a reason, disappears from the checkout', async () => {
  const pix = () => buyer.getByRole('radio', { name: /Pix/ })
  await buyer.goto(`${world.url}/checkout/${offerId}`)
  await pix().waitFor()
  await openSeller('Formas de pagamento')
  await drawer().getByRole('switch', { name: 'Pix' }).click()
  const question = staff.getByRole('alertdialog', { name: 'Desativar Pix?' })
  expect(await question.getByRole('button', { name: 'Desativar' }).isDisabled()).toBe(true)
  await question.getByLabel('Motivo').fill('Muitas contestações')
  await question.getByRole('button', { name: 'Desativar' }).click()
  await staff.getByText('Formas de pagamento atualizadas').waitFor()
  // A page is cached for a second or two, and checked again after that.
  world.clock.advance({ seconds: 2 })
  await buyer.reload()
  await buyer.getByRole('heading', { level: 1 }).waitFor()
  expect(await pix().count()).toBe(0)
  await drawer().getByText('Restrito').waitFor()
  await drawer().getByRole('tab', { name: 'Histórico' }).click()
  await drawer().getByText('Muitas contestações').waitFor()
})

test('withdrawals are blocked from the list, with an outcome for each seller', async () => {
  await staff.goto(`${world.url}/admin-root/manage-users`)
  for (const name of ['Forno da Marina', 'Ateliê Otto'])
    await staff
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .click()
  await staff.getByRole('button', { name: 'Bloquear saques' }).click()
  const question = staff.getByRole('alertdialog')
  await question.getByLabel('Motivo').fill('Análise de risco')
  await question.getByRole('button', { name: 'Bloquear saques' }).click()
  await question.waitFor({ state: 'detached' })
  const blocked = await world.owner`select name from users where blocked_cashout order by name`
  expect(blocked.map(({ name }) => name)).toEqual(['Ateliê Otto', 'Forno da Marina'])
})

test('a visit has a banner, cannot create a product, and ends on the page where it began', async () => {
  await openSeller('Perfil')
  await drawer().getByRole('button', { name: 'Entrar como…' }).click()
  const question = staff.getByRole('alertdialog', { name: 'Entrar como Forno da Marina' })
  await question.getByLabel('Motivo do acesso').fill('Atendimento 20931')
  await question.getByRole('button', { name: 'Entrar por 30 min' }).click()
  await staff.waitForURL('**/platform/**')
  await staff.goto(`${world.url}/platform/my-products`)
  await staff.getByText('Curso de pão').waitFor()
  const banner = staff.getByRole('region', { name: 'Visualizando como Forno da Marina' })
  await banner.getByText('motivo: Atendimento 20931').waitFor()
  const change = await staff.request.post(`${world.url}/api/trpc/seller.products.create`, { data: {} })
  expect(change.status()).toBe(403)
  await banner.getByRole('button', { name: 'Encerrar' }).click()
  await staff.waitForURL('**/admin-root/manage-users')
  await staff.getByRole('heading', { name: 'Vendedores' }).waitFor()
  await openSeller('Histórico')
  await drawer().getByText('Ana Prado acessou como vendedor').waitFor()
})

test('a seller who never logged in is found among the last logins, and the row leads to the seller', async () => {
  await staff.goto(`${world.url}/admin-root/seller-last-login`)
  await staff.getByRole('radio', { name: /Nunca acessaram/ }).click()
  await staff.getByRole('link', { name: 'Abrir Ateliê Otto' }).click()
  await staff.getByRole('dialog', { name: 'Ateliê Otto' }).waitFor()
})

test('a requested unblock waits in a queue of the dashboard, and another person confirms it', async () => {
  const otto = await world.owner`select id from users where name = 'Ateliê Otto'`
  const bruno = await inScope(world.app, world.platformId, (scope) => aPerson(scope, { roles: ['ADMIN'] }))
  const asBruno = callAs(world, { userId: bruno.id, role: 'ADMIN' })
  for (const to of ['BLOCKED', 'ACTIVE'] as const)
    await asBruno(moveStanding, { userId: otto[0]?.id, to, reason: 'Conferido por telefone' })
  await staff.goto(`${world.url}/admin-root/dashboard`)
  await staff.getByRole('link', { name: 'Desbloqueios solicitados' }).click()
  const row = staff.getByRole('row', { name: /Ateliê Otto/ })
  await row.getByText(/^Desbloqueio solicitado/).waitFor()
  await row.getByRole('link', { name: 'Abrir Ateliê Otto' }).click()
  const seller = staff.getByRole('dialog', { name: 'Ateliê Otto' })
  await seller.getByRole('tab', { name: 'Restrições' }).click()
  await seller.getByRole('button', { name: 'Confirmar ativação' }).click()
  const question = staff.getByRole('alertdialog')
  await question.getByLabel('Motivo').fill('Confirmado')
  await question.getByRole('button', { name: 'Confirmar ativação' }).click()
  await staff.getByText('Status atualizado').waitFor()
  expect(await world.owner`select status from users where name = 'Ateliê Otto'`).toEqual([
    { status: 'ACTIVE' },
  ])
})
