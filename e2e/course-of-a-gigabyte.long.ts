import { execFileSync, spawnSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatMoney } from '@balcao/domain/money/money'
import { aCoupon } from '@balcao/server/demo/a-coupon'
import { aCourse } from '@balcao/server/demo/a-course'
import { aPerson } from '@balcao/server/demo/a-person'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { ensureCustomer } from '@balcao/server/modules/accounts/customers/ensure-customer'
import { inScope } from '@balcao/server/scope'
import { aCustomerCookie } from '@balcao/server/test/a-customer-cookie'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCard } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { logIn } from './log-in.ts'

type Player = { currentTime: number; duration: number; currentSrc: string; play(): Promise<void> }

const ffmpeg = spawnSync('which', ['ffmpeg']).stdout.toString().trim()
const gigabyte = 1_000_000_000
const seconds = 40
const email = 'carolina@compradora.example'
const minutes = 60_000

let world: TestServer
let browser: Browser
let folder: string
let shop: { email: string; productId: string; offerId: string }

/** A film that every browser plays, followed by random bytes in an MP4 box that players skip. */
async function aFilm(path: string): Promise<void> {
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=25:duration=${seconds}`]
  const sound = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`]
  const form = ['-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
  execFileSync(ffmpeg, ['-v', 'error', ...picture, ...sound, ...form, path])
  const bytes = gigabyte - (await stat(path)).size
  const box = Buffer.alloc(8)
  box.writeUInt32BE(bytes, 0)
  box.write('free', 4)
  await appendFile(path, box)
  for (let left = bytes - box.length; left > 0; ) {
    const piece = Buffer.alloc(Math.min(left, 16_000_000))
    await appendFile(path, randomFillSync(piece))
    left -= piece.length
  }
}

