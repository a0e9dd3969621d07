import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { type LaunchedDemo, launchDemo } from './launch-balcao.ts'

let browser: Browser
let product: LaunchedDemo
let balcao: string
let aurora: string

// The start of the whole product takes longer than these stories, so they share one.
beforeAll(async () => {
  browser = await openBrowser()
  product = await launchDemo({ sales: 3 })
  balcao = `http://localhost:${product.port}`
  aurora = `http://aurora.localhost:${product.port}`
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** The demo's seller; each tenant has one under this address. */
async function logIn(host: string): Promise<Visit> {
  const seller = await visit(browser, { width: 1440, height: 900 })
  await seller.page.goto(`${host}/login`)
  await seller.page.getByLabel('E-mail').fill('marina@demo.balcao.example')
  await seller.page.getByLabel('Senha', { exact: true }).fill('balcao-demonstracao')
  await seller.page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await seller.page.waitForURL(/\/platform\/dashboard/)
  return seller
}

test('a buyer pays a Pix at the bank, the page updates by itself, and the seller sees the sale and the money', async () => {
  const { context, page, complaints } = await visit(browser)
  await page.goto(`${balcao}/demo`)
  await page.getByRole('link', { name: /Curso Pão de Fermentação Natural/ }).click()
  await page.getByRole('heading', { name: 'Seus dados' }).waitFor()
  await fillCheckout(page, { name: 'Otávia Ferraz', email: 'otavia@compradora.example' })
  await page.getByRole('checkbox', { name: /e-book de recheios/ }).check()
  await page.getByRole('button', { name: /Pagar R\$\s234,00 com Pix/ }).click()

  await page.waitForURL(/\/checkout\/payment\/[0-9a-f-]{36}/)
  await page.getByRole('heading', { name: 'Pague com Pix' }).waitFor()
  const code = await page.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue()
  expect(code).toMatch(/^000201/)

  const bank = await context.newPage()
  await bank.goto(`${balcao}/banco-de-mentira?codigo=${encodeURIComponent(code)}`)
  await bank.getByRole('button', { name: /Pagar R\$\s234,00/ }).click()

  // The payment page gets no input.
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  expect(complaints).toEqual([])

  const seller = await logIn(balcao)
  await seller.page.goto(`${balcao}/platform/my-sales`)
  const row = seller.page.getByRole('row', { name: /Otávia Ferraz/ })
  await row.waitFor()
  expect(await row.textContent()).toMatch(/Aprovada/)
  expect(await row.textContent()).toMatch(/234,00/)
  await seller.page.getByRole('radio', { name: /Aprovadas \d/ }).waitFor()

  // The sale is found by the buyer's name from any page, without its accent, and shows its timeline.
  await seller.page.keyboard.press('Control+k')
  await seller.page.getByRole('dialog').getByRole('combobox').fill('otavia')
  await seller.page.getByRole('option', { name: /Otávia Ferraz/ }).click()
  const drawer = seller.page.getByRole('dialog', { name: 'Otávia Ferraz' })
  await drawer.getByRole('tab', { name: 'Linha do tempo' }).click()
  await drawer.getByText(/Otávia Ferraz gerou um pagamento de R\$\s234,00 com Pix\./).waitFor()
  await drawer.getByText(/Venda aprovada. Você recebe R\$/).waitFor()

  // Its mails are listed; a mail sent a moment ago cannot be sent again yet.
  await drawer.getByRole('tab', { name: 'E-mails' }).click()
  await drawer
    .getByText(/otavia@compradora\.example/)
    .first()
    .waitFor()
  await drawer.getByText(/Novo envio a partir das \d\d:\d\d/).waitFor()
  expect(seller.complaints).toEqual([])

  await page.goto(`${balcao}/dev/mailbox`)
  await page.getByText('otavia@compradora.example').first().waitFor()
})

/** A buyer at both tenants with the same name and address. */
const buyer = { name: 'Iracema Couto', email: 'iracema@compradora.example' }

/** Buys by Pix, pays at the bank, and returns the paths of the checkout and of the payment page. */
async function buy(host: string, offer: RegExp): Promise<{ checkout: string; payment: string }> {
  const { context, page, complaints } = await visit(browser)
  await page.goto(`${host}/demo`)
  await page.getByRole('link', { name: offer }).click()
  await page.getByRole('heading', { name: 'Seus dados' }).waitFor()
  const checkout = new URL(page.url()).pathname
  await fillCheckout(page, buyer)
  await page.getByRole('button', { name: /Pagar R\$\s[\d,.]+ com Pix/ }).click()
  await page.waitForURL(/\/checkout\/payment\/[0-9a-f-]{36}/)
  const code = await page.getByRole('textbox', { name: 'Pix copia e cola' }).inputValue()
  const bank = await context.newPage()
  await bank.goto(`${host}/banco-de-mentira?codigo=${encodeURIComponent(code)}`)
  await bank.getByRole('button', { name: /Pagar R\$/ }).click()
  // The provider reports to the host of its own tenant.
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  const payment = new URL(page.url()).pathname
  expect(complaints).toEqual([])
  await context.close()
  return { checkout, payment }
}

async function salesOf(page: Page, host: string): Promise<string[]> {
  await page.goto(`${host}/platform/my-sales`)
  const rows = page.getByRole('row', { name: new RegExp(buyer.name) })
  await rows.first().waitFor()
  return rows.allTextContents()
}

test('one buyer buys from two tenants, and two sellers with one e-mail address each see their own sale alone', async () => {
  const atBalcao = await buy(balcao, /Curso Pão de Fermentação Natural/)
  const atAurora = await buy(aurora, /Rotina de pele em 21 dias/)

  const ours = await logIn(balcao)
  const theirs = await logIn(aurora)
  expect(await salesOf(ours.page, balcao)).toEqual([expect.stringContaining('197,00')])
  expect(await salesOf(theirs.page, aurora)).toEqual([expect.stringContaining('147,00')])
  // Each tenant has its own colour and its own name on the page.
  const brandOf = (page: Page) =>
    page.evaluate<string>('document.querySelector("meta[name=theme-color]").content')
  expect(await brandOf(ours.page)).not.toBe(await brandOf(theirs.page))
  expect([...ours.complaints, ...theirs.complaints]).toEqual([])

  // A path of one tenant does not exist on the other's host.
  const { page } = await visit(browser)
  for (const [host, path] of [
    [aurora, atBalcao.checkout],
    [aurora, atBalcao.payment],
    [balcao, atAurora.checkout],
    [balcao, atAurora.payment],
  ] as const) {
    const answer = await page.goto(`${host}${path}`)
    expect(answer?.status(), `${host}${path}`).toBe(404)
    expect(await page.content()).not.toContain(buyer.name)
  }
})

/** Fetched from a page of that host, whose name only the browser resolves. */
async function asked(page: Page, host: string, path: string): Promise<{ status: number; text: string }> {
  if (!page.url().startsWith(host)) await page.goto(`${host}/recover-password`)
  return page.evaluate(
    `fetch(${JSON.stringify(path)}).then(async (answer) => ({ status: answer.status, text: await answer.text() }))`,
  )
}

test('a session cookie copied to the other host opens nothing there, neither the console nor a file', async () => {
  const seller = await logIn(balcao)
  const [session] = (await seller.context.cookies(balcao)).filter(({ name }) => name === 'balcao')
  const thief = await visit(browser)
  await thief.context.addCookies([{ name: 'balcao', value: session?.value ?? '', url: aurora }])
  const { text } = await asked(thief.page, aurora, '/api/trpc/account.session')
  expect(JSON.parse(text)).toEqual({ result: { data: null } })
  for (const path of ['/api/trpc/seller.sales.list?input=%7B%7D', '/api/exports/sales.csv'])
    expect((await asked(thief.page, aurora, path)).status, path).toBe(401)
  await thief.page.goto(`${aurora}/platform/my-sales`)
  await thief.page.waitForURL(/\/login/)
})

test('mail to one person from two tenants has links to each tenant’s host', async () => {
  const { page } = await visit(browser)
  for (const [host, other] of [
    [balcao, aurora],
    [aurora, balcao],
  ] as const) {
    const list = await asked(page, host, '/dev/mailbox')
    const paths = [...list.text.matchAll(/\/dev\/mailbox\/[\w-]{36}/g)].map(([path]) => path)
    const mails = await Promise.all(paths.map(async (path) => (await asked(page, host, path)).text))
    expect(mails.filter((mail) => mail.includes(buyer.email))).not.toEqual([])
    expect(mails.filter((mail) => mail.includes(`${host}/my-purchases`))).not.toEqual([])
    expect(mails.filter((mail) => mail.includes(other))).toEqual([])
  }
})
