import { randomUUID } from 'node:crypto'
import { adminPermissions } from '@balcao/domain/vocabulary'
import { approvedPapers } from '@balcao/server/demo/a-document'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { aBankAccount } from '@balcao/server/demo/a-withdrawal'
import { anAnticipationPlan } from '@balcao/server/demo/an-anticipation'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { noticeDispute } from '@balcao/server/modules/refunds/disputes/notice-dispute'
import { openRequest } from '@balcao/server/modules/refunds/requests/open-request'
import { aStall, type Stall } from '@balcao/server/test/a-stall'
import { callAs } from '@balcao/server/test/call-as'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type Visit, visit } from './browser.ts'
import { logIn, openConsole } from './log-in.ts'

let world: TestServer
let browser: Browser
let stall: Stall
let seller: Visit

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  stall = await aStall(world, { priceCents: 50_000 })
  await stall.within(async (scope) => {
    await approvedPapers(scope, stall.seller.id)
    await aBankAccount(scope, { userId: stall.seller.id })
    await anAnticipationPlan(scope, { userId: stall.seller.id })
  })
  for (let sale = 0; sale < 3; sale++) await stall.sell()
  await world.drainJobs()
  seller = await openConsole(browser, world, { door: 'SELLER', email: stall.seller.email })
})
afterAll(async () => {
  expect(seller?.complaints).toEqual([])
  await browser?.close()
  await world?.stop()
})

const open = async (path: string): Promise<Page> => {
  await seller.page.goto(`${world.url}/platform/${path}`)
  await seller.page.getByRole('heading', { level: 1 }).waitFor()
  return seller.page
}

/** A buyer with a paid purchase, signed in as a customer. */
async function aBuyer() {
  const email = `${randomUUID()}@compradora.example`
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: stall.offer.id, email })
  await stall.tell(paymentId, 'APPROVED')
  await world.drainJobs()
  const [row] = await world.owner`select id from users where email = ${email}`
  return { paymentId, email, call: callAs(world, { userId: String(row?.id), role: 'CUSTOMER' }) }
}

