import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCheckout } from './fill-checkout.ts'
import { findBarriers } from './find-barriers.ts'
import { logIn } from './log-in.ts'
import { mailedCode } from './mailed-code.ts'

const email = 'carolina@compradora.example'

let world: TestServer
let browser: Browser
let shop: { email: string; productId: string; offerId: string }

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  shop = await inScope(world.app, world.platformId, async (scope) => {
    const seller = await aPerson(scope, { name: 'Forno da Marina' })
    const product = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
    const other = await aProduct(scope, { sellerId: seller.id, name: 'Planilha de fornadas' })
    await anOffer(scope, { productId: other.id })
    return {
      email: seller.email,
      productId: product.id,
      offerId: (await anOffer(scope, { productId: product.id })).id,
    }
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

async function addModule(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo módulo' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Novo módulo' })
  await form.getByLabel('Título do módulo').fill(title)
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'detached' })
}

async function addLesson(page: Page, module: string, { title, kind }: { title: string; kind: string }) {
  await page.getByRole('region', { name: module }).getByRole('button', { name: 'Nova aula' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Nova aula' })
  await form.getByLabel('Título da aula').fill(title)
  await form.getByRole('radio', { name: kind }).press('Space')
  await form.getByRole('button', { name: 'Criar aula' }).press('Enter')
  return page.getByRole('dialog', { name: title })
}

/** A silent recording, as a WAV of one byte per sample. */
/**
 * Holds the first move of a lesson until its release. A second move that was sent meanwhile is stored before it, as on a
 * line that loses a packet.
 */
async function holdFirstMove(page: Page): Promise<{ release(): Promise<void> }> {
  let sent = 0
  let stored = 0
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/trpc/seller.courses.moveLesson*', async (route) => {
    sent += 1
    if (sent === 1) await released
    await route.fulfill({ response: await route.fetch() })
    stored += 1
  })
  return {
    async release() {
      await expect.poll(() => stored).toBe(sent - 1)
      letGo()
    },
  }
}

function silence(seconds: number): Buffer {
  const rate = 8_000
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + seconds * rate, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(seconds * rate, 40)
  return Buffer.concat([header, Buffer.alloc(seconds * rate, 0x80)])
}

