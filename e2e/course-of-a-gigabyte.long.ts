import { execFileSync, spawnSync } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatMoney } from '@balcao/domain/money/money'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aCountingHand,
  approveReview,
  type Hand,
  publishTerms,
  register,
  sendPapers,
} from './become-a-seller.ts'
import { openBrowser, visit } from './browser.ts'
import { fillCard } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { mailedCode } from './mailed-code.ts'

type Player = { currentTime: number; duration: number; currentSrc: string; play(): Promise<void> }

const ffmpeg = spawnSync('which', ['ffmpeg']).stdout.toString().trim()
const gigabyte = 1_000_000_000
const seconds = 40
const email = 'carolina@compradora.example'
const minutes = 60_000
/** Pace of a person who looks for each button before pressing it, and types with two fingers. */
const secondsPerPress = 3
const secondsPerLetter = 0.4

let world: TestServer
let browser: Browser
let folder: string

/** A film that every browser plays, followed by random bytes in a box that players skip. */
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

// The film is made by ffmpeg, and so are its renditions.
describe.skipIf(ffmpeg === '')('with the ffmpeg of this machine (skipped without one)', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-gigabyte-'))
    await aFilm(join(folder, 'aula-1.mp4'))
    world = await createTestServer({ FFMPEG_PATH: ffmpeg })
    browser = await openBrowser()
    await publishTerms(world)
  }, 10 * minutes)
  afterAll(async () => {
    await browser?.close()
    await world?.stop()
    await rm(folder, { recursive: true })
  })

  /** The drawer of the lesson, where the film is chosen. */
  async function chooseFilm({ page, press, touch }: Hand) {
    await press(page.getByRole('button', { name: 'As três dobras', exact: true }))
    return sendFilm(page, touch)
  }
  async function sendFilm(page: Page, touch: () => void) {
    const drawer = page.getByRole('dialog', { name: 'As três dobras' })
    touch()
    await drawer.locator('input[type="file"]').first().setInputFiles(join(folder, 'aula-1.mp4'))
    return drawer
  }

  /** From the first page of a new seller to the lesson of their first product. */
  async function prepareCourse({ page, press, type, button }: Hand) {
    await press(page.getByRole('link', { name: 'Painel', exact: true }))
    await press(page.getByRole('link', { name: 'Criar: Criar o primeiro produto' }))
    await type('Nome do produto', 'Curso de pão')
    await press(button('Criar rascunho'))
    await type('Descrição', 'Uma aula em vídeo sobre as três dobras da massa.')
    await press(button('Continuar para oferta'))
    await type('Preço', '197,00')
    await press(button('Continuar para entrega'))
    await press(page.getByRole('link', { name: 'Criar o curso' }))
    await press(button('Novo módulo'))
    await type('Título do módulo', 'Massa')
    await page.keyboard.press('Enter')
    await press(page.getByRole('region', { name: '1. Massa' }).getByRole('button', { name: 'Nova aula' }))
    await type('Título da aula', 'As três dobras')
    await press(page.getByRole('radio', { name: 'Vídeo' }))
    await press(button('Criar aula'))
  }

  /** From the lesson back to the draft, its review and a coupon. */
  async function sell({ page, press, type, button }: Hand): Promise<string> {
    await press(page.getByRole('link', { name: 'Voltar ao cadastro' }))
    await page.getByText('1 aula publicada').waitFor()
    await press(button('Continuar para checkout'))
    await press(button('Continuar para revisão'))
    await press(button('Enviar para análise'))
    await page.getByText('Produto em análise').waitFor()
    await approveReview(world)
    await page.reload()
    const href = await page.getByRole('link', { name: 'Ver checkout' }).getAttribute('href')
    await press(page.getByRole('link', { name: 'Cupons' }))
    await press(button('Novo cupom').first())
    await type('Código', 'PRIMEIRA10')
    await type('Percentual', '10')
    await press(button('Criar cupom'))
    await page.getByText('Cupom criado.').first().waitFor()
    return new URL(href ?? '', world.url).href
  }

  test('a newcomer registers, uploads a gigabyte over a line that is cut twice, and sells it with a coupon in twelve parts; the buyer watches it and gets the certificate', {
    timeout: 30 * minutes,
  }, async ({ annotate }) => {
    const startedAt = Date.now()
    const note = (what: string) => annotate(`${what} after ${Math.round((Date.now() - startedAt) / 1_000)} s`)
    const seller = await visit(browser, { width: 1280, height: 900 })
    await seller.page.clock.install({ time: world.clock.now() })
    const before = aCountingHand(seller.page)
    await register(world, before, 'teresa@pessoa.example')
    await sendPapers(world, before)
    await prepareCourse(before)
    await note(`Registered, product and lesson written with ${before.clicks()} presses`)
    const lidClosed = Promise.withResolvers<void>()
    let cuts = 0
    await seller.page.route('**/uploads/part?*number=120&*', (route) =>
      ++cuts === 1 ? route.abort() : route.continue(),
    )
    await seller.page.route('**/uploads/part?*number=300&*', async (route) => {
      await route.abort()
      lidClosed.resolve()
    })
    await sendFilm(seller.page, before.touch)
    await lidClosed.promise
    expect(cuts).toBe(2)
    const address = seller.page.url()
    await seller.page.close()
    await note('Line cut twice, lid closed')

    const page = await seller.context.newPage()
    await page.clock.install({ time: world.clock.now() })
    const sent: number[] = []
    page.on('requestfinished', (request) => {
      const url = new URL(request.url())
      if (url.pathname === '/uploads/part') sent.push(Number(url.searchParams.get('number')))
    })
    await page.goto(address)
    const after = aCountingHand(page)
    const drawer = await chooseFilm(after)
    const nextTurn = async () => {
      world.clock.advance({ seconds: 10 })
      await world.drainJobs()
    }
    const becomes = (text: string) =>
      expect
        .poll(() => nextTurn().then(() => drawer.getByText(text).isVisible()), {
          timeout: 15 * minutes,
          interval: 2_000,
        })
        .toBe(true)
    await becomes('Arquivo enviado. Salve')
    expect(sent[0]).toBe(300)
    expect(sent).toHaveLength(Math.ceil(gigabyte / world.app.store.partBytes) - 299)
    await note('Film sent and checked')
    await becomes('480p pronta · 720p pronta')
    await note('Film encoded')
    await after.press(drawer.getByRole('switch', { name: 'Publicada' }))
    await after.press(drawer.getByRole('button', { name: 'Salvar' }))
    await drawer.waitFor({ state: 'detached' })
    const checkoutUrl = await sell(after)
    const presses = before.clicks() + after.clicks()
    const letters = before.letters() + after.letters()
    const personSeconds = Math.round(presses * secondsPerPress + letters * secondsPerLetter)
    await note(`For sale: ${presses} presses and ${letters} letters, about ${personSeconds} s of a person`)
    expect(personSeconds).toBeLessThan(20 * 60)

    const buyer = await visit(browser)
    await buyer.page.clock.install({ time: world.clock.now() })
    await buyer.page.goto(checkoutUrl)
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

    const student = await visit(browser, { width: 360, height: 780 })
    await student.page.clock.install({ time: world.clock.now() })
    await student.page.goto(`${world.url}/my-purchases`)
    await student.page.getByLabel('E-mail').fill(email)
    await student.page.getByRole('button', { name: 'Enviar código' }).click()
    await student.page.getByRole('heading', { name: 'Digite o código' }).waitFor()
    await student.page
      .getByLabel('Código de 6 dígitos')
      .first()
      .pressSequentially(await mailedCode(world, email))
    await student.page.getByRole('heading', { name: 'Minhas compras' }).first().waitFor()
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