describe('a seller', () => {
  test('reads on the financial page which papers block a withdrawal, before requesting one', async () => {
    const setPapers = (state: 'REFUSED' | 'APPROVED') =>
      world.owner`update seller_documents set state = ${state} where user_id = ${stall.seller.id}`
    await setPapers('REFUSED')
    const page = await open('financial')
    await page.getByText('Documentos pendentes').waitFor()
    await page.getByRole('link', { name: 'Enviar documentos' }).click()
    await page.waitForURL('**/platform/my-profile?tab=documents')
    await setPapers('APPROVED')
    await open('financial')
    await page
      .getByRole('heading', { name: 'Extrato' })
      .or(page.getByRole('tab', { name: 'Extrato' }))
      .first()
      .waitFor()
    expect(await page.getByText('Documentos pendentes').count()).toBe(0)
  })

  test('has the focus back on the button after closing the dialog of a withdrawal whose terms were still loading', async () => {
    const page = await open('financial')
    await page.getByRole('button', { name: 'Sacar' }).click()
    await page.getByRole('dialog').getByLabel('Valor').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('button:focus', { hasText: 'Sacar' }).waitFor()
  })

  test('withdraws money: the fee is shown before, and the receipt after', async () => {
    const page = await open('financial')
    await page.getByRole('button', { name: 'Sacar' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Valor').fill('200,00')
    await dialog.getByText('R$ 201,99').waitFor()
    await dialog.getByRole('button', { name: 'Sacar R$ 200,00' }).click()
    await page.getByRole('heading', { name: 'Saque de R$ 200,00' }).waitFor()
    await page.getByText('Em análise.', { exact: true }).waitFor()
    const { withdrawingCents } = await stall.balance()
    expect(withdrawingCents).toBe(20_199)
  })

  test('opens a line of the statement down to the journal, whose sum is zero', async () => {
    const page = await open('financial')
    await page.getByRole('row', { name: /Saque solicitado/ }).click()
    await page.getByText('Origem e destino').waitFor()
    await page.getByText('Você · Em saque').waitFor()
    await page.getByText('R$ 0,00').last().waitFor()
    await page.getByRole('link', { name: 'Ver saque' }).click()
    await page.getByRole('heading', { name: 'Saque de R$ 200,00' }).waitFor()
  })

  test("refunds a part of a sale, and sees each party's part before", async () => {
    const { paymentId } = await aBuyer()
    const page = await open(`my-sales?open=${paymentId}`)
    await page.getByRole('button', { name: 'Reembolsar…' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('radio', { name: 'Por valor' }).click()
    await dialog.getByLabel('Valor').fill('100,00')
    await dialog.getByText('Plataforma').waitFor()
    await dialog.getByLabel('Motivo').fill('Combinado com o comprador')
    await dialog.getByRole('button', { name: 'Reembolsar R$ 100,00' }).click()
    await page.getByText('Reembolso solicitado').first().waitFor()
    const [refund] =
      await world.owner`select kind, amount_cents::int as cents from refunds where payment_id = ${paymentId}`
    expect(refund).toEqual({ kind: 'PART', cents: 10_000 })
  })

  test('sees an open sale update after its refund, and its row in the list', async () => {
    const { paymentId } = await aBuyer()
    const page = await open(`my-sales?open=${paymentId}`)
    await page.getByRole('button', { name: 'Reembolsar…' }).waitFor()
    await stall.tell(paymentId, 'REFUNDED')
    await page.getByRole('button', { name: 'Reembolsar…' }).waitFor({ state: 'detached' })
    await page.getByRole('list', { name: 'Vendas' }).getByText('Reembolsada').waitFor()
  })

  test('answers a request, which within the seven days can only be granted', async () => {
    const { paymentId, call } = await aBuyer()
    const { requestId } = await call(openRequest, { paymentId, orderItemIds: [], reason: 'Não gostei' })
    const page = await open(`refunds?open=${requestId}`)
    await page.getByText('por lei, a solicitação não pode ser recusada').waitFor()
    expect(await page.getByRole('button', { name: 'Recusar' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Total debitado').waitFor()
    await dialog.getByRole('button', { name: 'Aprovar' }).click()
    await page.getByText('Solicitação aprovada').first().waitFor()
    const [request] = await world.owner`select state from refund_requests where id = ${requestId}`
    expect(request?.state).toBe('APPROVED')
  })

  test('writes to a buyer who requested a refund, and the buyer gets a mail', async () => {
    const { paymentId, email, call } = await aBuyer()
    const { requestId } = await call(openRequest, {
      paymentId,
      orderItemIds: [],
      reason: 'Não consigo entrar',
    })
    const page = await open(`refunds?open=${requestId}`)
    await page.getByLabel('Escrever mensagem').fill('Reenviei o acesso. Chegou?')
    await page.getByRole('button', { name: 'Enviar mensagem' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Reenviei o acesso. Chegou?' }).waitFor()
    const mail = (await world.inbox()).find(
      ({ key, recipient }) => recipient === email && key.startsWith('refund-message:'),
    )
    expect(mail?.text).toContain('Reenviei o acesso. Chegou?')
  })

  test('corrects the address of a buyer, who proves it with a code', async () => {
    const { paymentId, email } = await aBuyer()
    const right = `certa-${email}`
    const page = await open(`my-sales?open=${paymentId}`)
    await page.getByRole('button', { name: 'Mais ações', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Corrigir e-mail…' }).click()
    await page.getByLabel('E-mail correto').fill(right)
    await page.getByRole('button', { name: 'Enviar código ao comprador' }).click()
    await page.getByText('Código enviado ao novo e-mail').first().waitFor()
    const { text = '' } = (await world.inbox()).find(({ recipient }) => recipient === right) ?? {}
    const buyer = await visit(browser, { width: 360, height: 740 })
    await buyer.page.goto(/http\S+confirm-email\S+/.exec(text)?.[0] ?? '')
    await buyer.page.getByLabel('Código').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '')
    await buyer.page.getByRole('button', { name: 'Confirmar' }).click()
    await buyer.page.getByRole('heading', { name: 'E-mail da compra confirmado' }).waitFor()
    const [order] = await world.owner`
      select o.buyer_email from orders o join payments p on p.order_id = o.id where p.id = ${paymentId}`
    expect(order?.buyer_email).toBe(right)
    await buyer.context.close()
  })

  test("enters a parcel's tracking and outcome, and both appear on the sale", async () => {
    const offerId = await stall.within(async (scope) => {
      const mug = await aProduct(scope, { sellerId: stall.seller.id, type: 'FISICO', name: 'Caneca' })
      return (await anOffer(scope, { productId: mug.id })).id
    })
    const address = {
      cep: '01310-100',
      street: 'Avenida Paulista',
      number: '1000',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    }
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, address })
    await stall.tell(paymentId, 'APPROVED')
    await world.drainJobs()
    const page = await open(`my-sales?open=${paymentId}`)
    await page.getByRole('tab', { name: 'Comprador' }).click()
    await page.getByText('A enviar', { exact: true }).waitFor()
    const more = page.getByRole('button', { name: 'Mais ações', exact: true })
    const end = page.getByRole('menuitem', { name: 'Encerrar entrega…' })
    await more.click()
    await page.getByRole('menuitem', { name: 'Corrigir e-mail…' }).waitFor()
    expect(await end.count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Informar rastreio' }).click()
    await page.getByLabel('Transportadora').fill('Correios')
    await page.getByLabel('Código de rastreio').fill('AA123456785BR')
    await page.getByRole('button', { name: 'Enviar ao comprador' }).click()
    await page.getByText('A caminho · Correios · AA123456785BR').waitFor()
    await more.click()
    await end.click()
    await page.getByRole('radio', { name: /Devolvido/ }).click()
    await page.getByRole('button', { name: 'Encerrar entrega', exact: true }).click()
    await page.getByText('Devolvido · Correios · AA123456785BR').waitFor()
    expect(await page.getByRole('button', { name: 'Informar rastreio' }).count()).toBe(0)
  })

  test('refunds two sales at once, and sees the sum before', async () => {
    const [one, other] = [await aBuyer(), await aBuyer()]
    const page = await open('my-sales')
    for (const { paymentId } of [one, other]) {
      const [row] = await world.owner`
        select o.code from orders o join payments p on p.order_id = o.id where p.id = ${paymentId}`
      await page.getByRole('checkbox', { name: new RegExp(row?.code) }).check()
    }
    await page.getByRole('button', { name: 'Reembolsar', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('R$ 1.000,00').waitFor()
    await dialog.getByLabel('Motivo').fill('Turma cancelada')
    await dialog.getByRole('button', { name: 'Reembolsar' }).click()
    await dialog.waitFor({ state: 'detached' })
    const refunds = await world.owner`
      select kind, amount_cents::int as cents from refunds where payment_id in (${one.paymentId}, ${other.paymentId})`
    expect(refunds).toEqual(Array(2).fill({ kind: 'WHOLE', cents: 50_000 }))
  })

  test('defends a Pix that a bank wants back', async () => {
    const { paymentId } = await aBuyer()
    const dueAt = new Date(world.clock.now().getTime() + 5 * 86_400_000)
    const staff = callAs(world, { userId: randomUUID(), role: 'ADMIN' })
    await staff(noticeDispute, { paymentId, dueAt, reason: 'Aviso do banco' })
    const page = await open('refunds?tab=pix')
    await page.getByRole('row', { name: /Aguardando defesa/ }).click()
    await page.getByRole('button', { name: 'Apresentar defesa', exact: true }).click()
    const defence = 'O comprador acessou o curso doze vezes depois da compra.'
    await page.getByRole('dialog').getByLabel('Descrição').fill(defence)
    await page.getByRole('button', { name: 'Enviar defesa' }).click()
    await page.getByText('Defesa enviada').first().waitFor()
    const [dispute] = await world.owner`select state, defence from disputes where payment_id = ${paymentId}`
    expect(dispute).toEqual({ state: 'DEFENDED', defence })
  })

  test('sees the steps after a failed charge of a subscription', async () => {
    const page = await open('subscriptions?tab=policy')
    await page.getByText('1, 3, 5, 7 e 14 dias').waitFor()
  })
})

describe('the staff', () => {
  let desk: Visit

  beforeAll(async () => {
    const { email } = await stall.within((scope) =>
      aPerson(scope, { roles: ['ADMIN'], permissions: [...adminPermissions] }),
    )
    desk = await openConsole(browser, world, { door: 'ADMIN', email })
  })
  afterAll(() => {
    expect(desk?.complaints).toEqual([])
  })

  const openRow = async (path: string, row: RegExp): Promise<Page> => {
    await desk.page.goto(`${world.url}/admin-root/${path}`)
    await desk.page.getByRole('row', { name: row }).click()
    return desk.page
  }

  test("approves a withdrawal, and finds it among the paid ones with its provider's proof", async () => {
    const watched = await open('financial')
    await watched.getByRole('row', { name: /Saque solicitado/ }).click()
    await watched.getByRole('link', { name: 'Ver saque' }).click()
    await watched.getByRole('button', { name: 'Cancelar saque' }).waitFor()

    const page = await openRow('manage-withdraws', /200,00/)
    await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar saque' }).click()
    await page.getByText('Saque aprovado').first().waitFor()
    // The page that the seller has open updates by itself.
    await watched.getByText('Aprovado, na fila de envio.').waitFor()
    await world.drainJobs()
    world.clock.advance({ minutes: 1 })
    await world.drainJobs()
    await watched.getByText('Valor depositado na sua conta.').waitFor()

    await openRow('paid-withdrawals?state=PAID', /200,00/)
    await page.getByRole('tab', { name: 'Linha do tempo' }).click()
    await page.getByText('Pagamento confirmado').waitFor()
    const [attempt] = await world.owner`select provider_withdraw_id as id from withdrawal_attempts`
    await page.getByText(attempt?.id).waitFor()
    expect(await stall.balance()).toMatchObject({ withdrawingCents: 0 })
  })

  test("buys a seller's anticipation, and follows how much of it has to be repaid", async () => {
    await world.owner`update fee_plans set release_days = 20 where seller_id = ${stall.seller.id}`
    for (let sale = 0; sale < 4; sale++) await stall.sell()
    const ask = await open('financial')
    await ask.getByRole('button', { name: 'Antecipar' }).click()
    await ask
      .getByRole('dialog')
      .getByRole('button', { name: /Solicitar R\$/ })
      .click()
    await ask.getByText('Solicitada, em análise.').first().waitFor()
    const { availableCents } = await stall.balance()

    const page = await openRow('manage-anticipations', /Aguardando decisão/)
    await page.getByText('Exposição ao vendedor').waitFor()
    await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar antecipação' }).click()
    await page.getByText('Antecipação aprovada').first().waitFor()
    const [bought] = await world.owner`
      select gross_cents::int as gross, (gross_cents - fee_cents)::int as net from anticipations`
    expect(await stall.balance()).toMatchObject({ availableCents: availableCents + Number(bought?.net) })

    await openRow('manage-paid-anticipations', /Paga, em aberto/)
    const became = page.getByRole('dialog').getByText('Em aberto', { exact: true }).locator('..')
    expect((await became.textContent())?.replaceAll(/\D/g, '')).toBe(String(bought?.gross))
  })
})

test('amounts in millions to be released on neighbouring days fit their place at every width', async () => {
  // The session would expire while the days pass.
  await seller.page.close()
  const large = await aStall(world, { priceCents: 234_567_800, releaseDays: 7 })
  for (let day = 0; day < 3; day++) {
    await large.sell()
    world.clock.advance({ days: 1 })
  }
  const { page, context } = await visit(browser, { width: 360, height: 780 })
  await page.clock.install({ time: world.clock.now() })
  await logIn(context, world.url, { door: 'SELLER', email: large.seller.email })
  await page.goto(`${world.url}/platform/financial`)
  const sum = /\d\.\d{3}\.\d{3}/
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('td:visible, li:visible').filter({ hasText: sum }).nth(2).waitFor()
    const spilt = await page.evaluate(`[...document.querySelectorAll('td, li')]
      .filter((day) => ${sum}.test(day.textContent) && [...day.querySelectorAll('span')].some((text) => {
        const [outer, inner] = [day.getBoundingClientRect(), text.getBoundingClientRect()]
        return inner.width > 1 && (inner.left < outer.left || inner.right > outer.right)
      }))
      .map((day) => day.textContent)`)
    expect({ width, spilt }).toEqual({ width, spilt: [] })
  }
})
