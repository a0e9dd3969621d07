import { randomFillSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { ensureCustomer } from '@balcao/server/modules/accounts/customers/ensure-customer'
import { applyProviderEvent } from '@balcao/server/modules/payments/core/apply-provider-event'
import { inScope } from '@balcao/server/scope'
import { aCustomerCookie } from '@balcao/server/test/a-customer-cookie'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { logIn } from './log-in.ts'

/** The parts of the page's player that the story uses; the types of a browser are unknown here. */
type Player = {
  currentTime: number
  duration: number
  readyState: number
  play(): Promise<void>
  pause(): void
  addEventListener(name: 'seeked', listener: () => void, options: { once: true }): void
}

const sellerEmail = 'marina@vendas.example'
const seconds = 340
const samplesPerSecond = 44_100

let world: TestServer
let browser: Browser
let folder: string
let productId: string

/** A recording of sixty megabytes that every browser plays: noise, so that no two parts are alike. */
function aRecording(): Buffer {
  const dataBytes = seconds * samplesPerSecond * 4
  const wav = Buffer.alloc(44 + dataBytes)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + dataBytes, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(2, 22)
  wav.writeUInt32LE(samplesPerSecond, 24)
  wav.writeUInt32LE(samplesPerSecond * 4, 28)
  wav.writeUInt16LE(4, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(dataBytes, 40)
  randomFillSync(wav, 44)
  return wav
}

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  folder = await mkdtemp(join(tmpdir(), 'balcao-recording-'))
  await writeFile(join(folder, 'aula-1.wav'), aRecording())
  productId = await inScope(world.app, world.platformId, async (scope) => {
    const { id: sellerId } = await aPerson(scope, { name: 'Forno da Marina', email: sellerEmail })
    return (await aProduct(scope, { sellerId, name: 'Curso de pão' })).id
  })
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
  await rm(folder, { recursive: true })
})

/** Numbers of the parts that the page has sent, in order. */
function watchParts(page: Page): number[] {
  const sent: number[] = []
  page.on('requestfinished', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/uploads/part') sent.push(Number(url.searchParams.get('number')))
  })
  return sent
}

async function addContent(page: Page): Promise<void> {
  await page.goto(`${world.url}/platform/my-products/product/${productId}?tab=contents`)
  await page.getByRole('button', { name: 'Adicionar conteúdo' }).first().click()
  await page.getByLabel('Título').fill('Aula 1')
  await page.locator('input[type="file"]').setInputFiles(join(folder, 'aula-1.wav'))
}

const media = (page: Page) => page.locator('audio')
const placeOf = (page: Page) => media(page).evaluate((player: Player) => player.currentTime)

async function seek(page: Page, to: number): Promise<void> {
  await media(page).evaluate(
    (player: Player, place) =>
      new Promise<void>((resolve) => {
        player.addEventListener('seeked', () => resolve(), { once: true })
        player.currentTime = place
      }),
    to,
  )
}

test('a seller uploads sixty megabytes over a line that is cut twice; the buyer plays, seeks, and continues on another device until the refund', async () => {
  const { context, page } = await visit(browser, { width: 1280, height: 900 })
  await logIn(context, world.url, { door: 'SELLER', email: sellerEmail })

  // The connection is cut within the eighth part, and returns.
  let cuts = 0
  await page.route('**/uploads/part?*number=8&*', (route) =>
    ++cuts === 1 ? route.abort() : route.continue(),
  )
  // At the fifteenth part the laptop is closed.
  const lidClosed = Promise.withResolvers<void>()
  await page.route('**/uploads/part?*number=15&*', async (route) => {
    await route.abort()
    lidClosed.resolve()
  })
  const firstTab = watchParts(page)
  await addContent(page)
  await page.getByText('Sem conexão. O envio continua quando a internet voltar.').waitFor()
  await lidClosed.promise
  expect(cuts).toBe(2)
  expect(firstTab).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
  await page.close()

  const nextDay = await context.newPage()
  const secondTab = watchParts(nextDay)
  await addContent(nextDay)
  await expect
    .poll(() => world.drainJobs().then(() => nextDay.getByText('Arquivo enviado. Salve').isVisible()), {
      timeout: 60_000,
    })
    .toBe(true)
  expect(secondTab[0]).toBe(15)
  expect(secondTab.length).toBe(
    Math.ceil((44 + seconds * samplesPerSecond * 4) / world.app.store.partBytes) - 14,
  )
  await nextDay.getByText('60 MB de 50 GB em uso').waitFor()
  await nextDay.getByRole('button', { name: 'Salvar' }).click()
  await nextDay.getByText('Alterações salvas').first().waitFor()
  await expect.poll(async () => (await world.owner`select size_bytes from product_contents`).length).toBe(1)

  const offer = await inScope(world.app, world.platformId, (scope) => anOffer(scope, { productId }))
  const email = 'carolina@compradora.example'
  const { paymentId } = await aPurchase(world.app, world.platformId, { offerId: offer.id, email })
  const tell = async (status: 'APPROVED' | 'REFUNDED') => {
    await inScope(world.app, world.platformId, (scope) =>
      applyProviderEvent(scope, paymentId, { source: 'RECONCILER', status, certainty: 'KNOWN' }),
    )
    await world.drainJobs()
  }
  await tell('APPROVED')
  const { userId } = await inScope(world.app, world.platformId, (scope) =>
    ensureCustomer(scope, { email, name: 'Carolina' }),
  )
  const onDevice = async () => {
    const device = await visit(browser)
    const [name = '', value = ''] = (await aCustomerCookie(world, userId)).split('=')
    await device.context.addCookies([{ name, value, url: world.url }])
    await device.page.clock.install({ time: world.clock.now() })
    await device.page.goto(`${world.url}/my-purchases/access-purchases`)
    await device.page.getByRole('button', { name: 'Ouvir: Aula 1' }).click()
    await expect
      .poll(() => media(device.page).evaluate((player: Player) => player.readyState))
      .toBeGreaterThan(0)
    return device.page
  }
  const phone = await onDevice()
  expect(await media(phone).evaluate((player: Player) => Math.round(player.duration))).toBe(seconds)
  await media(phone).evaluate((player: Player) => player.play())
  await expect.poll(() => placeOf(phone)).toBeGreaterThan(0.2)
  await seek(phone, 200)
  await media(phone).evaluate((player: Player) => player.pause())
  await phone.keyboard.press('Escape')
  await media(phone).waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await world.owner`select seconds from playback_places`)[0]?.seconds)
    .toBeGreaterThanOrEqual(200)

  const notebook = await onDevice()
  await expect.poll(() => placeOf(notebook)).toBeGreaterThanOrEqual(200)
  expect(await placeOf(notebook)).toBeLessThan(210)
  await tell('REFUNDED')
  // Far from what the browser has read ahead, at the start and at the place where it went on.
  await media(notebook).evaluate((player: Player) => {
    player.currentTime = 100
  })
  const interrupted = notebook.getByText(
    'A reprodução foi interrompida. O acesso a este produto está encerrado.',
  )
  await interrupted.waitFor()
  // The list behind the player drops the lesson after the refund; the player stays and shows the reason.
  await notebook.evaluate("dispatchEvent(new Event('visibilitychange'))")
  await expect
    .poll(() => notebook.getByRole('button', { name: 'Ouvir: Aula 1', includeHidden: true }).count())
    .toBe(0)
  expect(await interrupted.isVisible()).toBe(true)
})
