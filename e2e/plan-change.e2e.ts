import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { checkPayment } from '@balcao/server/modules/payments/asking/check-payment'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'
import { mailedCode } from './mailed-code.ts'

const email = 'carolina@compradora.example'

let world: TestServer
let browser: Browser
let sellerEmail: string

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  const basicId = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope)
    sellerEmail = seller.email
    const { id: productId } = await aProduct(scope, { sellerId: seller.id, name: 'Clube do levain' })
    const plan = (title: string, cents: number, frequencyInDays = 30) =>
      anOffer(scope, {
        productId,
        title,
        type: 'SUBSCRIPTION',
        priceCents: cents,
        recurrencePriceCents: cents,
        frequencyInDays,
        isOpenToSubscribers: true,
      })
    const { id } = await plan('Fornada mensal', 3_000)
    await plan('Fornada anual', 30_000, 365)
    await plan('Fornada em dobro', 6_000)
    return id
  })
  await aPurchase(world.app, world.platformId, { offerId: basicId, email, method: 'PIX' })
  await payNewest()
  world.clock.advance({ days: 10 })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function payNewest(): Promise<void> {
  const [code] = await world.owner`select id, pix_code from payments order by created_at desc limit 1`
  await world.sandbox.bank.pay(code?.pix_code)
  await checkPayment(world.app, { platformId: world.platformId, paymentId: code?.id, source: 'RECONCILER' })
  await world.drainJobs()
}

async function enter(page: Page): Promise<void> {
  await page.goto(`${world.url}/my-purchases`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByRole('heading', { name: 'Digite o código' }).waitFor()
  await page
    .getByLabel('Código de 6 dígitos')
    .first()
    .pressSequentially(await mailedCode(world, email))
  await page.getByText('Clube do levain').first().waitFor()
  await page.goto(`${world.url}/my-purchases?tab=subscriptions`)
}

test('a buyer sees the amount due today for a dearer plan, pays that amount by Pix, and then has the plan', async () => {
  const { context, page, complaints } = await visit(browser)
  await page.clock.install({ time: world.clock.now() })
  await enter(page)
  await page.getByRole('button', { name: 'Trocar de plano' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: 'Fornada em dobro' }).click()
  await dialog.getByText('Total de hoje').waitFor()
  const told = ((await dialog.textContent()) ?? '').replaceAll('\u00a0', ' ')
  expect(told).toContain('Plano atual: Fornada mensal, R$ 30,00 por mês')
  expect(told).toMatch(/Crédito dos dias não usados−R\$ 20,00/)
  expect(told).toMatch(/Total de hojeR\$ 40,00/)
  await dialog.getByRole('button', { name: 'Trocar e pagar' }).click()
  await page.waitForURL(/\/checkout\/payment\//)
  const [charged] = await world.owner`
    select amount_cents::int as cents from payments order by created_at desc limit 1`
  expect(charged?.cents).toBe(4_000)

  await page.goto(`${world.url}/my-purchases?tab=subscriptions`)
  await page.getByText('Troca para Fornada em dobro: aguardando o pagamento').waitFor()
  await payNewest()
  await page.reload()
  await page.getByText('Fornada em dobro').first().waitFor()
  expect(await page.getByText('aguardando o pagamento').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

/** The seller schedules the only plan that is open to sellers: the cheaper one, from the next charge on. */
async function scheduleAsSeller() {
  const seller = await visit(browser)
  const { context, page } = seller
  await page.clock.install({ time: world.clock.now() })
  await logIn(context, world.url, { door: 'SELLER', email: sellerEmail })
  const [subscription] = await world.owner`select id, paid_until from subscriptions`
  await page.goto(`${world.url}/platform/subscriptions?subscription.open=${subscription?.id}`)
  await page.getByRole('button', { name: 'Trocar de plano' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('só podem ser escolhidos pelo próprio assinante').waitFor()
  await dialog.getByRole('radio', { name: 'Fornada mensal' }).click()
  expect(await dialog.getByRole('radio').count()).toBe(1)
  await dialog.getByText('Nada é cobrado hoje.').waitFor()
  await dialog.getByRole('button', { name: 'Agendar troca' }).click()
  await page.getByText('Troca de plano agendada.', { exact: true }).first().waitFor()
  await page.getByText('Muda para Fornada mensal em').first().waitFor()
  return { ...seller, paidUntil: subscription?.paid_until as Date }
}

test('a seller schedules a cheaper plan for the next charge, is offered no plan of a longer period, and undoes the change', async () => {
  const { context, page, complaints, paidUntil } = await scheduleAsSeller()
  const [planned] =
    await world.owner`select state, due_cents::int as cents, starts_on from plan_changes where state = 'PLANNED'`
  expect(planned).toEqual({
    state: 'PLANNED',
    cents: 0,
    starts_on: dayInSaoPaulo(paidUntil),
  })
  await page.getByRole('button', { name: 'Desfazer troca' }).click()
  await page.getByText('Troca desfeita. O plano atual continua.').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a buyer gets a mail about a change scheduled by the seller, undoes it in My purchases, and keeps the plan', async () => {
  const seller = await scheduleAsSeller()
  await world.drainJobs()
  const told = (await world.inbox()).filter(
    ({ recipient, text }) => recipient === email && /Fornada mensal/.test(text),
  )
  expect(told.at(-1)?.text).toContain('Fornada mensal')
  const { context, page, complaints } = await visit(browser)
  await page.clock.install({ time: world.clock.now() })
  await enter(page)
  await page.getByText('Muda para Fornada mensal em').waitFor()
  await page.getByRole('button', { name: 'Desfazer troca' }).click()
  await page.getByText('Troca desfeita. O plano atual continua.').first().waitFor()
  await page.getByText('Fornada em dobro').first().waitFor()
  expect(await page.getByText('Muda para Fornada mensal em').count()).toBe(0)
  expect(await world.owner`select 1 from plan_changes where state = 'PLANNED'`).toHaveLength(0)
  await seller.page.reload()
  await seller.page.getByRole('button', { name: 'Trocar de plano' }).waitFor()
  expect(await seller.page.getByText('Muda para Fornada mensal em').count()).toBe(0)
  expect([...complaints, ...seller.complaints]).toEqual([])
  await Promise.all([context.close(), seller.context.close()])
})

test('a buyer reads why the plan cannot be changed now: first an open invoice, then a paid next period', async () => {
  const [subscription] = await world.owner<{ left: number }[]>`
    select extract(epoch from paid_until - ${world.clock.now()}::timestamptz)::int as left from subscriptions`
  world.clock.advance({ seconds: (subscription?.left ?? 0) - 2 * 86_400 })
  await world.drainJobs()
  const { context, page, complaints } = await visit(browser)
  await page.clock.install({ time: world.clock.now() })
  await enter(page)
  await page.getByRole('button', { name: 'Trocar de plano' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('A próxima cobrança já foi emitida ou vence hoje.').waitFor()
  expect(await dialog.getByRole('radio').count()).toBe(0)
  expect(await dialog.getByRole('button', { name: 'Trocar e pagar' }).isDisabled()).toBe(true)
  await payNewest()
  await page.reload()
  await page.getByRole('button', { name: 'Trocar de plano' }).click()
  await dialog.getByText('O próximo período já está pago.').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})
