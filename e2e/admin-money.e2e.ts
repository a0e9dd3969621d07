import { readFile } from 'node:fs/promises'
import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { approvedPapers } from '@balcao/server/demo/a-document'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { aReceiver } from '@balcao/server/demo/a-receiver'
import { aBankAccount, aWithdrawal } from '@balcao/server/demo/a-withdrawal'
import { anAccount } from '@balcao/server/demo/an-account'
import { openMoneyCase } from '@balcao/server/modules/payments/cases/open-money-case'
import { tellPerson } from '@balcao/server/modules/payments/telling/tell-person'
import { inScope } from '@balcao/server/scope'
import { aStall, type Stall } from '@balcao/server/test/a-stall'
import { aPayoutAccount, payOnlyBy } from '@balcao/server/test/payout-account'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit } from './browser.ts'
import { openConsole } from './log-in.ts'

const sellerName = 'Ateliê Otto'

let world: TestServer
let browser: Browser
let stall: Stall
let teresa: Visit
let renato: Visit

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  stall = await aStall(world, { priceCents: 50_000, reserveBasisPoints: 1_000 })
  await world.owner`update users set name = ${sellerName} where id = ${stall.seller.id}`
  for (let sale = 0; sale < 2; sale++) await stall.sell()
  await world.drainJobs()
  world.clock.advance({ days: 2 })
  teresa = await enter('Teresa Nunes')
  renato = await enter('Renato Siqueira')
})
afterAll(async () => {
  expect([...(teresa?.complaints ?? []), ...(renato?.complaints ?? [])]).toEqual([])
  await browser?.close()
  await world?.stop()
})

/** A staff member in a separate window, freshly signed in and so with a valid proof. */
async function enter(name: string): Promise<Visit> {
  const { email } = await inScope(world.app, world.platformId, (scope) =>
    aPerson(scope, { name, roles: ['ADMIN'], permissions: [...adminPermissions] }),
  )
  return openConsole(browser, world, { door: 'ADMIN', email })
}

