import { randomUUID } from 'node:crypto'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { requestDeletion } from '@balcao/server/modules/accounts/privacy/request-deletion'
import { appealRequest } from '@balcao/server/modules/refunds/requests/appeal-request'
import { openRequest } from '@balcao/server/modules/refunds/requests/open-request'
import { refuseRequest } from '@balcao/server/modules/refunds/requests/refuse-request'
import { inScope } from '@balcao/server/scope'
import { aStall, type Stall } from '@balcao/server/test/a-stall'
import { callAs } from '@balcao/server/test/call-as'
import { brokenInvariants } from '@balcao/server/test/read-books'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit } from './browser.ts'
import { openConsole } from './log-in.ts'

const staffEmail = 'mesa@demo.balcao.example'
const permissions: AdminPermission[] = ['isDashboardAvailable', 'isSalesAvailable', 'isUsersAvailable']

let world: TestServer
let browser: Browser
let staff: Visit
let page: Page
let stall: Stall
let paymentId: string
let asBuyer: ReturnType<typeof callAs>

/**
 * Carolina bought with a guarantee, requested a refund after the seven days of the law, was refused, and
 * appealed.
 */
beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  stall = await aStall(world, { releaseDays: 60 })
  const email = `${randomUUID()}@compradora.example`
  const buyer = await inScope(world.app, world.platformId, async (scope) => {
    await aPerson(scope, { email: staffEmail, roles: ['ADMIN'], permissions })
    return aPerson(scope, { email, name: 'Carolina Nogueira', roles: ['CUSTOMER'] })
  })
  asBuyer = callAs(world, { userId: buyer.id, role: 'CUSTOMER' })
  const asSeller = callAs(world, { userId: stall.seller.id, role: 'SELLER' })
  paymentId = await buy(email, 'Carolina Nogueira')
  await world.owner`update orders o set guarantee_days = 30 from payments p where p.order_id = o.id and p.id = ${paymentId}`
  world.clock.advance({ days: 10 })
  const { requestId } = await asBuyer(openRequest, {
    paymentId,
    orderItemIds: [],
    reason: 'Não consigo entrar',
  })
  await asSeller(refuseRequest, { requestId, reason: 'O curso foi concluído' })
  await asBuyer(appealRequest, { requestId, reason: 'Nunca abri uma aula' })
  await buy('paulo@compradora.example', 'Paulo Brito')
  staff = await openConsole(browser, world, { door: 'ADMIN', email: staffEmail })
  page = staff.page
})
afterAll(async () => {
  expect(staff.complaints).toEqual([])
  expect(await brokenInvariants(world)).toEqual([])
  await browser?.close()
  await world?.stop()
})

/** Pays by Pix at the bank, so that there is money which an acquirer can refund. */
async function buy(email: string, name: string): Promise<string> {
  const bought = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, email, name })
  const [payment] = await world.owner`select transaction_id from payments where id = ${bought.paymentId}`
  await world.sandbox.bank.pay({ acquirer: 'HAWKPAY', id: payment?.transaction_id })
  await settle()
  return bought.paymentId
}

async function settle(): Promise<void> {
  await world.drainJobs()
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()
}

const openScreen = async (path: string) => {
  await page.goto(`${world.url}/admin-root/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test("an appeal is in the dashboard's queue; the staff reads both sides, grants it, and the money is refunded", async () => {
  await openScreen('dashboard')
  await page.getByRole('link', { name: 'Mediações de reembolso' }).click()
  await page.getByRole('link', { name: /Carolina Nogueira/ }).click()
  await page.getByText('O curso foi concluído').waitFor()
  await page.getByText('Nunca abri uma aula').waitFor()
  await page.getByRole('button', { name: 'Decidir a favor do comprador' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Origem do reembolso').waitFor()
  await dialog.getByLabel('Decisão').fill('Os registros mostram que ninguém entrou')
  await dialog.getByRole('button', { name: 'Decidir a favor do comprador' }).click()
  await page.getByText('Reembolso concedido').waitFor()
  await settle()
  const [payment] = await world.owner`select status from payments where id = ${paymentId}`
  expect(payment?.status).toBe('REFUNDED')
  await openScreen('refunds?state=DONE')
  await page.getByRole('link', { name: /Carolina Nogueira/ }).waitFor()
})

test("a dispute reported by a bank's letter is entered at the sale, and its outcome in the disputes tab", async () => {
  await openScreen('manage-sales')
  await page.getByRole('link', { name: /Paulo Brito/ }).click()
  await page.getByRole('button', { name: 'Registrar disputa…' }).click()
  const dialog = page.getByRole('alertdialog')
  const due = new Date(world.clock.now().getTime() + 10 * 24 * 60 * 60_000)
  await dialog.getByLabel('Último dia para a defesa').fill(due.toISOString().slice(0, 10))
  await dialog.getByLabel('Justificativa do banco').fill('Carta do banco de ontem')
  await dialog.getByRole('button', { name: 'Registrar disputa' }).click()
  await page.getByText('Disputa registrada').waitFor()

  await openScreen('refunds?tab=disputes')
  await page.getByRole('link', { name: /Paulo Brito/ }).click()
  await page.getByRole('button', { name: 'Registrar decisão' }).click()
  await dialog.getByText('Valor desbloqueado').waitFor()
  await dialog.getByLabel('Justificativa do banco').fill('O banco deu razão à venda')
  await dialog.getByRole('button', { name: 'Registrar decisão' }).click()
  await page.getByText('Decisão registrada').waitFor()
})

test('a person who requested deletion gets an answer', async () => {
  await asBuyer(requestDeletion, { reason: null })
  await openScreen('deletions')
  await page
    .getByRole('row', { name: /Carolina Nogueira/ })
    .getByRole('button', { name: /Ações/ })
    .click()
  await page.getByRole('menuitem', { name: 'Responder' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Resposta').fill('Apagamos o cadastro; as notas fiscais ficam por cinco anos.')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await page.getByText('Solicitação respondida').waitFor()
})

test('a buyer is found by name, and shown with risk signals, devices and a purchase to refund; the audit trail records the view', async () => {
  const name = 'Ester Lopes'
  await buy('ester@compradora.example', name)
  await openScreen('buyers')
  await page.getByRole('searchbox', { name: /E-mail, CPF/ }).fill(name)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name: 'Sinais de risco' }).waitFor()
  await page.getByText('1 compra concluída sem reembolso').waitFor()
  await page.getByRole('heading', { name: 'Dispositivos' }).waitFor()
  const trail = await world.owner`
    select u.email from audit_log l join users u on u.id = l.actor_user_id
    join orders o on o.id::text = l.subject where l.action = 'buyer.read' and o.buyer_name = ${name}`
  expect(trail).toEqual([{ email: staffEmail }])
  await page.getByRole('button', { name: /a compra de/ }).click()
  await page.getByRole('menuitem', { name: /Reembolsar/ }).click()
  await page.getByRole('alertdialog').getByText('Origem do reembolso').waitFor()

  await openScreen('dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('ester lop')
  await page.getByRole('group', { name: 'Compradores' }).getByRole('option', { name }).click()
  await page.getByRole('heading', { name: 'Sinais de risco' }).waitFor()
})