test('a seller builds a course by keyboard, a buyer studies it on a phone, and a stranger checks the certificate', async () => {
  const seller = await visit(browser, { width: 1440, height: 900 })
  await seller.page.clock.install({ time: world.clock.now() })
  await logIn(seller.context, world.url, { door: 'SELLER', email: shop.email })
  await seller.page.goto(`${world.url}/platform/my-products/product/${shop.productId}?tab=contents`)
  await seller.page.getByRole('link', { name: 'Criar o curso' }).press('Enter')
  await seller.page.getByText('Monte o seu curso').waitFor()
  await addModule(seller.page, 'Levain do zero')

  const text = await addLesson(seller.page, '1. Levain do zero', { title: 'Farinha e água', kind: 'Texto' })
  await text.getByLabel('Texto da aula').fill('# Separe\n- 50 g de **farinha**\n\n<b>sem HTML</b>')
  await text.getByRole('switch', { name: 'Aula de amostra' }).press('Space')
  await text.getByRole('switch', { name: 'Publicada' }).press('Space')
  await text.getByRole('button', { name: 'Salvar' }).press('Enter')
  await text.waitFor({ state: 'detached' })

  const quiz = await addLesson(seller.page, '1. Levain do zero', { title: 'Teste do levain', kind: 'Teste' })
  await quiz.getByRole('button', { name: 'Adicionar pergunta' }).press('Enter')
  await quiz.getByLabel('Pergunta', { exact: true }).fill('Quantas dobras?')
  await quiz.getByLabel('Resposta 1').last().fill('Uma')
  await quiz.getByLabel('Resposta 2').last().fill('Três')
  await quiz.getByRole('combobox', { name: 'Resposta certa' }).press('Enter')
  await seller.page.getByRole('option', { name: 'Três' }).press('Enter')
  await quiz.getByRole('switch', { name: 'Publicada' }).press('Space')
  await quiz.getByRole('button', { name: 'Salvar' }).press('Enter')
  await quiz.waitFor({ state: 'detached' })

  const titles = () =>
    seller.page
      .getByRole('region', { name: '1. Levain do zero' })
      .locator('ol button[aria-keyshortcuts]')
      .allTextContents()
  const moves = await holdFirstMove(seller.page)
  const lessonRow = seller.page.getByRole('button', { name: 'Teste do levain', exact: true })
  await lessonRow.press('Alt+ArrowUp')
  await expect.poll(titles).toEqual(['Teste do levain', 'Farinha e água'])
  await lessonRow.press('Alt+ArrowDown')
  await expect.poll(titles).toEqual(['Farinha e água', 'Teste do levain'])
  await moves.release()
  await seller.settled()
  await seller.page.reload()
  await expect.poll(titles).toEqual(['Farinha e água', 'Teste do levain'])
  expect(await findBarriers(seller.page)).toEqual([])

  const buyer = await visit(browser, { width: 360, height: 780 })
  await buyer.page.clock.install({ time: world.clock.now() })
  await buyer.page.goto(`${world.url}/amostra/${shop.productId}`)
  await buyer.page.getByText('<b>sem HTML</b>').waitFor()
  expect(await buyer.page.content()).not.toContain('Quantas dobras?')
  await buyer.page.getByRole('link', { name: 'Comprar o curso' }).click()
  await fillCheckout(buyer.page, { email })
  await buyer.page.getByRole('button', { name: /com Pix/ }).click()
  await buyer.page.waitForURL(/\/checkout\/payment\//)
  const [payment] = await world.owner`select pix_code from payments`
  await world.sandbox.bank.pay(payment?.pix_code)
  await world.sandbox.bank.webhooksDelivered()
  await world.drainJobs()

  const { page } = buyer
  await page.goto(`${world.url}/my-purchases`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByRole('heading', { name: 'Digite o código' }).waitFor()
  await page
    .getByLabel('Código de 6 dígitos')
    .first()
    .pressSequentially(await mailedCode(world, email))
  await page.getByRole('heading', { name: 'Minhas compras' }).first().waitFor()
  await page.goto(`${world.url}/my-purchases/access-purchases`)
  await page.getByText('Mais desta loja').waitFor()
  await page.getByText('Planilha de fornadas').waitFor()
  await page.getByRole('link', { name: 'Abrir curso' }).click()
  await page.getByRole('heading', { name: 'Farinha e água' }).waitFor()
  await page.getByText('<b>sem HTML</b>').waitFor()
  await page.getByLabel('Escreva um comentário ou pergunta').fill('Posso usar água da torneira?')
  await page.getByRole('button', { name: 'Comentar' }).click()
  await page.getByText('Carolina N.').waitFor()
  await page.getByRole('button', { name: 'Marcar como vista' }).click()
  await page.getByText('1 de 2 aulas · 50%').waitFor()
  expect(await findBarriers(page)).toEqual([])

  await page.goto(`${world.url}/my-purchases/access-purchases`)
  await page.getByText('Continue de onde parou').waitFor()
  await page.getByRole('link', { name: 'Continuar o curso' }).click()
  await page.getByRole('heading', { name: 'Teste do levain' }).waitFor()
  await page.getByText('Falta 1 aula').waitFor()
  await page.getByRole('radio', { name: 'Uma' }).click()
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await page.getByText('0 de 1 resposta certa').waitFor()
  await page.getByRole('radio', { name: 'Três' }).click()
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await page.getByText('Aprovado: 1 de 1').waitFor()
  await page.getByRole('button', { name: 'Emitir certificado' }).click()
  const download = page.getByRole('link', { name: 'Baixar PDF' })
  await download.waitFor()
  const href = (await download.getAttribute('href')) ?? ''
  const pdf = await buyer.context.request.get(`${world.url}${href}`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const stranger = await visit(browser)
  await stranger.page.goto(`${world.url}${href.replace('/pdf', '')}`)
  await stranger.page.getByText('Este certificado é válido.').waitFor()
  await stranger.page.getByText('Carolina Nogueira').waitFor()
  expect(await stranger.page.content()).not.toContain(email)

  await seller.page.goto(`${world.url}/platform/my-products/course/${shop.productId}?tab=students`)
  await seller.page.getByText('carolina@compradora.example').waitFor()
  await seller.page.getByText('100%').waitFor()
  await seller.page.getByRole('button', { name: 'Adicionar alunos' }).click()
  const adding = seller.page.getByRole('dialog', { name: 'Adicionar alunos sem venda' })
  await adding.getByLabel('Lista de alunos').fill('Bruno Sá; bruno@presente.example')
  await adding.getByRole('button', { name: 'Liberar acesso' }).click()
  await seller.page.getByText('Cortesia').first().waitFor()
  await seller.page.goto(`${world.url}/platform/my-products/course/${shop.productId}?tab=comments`)
  await seller.page.getByText('Posso usar água da torneira?').waitFor()
  await seller.page.getByRole('button', { name: 'Responder' }).click()
  const answer = seller.page.getByRole('dialog', { name: /^Responder a/ })
  await answer.getByLabel('Sua resposta').fill('Filtrada é melhor.')
  await answer.getByRole('button', { name: 'Responder' }).click()
  await seller.page.getByText('Filtrada é melhor.').waitFor()

  await seller.page.goto(`${world.url}/platform/my-products/course/${shop.productId}`)
  const audio = await addLesson(seller.page, '1. Levain do zero', { title: 'Som da crosta', kind: 'Áudio' })
  await audio
    .locator('input[type="file"]')
    .setInputFiles({ name: 'crosta.wav', mimeType: 'audio/wav', buffer: silence(2) })
  await expect
    .poll(() => world.drainJobs().then(() => audio.getByText('Arquivo enviado. Salve').isVisible()), {
      timeout: 30_000,
    })
    .toBe(true)
  await audio.getByRole('switch', { name: 'Publicada' }).press('Space')
  await audio.getByRole('button', { name: 'Salvar' }).press('Enter')
  await audio.waitFor({ state: 'detached' })
  expect(await world.owner`select seconds, is_published from course_lessons where kind = 'AUDIO'`).toEqual([
    { seconds: 2, is_published: true },
  ])

  await page.goto(`${world.url}/my-purchases/access-purchases`)
  await page.getByRole('link', { name: /^Continuar/ }).click()
  await page.getByRole('heading', { name: 'Som da crosta' }).waitFor()
  await page.locator('audio').evaluate((player: { play: () => Promise<void> }) => player.play())
  await page.getByText('3 de 3 aulas · 100%').waitFor()

  expect(seller.complaints).toEqual([])
  expect(buyer.complaints).toEqual([])
  expect(stranger.complaints).toEqual([])
})