async function open({ page }: Visit, path: string): Promise<Page> {
  await page.goto(`${world.url}/admin-root/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Another person opens the only proposal of the inbox and approves it. */
async function approveAs(who: Visit): Promise<void> {
  const page = await open(who, 'approvals')
  await page.getByRole('row', { name: new RegExp(sellerName) }).click()
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar movimentação' }).click()
  await page.getByText('Aprovado. Saldo alterado.').waitFor()
}

test("an acquirer's settlement is recorded once, and not above its debt", async () => {
  const page = await open(teresa, 'platform-settings/acquirings?tab=settlements')
  const record = async (reference: string, amount: string) => {
    await page.getByRole('button', { name: /^Registrar repasse de/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Número no extrato').fill(reference)
    await dialog.getByLabel('Valor repassado').fill(amount)
    await dialog.getByRole('button', { name: 'Registrar repasse' }).click()
    return dialog
  }
  await page.getByText('A receber: R$ 1.000,00 · Em conta: R$ 0,00').waitFor()
  await record('EXT-1', '300,00')
  await page.getByText('A receber: R$ 700,00 · Em conta: R$ 300,00').waitFor()
  await record('EXT-1', '300,00')
  await page.getByText('Este repasse já estava registrado').first().waitFor()
  await page.getByText('A receber: R$ 700,00 · Em conta: R$ 300,00').waitFor()
  const refused = await record('EXT-2', '700,01')
  await refused.getByText('O máximo é R$ 700,00.').first().waitFor()
})

test('one person proposes an adjustment and cannot approve it, another does, and the balance moves once', async () => {
  const before = await stall.balance()
  const page = await open(teresa, 'approvals')
  await page.getByRole('button', { name: 'Propor ajuste' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Vendedor/ }).click()
  await page.getByRole('option', { name: sellerName }).click()
  await dialog.getByLabel('Valor').fill('25,00')
  await dialog.getByLabel('Motivo').fill('Tarifa cobrada a mais em março')
  await dialog.getByRole('button', { name: 'Enviar para aprovação' }).click()
  await page.getByText('Proposta enviada para aprovação').waitFor()
  await page.getByRole('row', { name: new RegExp(sellerName) }).click()
  await page.getByText('Você fez esta proposta.').waitFor()
  expect(await page.getByRole('button', { name: 'Aprovar', exact: true }).count()).toBe(0)
  expect(await stall.balance()).toEqual(before)
  await approveAs(renato)
  expect(await stall.balance()).toEqual({ ...before, availableCents: before.availableCents + 2_500 })
})

test('two people correct the fee of past sales, and the effect on each seller is shown before', async () => {
  const before = await stall.balance()
  const page = await open(teresa, 'approvals')
  await page.getByRole('button', { name: 'Corrigir taxas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /Vendedor/ }).click()
  await page.getByRole('option', { name: sellerName }).click()
  const today = dayInSaoPaulo(world.clock.now())
  await dialog.getByLabel('Vendas de').fill(addDays(today, -5))
  await dialog.getByLabel('Vendas até').fill(today)
  await dialog.getByLabel('Taxa correta').fill('4,99')
  await dialog.getByLabel('Parte fixa').fill('2,00')
  await dialog.getByText('recebe R$ 10,98').waitFor()
  await dialog.getByText('2 vendas: taxas de R$ 64,88 para R$ 53,90').waitFor()
  await dialog.getByLabel('Motivo').fill('Plano gravado com a taxa errada')
  await dialog.getByRole('button', { name: 'Enviar para aprovação' }).click()
  await page.getByText('Correção enviada para aprovação').waitFor()
  expect(await stall.balance()).toEqual(before)
  await approveAs(renato)
  expect(await stall.balance()).toEqual({ ...before, availableCents: before.availableCents + 1_098 })
  await open(teresa, 'manage-sales')
  await page
    .getByRole('row', { name: /R\$\s500,00/ })
    .first()
    .click()
  await page.getByText('Correção de taxas').first().waitFor()
  await page.getByText('R$ 5,49', { exact: true }).waitFor()
})

test('one person proposes the release of reserves, and another releases them', async () => {
  const before = await stall.balance()
  const page = await open(teresa, 'garantee-released?standing=RETAINED')
  await page.getByRole('checkbox', { name: 'Selecionar todos os itens desta página' }).click()
  await page.getByRole('button', { name: 'Propor liberação' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Motivo').fill('Seis meses sem disputa')
  await dialog.getByRole('button', { name: 'Propor liberação' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await approveAs(renato)
  expect(await stall.balance()).toMatchObject({
    reserveCents: 0,
    availableCents: before.availableCents + before.reserveCents,
  })
})

test("a seller's debt gets a note, and two people write it off", async () => {
  await world.owner`update fee_plans set release_days = 20 where seller_id = ${stall.seller.id}`
  const { availableCents } = await stall.balance()
  await open(teresa, 'approvals')
  const answer = await teresa.context.request.post(
    `${world.url}/api/trpc/admin.approvals.proposeAdjustment`,
    {
      data: {
        requestId: crypto.randomUUID(),
        userId: stall.seller.id,
        purse: 'user',
        currency: 'BRL',
        direction: 'TAKE',
        amountCents: availableCents + 12_345,
        reason: 'Pago em duplicidade',
      },
    },
  )
  expect(answer.status()).toBe(200)
  await approveAs(renato)
  const page = await open(teresa, 'seller-negative')
  await page.getByRole('row', { name: new RegExp(sellerName) }).click()
  await page.getByText('Ajuste da plataforma').first().waitFor()
  await page.getByRole('button', { name: 'Registrar contato' }).click()
  await page.getByRole('dialog').getByLabel('Acordo').fill('Não responde desde maio')
  await page.getByRole('button', { name: 'Registrar', exact: true }).click()
  await page.getByText('Não responde desde maio').waitFor()
  await page.getByRole('button', { name: 'Propor baixa' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Valor da baixa' })
  await dialog.getByLabel('Motivo').fill('Empresa encerrada')
  await dialog.getByRole('button', { name: 'Enviar para aprovação' }).click()
  await page.getByText('aguardando aprovação').waitFor()
  await approveAs(renato)
  expect(await stall.balance()).toMatchObject({ debtCents: 0 })
})

test('another order of acquirers waits for a second person, who sees it before and after', async () => {
  const page = await open(teresa, 'platform-settings/acquirings?tab=routing')
  await page.getByRole('button', { name: 'Nova regra' }).click()
  await page.getByRole('combobox', { name: 'Adquirente' }).click()
  await page.getByRole('option', { name: /HawkPay/ }).click()
  await page.getByLabel('Motivo', { exact: true }).fill('Um só caminho para o Pix')
  await page.getByRole('button', { name: 'Salvar roteamento' }).click()
  await page.getByText('Outra pessoa da equipe precisa aprovar em Aprovações').waitFor()
  expect(await world.owner`select 1 from payment_routes`).toEqual([])
  const desk = await open(renato, 'approvals')
  await desk.getByRole('row', { name: /Roteamento de vendas/ }).click()
  await desk.getByText('Ordem das contas').waitFor()
  await desk.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Aprovar alteração' }).click()
  await desk.getByText('Aprovado. Alteração em vigor.').waitFor()
  expect(await world.owner`select method from payment_routes`).toEqual([{ method: 'PIX' }])
})

test('another receiver of a seller waits for a second person, who sees the former and the new one', async () => {
  await inScope(world.app, world.platformId, async (scope) => {
    const { id: accountId } = await anAccount(scope, { sandbox: world.sandbox, provider: 'PAGARME' })
    await aReceiver(scope, { accountId, userId: stall.seller.id, receiverId: 'rp_antigo' })
  })
  const named = async () => (await world.owner`select receiver_id from receivers`)[0]?.receiver_id
  const page = await open(teresa, 'platform-settings/acquirings?tab=receivers')
  const row = page.getByRole('row', { name: new RegExp(sellerName) })
  await row.getByRole('button', { name: /Ações/ }).click()
  await page.getByRole('menuitem', { name: 'Vincular recebedor existente' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Código do recebedor na adquirente').fill('rp_novo')
  await dialog.getByLabel('Motivo').fill('O antigo foi encerrado')
  await dialog.getByRole('button', { name: 'Vincular', exact: true }).click()
  await page.getByText('Outra pessoa da equipe precisa aprovar em Aprovações').waitFor()
  expect(await named()).toBe('rp_antigo')
  const desk = await open(renato, 'approvals')
  await desk.getByRole('row', { name: /Recebedor na adquirente/ }).click()
  await desk.getByText('rp_antigo').waitFor()
  await desk.getByText('rp_novo').waitFor()
  await desk.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Aprovar e vincular' }).click()
  await desk.getByText('Aprovado. Recebedor ativo após a confirmação da adquirente.').waitFor()
  expect(await named()).toBe('rp_novo')
})

test('a withdrawal is held with a message for its seller, released, sent, proven, and returned by the bank', async () => {
  await payOnlyBy(world, (await aPayoutAccount(world, { provider: 'ZENDRY' })).id)
  const standing = async () => {
    const [row] =
      await world.owner`select state, hold_reason as words from withdrawals where id = ${withdrawalId}`
    return row
  }
  const { id: withdrawalId } = await inScope(world.app, world.platformId, async (scope) => {
    await approvedPapers(scope, stall.seller.id)
    return aWithdrawal(scope, {
      owner: { userId: stall.seller.id, purse: 'user' },
      bankAccount: await aBankAccount(scope, { userId: stall.seller.id }),
      state: 'IN_REVIEW',
      providerAccountId: world.account.id,
    })
  })
  const { availableCents } = await stall.balance()
  const beside = await open(renato, 'manage-withdraws')
  await beside.getByRole('row', { name: new RegExp(sellerName) }).click()
  const page = await open(teresa, 'manage-withdraws')
  await page.getByRole('row', { name: new RegExp(sellerName) }).click()
  await page.getByRole('button', { name: 'Reter', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: '7 dias' }).click()
  await dialog.getByLabel('Motivo').fill('Envie o comprovante de endereço')
  await dialog.getByRole('button', { name: 'Reter saque' }).click()
  for (const window of [page, beside])
    await window.getByText(/Retido até .* Pendência: Envie o comprovante de endereço/).waitFor()
  expect(await standing()).toEqual({ state: 'HELD', words: 'Envie o comprovante de endereço' })
  await page.getByRole('button', { name: 'Voltar à análise' }).click()
  await dialog.getByLabel('Motivo').fill('Comprovante recebido')
  await dialog.getByRole('button', { name: 'Voltar à análise' }).click()

  await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
  await dialog.getByRole('button', { name: 'Aprovar saque' }).click()
  await page.getByText('Saque aprovado').waitFor()
  await world.drainJobs()
  world.clock.advance({ minutes: 1 })
  await world.drainJobs()
  expect(await standing()).toMatchObject({ state: 'PAID' })

  for (const who of [teresa, renato]) {
    const desk = await open(who, 'paid-withdrawals')
    await desk.getByRole('row', { name: new RegExp(sellerName) }).click()
    await desk.getByRole('tab', { name: 'Linha do tempo' }).click()
    for (const step of ['Retido', 'Enviado à adquirente', 'Pagamento confirmado'])
      await desk.getByText(step).first().waitFor()
    await desk.getByText('Comprovante (E2E)').waitFor()
    expect(await standing()).toMatchObject({ state: 'PAID' })
    await desk.getByRole('button', { name: 'Devolvido pelo banco' }).click()
    await desk.getByRole('alertdialog').getByLabel('Motivo').fill('Devolvido no extrato de hoje')
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Confirmar devolução' }).click()
    await desk.getByText('Confirmação registrada').waitFor()
  }
  await renato.page.getByText('Devolvido pelo banco').first().waitFor()
  expect(await standing()).toMatchObject({ state: 'RETURNED' })
  // R$ 100,00 and the fee of R$ 1,99.
  expect((await stall.balance()).availableCents).toBe(availableCents + 10_199)
})

test('an export of the books matches the ledger to the cent and is downloaded', async () => {
  const page = await open(teresa, 'export-accounting')
  await page.getByRole('button', { name: 'Novo arquivo' }).first().click()
  await page.getByRole('dialog').getByRole('radio', { name: 'CSV' }).click()
  await page.getByRole('button', { name: 'Gerar arquivo' }).click()
  await page.getByText('Gerando').waitFor()
  await world.drainJobs()
  await page.clock.fastForward(3_000)
  await page.getByText('Pronto', { exact: true }).first().waitFor()
  await page.getByRole('row', { name: /CSV/ }).click()
  await page.getByText('Conferência contábil').waitFor()
  await page.getByText('R$ 0,00').last().waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar' }).last().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^contabilidade-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/)
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  const [row] = await world.owner`select rows_count from accounting_exports`
  expect(lines).toHaveLength(Number(row?.rows_count) + 1)
})

test('a case of each kind is closed by one of its resolutions', async () => {
  const buy = async () =>
    (await aPurchase(world.app, world.platformId, { offerId: stall.offer.id })).paymentId
  const late = await buy()
  await stall.tell(late, 'REJECTED')
  await stall.tell(late, 'APPROVED')
  await stall.tell(await buy(), 'APPROVED', { paidCents: 50_300 })
  await stall.tell(await buy(), 'APPROVED', { isUnproven: true })
  for (const _sale of ['the first keeps it', 'the second is a case'])
    await stall.tell(await buy(), 'APPROVED', { endToEndId: 'E0000000020261116120000000000001' })
  const [unanswered, twice, part] = [await buy(), await buy(), await buy()]
  await stall.within((scope) => tellPerson(scope, unanswered))
  const nothingLeft = { detail: {}, isNews: true }
  await stall.within((scope) => openMoneyCase(scope, twice, 'DOUBLE_PAYMENT', nothingLeft))
  await world.owner`insert into payment_cases (platform_id, payment_id, kind, detail, opened_at)
    values (${world.platformId}, ${part}, 'PART_REFUND', '{}', ${world.clock.now()})`
  const page = await open(teresa, 'cases')
  for (const [kind, way, done] of [
    ['Pago depois do prazo', 'Aceitar e entregar', 'Venda aceita'],
    ['Valor diferente', 'Devolver ao comprador', 'Devolução solicitada'],
    ['Pagamento em duplicidade', 'Encerrar', 'Caso encerrado'],
    ['Reembolso parcial na adquirente', 'Encerrar', 'Caso encerrado'],
    ['Comprovante de outra venda', 'Encerrar', 'Caso encerrado'],
    ['Sem resposta', 'Encerrar', 'Caso encerrado'],
    ['Comprovante não confirmado', 'Confirmar recebimento', 'Recebimento confirmado'],
  ] as const) {
    await page.getByRole('row', { name: new RegExp(kind) }).click()
    await page.getByRole('dialog').getByRole('button', { name: way }).click()
    const question = page.getByRole('alertdialog')
    await question.getByLabel('Motivo').fill('Conferido no extrato')
    await question.getByRole('button', { name: way }).click()
    await question.waitFor({ state: 'hidden' })
    await page.getByText(done).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await page.getByText('Nenhum caso aberto').waitFor()
})

test('a queue that is too wide hides columns, but never the sorted one, and shows cards on a phone', async () => {
  const name = 'Otto Cerâmica e Utensílios de Cozinha Ltda.'
  await inScope(world.app, world.platformId, async (scope) => {
    const { id: userId } = await aPerson(scope, { name })
    await aWithdrawal(scope, {
      owner: { userId, purse: 'user' },
      bankAccount: await aBankAccount(scope, { userId }),
      state: 'IN_REVIEW',
      providerAccountId: world.account.id,
    })
  })
  const page = await open(renato, 'manage-withdraws')
  const table = page.getByRole('table', { name: 'Saques' })
  const headings = table.getByRole('columnheader')
  await page.setViewportSize({ width: 1440, height: 900 })
  await table.getByRole('columnheader', { name: 'Conta de destino' }).waitFor()
  const whole = await headings.count()
  const sorted = table.locator('th[aria-sort]')
  await table.locator('th[aria-sort=ascending]', { hasText: 'Solicitado em' }).waitFor()
  await table.getByRole('button', { name: 'Solicitado em' }).click()
  await table.locator('th[aria-sort=descending]', { hasText: 'Solicitado em' }).waitFor()
  expect(await sorted.count()).toBe(1)
  const box = "document.querySelector('table[aria-label=Saques]')"
  const cut = `${box}.offsetWidth - ${box}.parentElement.clientWidth`
  for (const width of [768, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await renato.settled()
    expect(await page.evaluate<number>(cut), `${width} px`).toBeLessThanOrEqual(0)
    expect(await headings.filter({ visible: true }).count(), `${width} px`).toBeLessThan(whole)
    await table.getByRole('columnheader', { name: 'Solicitado em' }).waitFor()
    await table.getByRole('columnheader', { name: 'Valor' }).waitFor()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('list', { name: 'Saques' }).getByText(name).waitFor()
  expect(await table.count()).toBe(0)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  await page.setViewportSize({ width: 1440, height: 900 })
})