// ffmpeg makes the film and its renditions.
describe.skipIf(ffmpeg === '')('with the ffmpeg of this machine (skipped without one)', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-gigabyte-'))
    await aFilm(join(folder, 'aula-1.mp4'))
    world = await createTestServer({ FFMPEG_PATH: ffmpeg })
    browser = await openBrowser()
    shop = await inScope(world.app, world.platformId, async (scope) => {
      const seller = await aPerson(scope, { name: 'Forno da Marina' })
      const { id: productId } = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
      const lessons = [{ title: 'As três dobras', kind: 'VIDEO' as const, isPublished: false, body: '' }]
      await aCourse(scope, { productId, modules: [{ title: 'Massa', lessons }] })
      await aCoupon(scope, { sellerId: seller.id, code: 'PRIMEIRA10' })
      const { id: offerId } = await anOffer(scope, { productId, priceCents: 19_700 })
      return { email: seller.email, productId, offerId }
    })
  }, 10 * minutes)
  afterAll(async () => {
    await browser?.close()
    await world?.stop()
    await rm(folder, { recursive: true })
  })

  async function chooseFilm(page: Page) {
    await page.goto(`${world.url}/platform/my-products/course/${shop.productId}`)
    await page.getByRole('button', { name: 'As três dobras', exact: true }).press('Enter')
    const drawer = page.getByRole('dialog', { name: 'As três dobras' })
    await drawer.locator('input[type="file"]').first().setInputFiles(join(folder, 'aula-1.mp4'))
    return drawer
  }

  test('a seller uploads a gigabyte over a line that is cut twice and sells it with a coupon in twelve parts; the buyer watches it and gets the certificate', {
    timeout: 30 * minutes,
  }, async ({ annotate }) => {
    const startedAt = Date.now()
    const note = (what: string) => annotate(`${what} after ${Math.round((Date.now() - startedAt) / 1_000)} s`)
    const seller = await visit(browser, { width: 1280, height: 900 })
    await logIn(seller.context, world.url, { door: 'SELLER', email: shop.email })
    const lidClosed = Promise.withResolvers<void>()
    let cuts = 0
    await seller.page.route('**/uploads/part?*number=120&*', (route) =>
      ++cuts === 1 ? route.abort() : route.continue(),
    )
    await seller.page.route('**/uploads/part?*number=300&*', async (route) => {
      await route.abort()
      lidClosed.resolve()
    })
    await chooseFilm(seller.page)
    await lidClosed.promise
    expect(cuts).toBe(2)
    await seller.page.close()
    await note('Line cut twice, lid closed')

    const page = await seller.context.newPage()
    const sent: number[] = []
    page.on('requestfinished', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/uploads/part') sent.push(Number(url.searchParams.get('number')))
    })
    const drawer = await chooseFilm(page)
    await expect
      .poll(() => world.drainJobs().then(() => drawer.getByText('Arquivo enviado. Salve').isVisible()), {
        timeout: 15 * minutes,
        interval: 2_000,
      })
      .toBe(true)
    expect(sent[0]).toBe(300)
    expect(sent).toHaveLength(Math.ceil(gigabyte / world.app.store.partBytes) - 299)
    await note('Film sent, checked and encoded')
    await drawer.getByText('480p pronta · 720p pronta').waitFor()
    await drawer.getByRole('switch', { name: 'Publicada' }).press('Space')
    await drawer.getByRole('button', { name: 'Salvar' }).press('Enter')
    await drawer.waitFor({ state: 'detached' })

    const buyer = await visit(browser)
    await buyer.page.goto(`${world.url}/checkout/${shop.offerId}`)
    await fillCheckout(buyer.page, { email })
    await buyer.page.getByRole('button', { name: 'Tenho um cupom' }).click()
    await buyer.page.getByLabel('Cupom', { exact: true }).and(buyer.page.locator('input')).fill('primeira10')
    await buyer.page.getByRole('button', { name: 'Aplicar' }).click()
    await buyer.page.locator('.coupon-applied').waitFor()
    await fillCard(buyer.page)
    const select = buyer.page.locator('#field-cardInstallment')
    await select.selectOption('12')
    const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
    const option = plain(await select.locator('option').nth(11).textContent())
    const button = plain(await buyer.page.locator('button.button-pay').textContent())
    await buyer.page.locator('button.button-pay').press('Enter')
    await buyer.page.waitForURL(/\/checkout\/(?:payment|thanks|upsell)/)
    await world.drainJobs()
    const [sale] = await world.owner`select status, installments, amount_cents from payments`
    expect(sale).toMatchObject({ status: 'APPROVED', installments: 12 })
    const money = (cents: number) => plain(formatMoney(cents, 'BRL', 'PT_BR'))
    expect(option).toContain(money(Math.floor(Number(sale?.amount_cents) / 12)))
    expect(button).toContain(money(Number(sale?.amount_cents)))
    await note(`Sold in 12 parts: ${option}`)

    const { userId } = await inScope(world.app, world.platformId, (scope) =>
      ensureCustomer(scope, { email, name: 'Carolina Nogueira' }),
    )
    const student = await visit(browser, { width: 360, height: 780 })
    const [name = '', value = ''] = (await aCustomerCookie(world, userId)).split('=')
    await student.context.addCookies([{ name, value, url: world.url }])
    await student.page.clock.install({ time: world.clock.now() })
    await student.page.goto(`${world.url}/my-purchases/access-purchases`)
    await student.page.getByRole('link', { name: 'Abrir curso' }).click()
    const video = student.page.locator('video')
    await expect
      .poll(() => video.evaluate((player: Player) => Math.round(player.duration || 0)), { timeout: minutes })
      .toBe(seconds)
    const isStream = await video.evaluate((player: Player) => player.currentSrc.endsWith('/index.m3u8'))
    await video.evaluate((player: Player, place) => {
      player.currentTime = place
      return player.play()
    }, seconds - 5)
    await student.page.getByText('1 de 1 aula · 100%').waitFor()
    await note(`Watched ${isStream ? 'as a stream' : 'as the file'}`)
    await student.page.getByRole('button', { name: 'Emitir certificado' }).click()
    const href = await student.page.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')
    const pdf = await student.context.request.get(`${world.url}${href}`)
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await note('Certificate')
    expect(student.complaints).toEqual([])
  })
})
