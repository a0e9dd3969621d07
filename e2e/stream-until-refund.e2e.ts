import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCourse } from '@balcao/server/demo/a-course'
import { aPerson } from '@balcao/server/demo/a-person'
import { aPurchase } from '@balcao/server/demo/a-purchase'
import { anOffer, aProduct } from '@balcao/server/demo/an-offer'
import { ensureCustomer } from '@balcao/server/modules/accounts/customers/ensure-customer'
import { applyProviderEvent } from '@balcao/server/modules/payments/core/apply-provider-event'
import { inScope } from '@balcao/server/scope'
import { aContentFile } from '@balcao/server/test/a-content-file'
import { aCustomerCookie } from '@balcao/server/test/a-customer-cookie'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'

/** The parts of the page's player that the story uses; the types of a browser are unknown here. */
type Player = {
  currentTime: number
  currentSrc: string
  duration: number
  play(): Promise<void>
  canPlayType(type: string): string
}

const ffmpeg = spawnSync('which', ['ffmpeg']).stdout.toString().trim()
const seconds = 240
const email = 'carolina@compradora.example'

// Only a real film plays in a real browser.
describe.skipIf(ffmpeg === '')('with the ffmpeg of this machine (skipped without one)', () => {
  let world: TestServer
  let browser: Browser
  let offerId: string

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'balcao-stream-'))
    const path = join(folder, 'aula.mp4')
    const picture = ['-f', 'lavfi', '-i', `testsrc2=size=854x480:rate=10:duration=${seconds}`]
    const sound = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`]
    const form = ['-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart']
    execFileSync(ffmpeg, ['-v', 'error', ...picture, ...sound, ...form, path])
    world = await createTestServer({ FFMPEG_PATH: ffmpeg })
    browser = await openBrowser()
    const seller = await inScope(world.app, world.platformId, (scope) => aPerson(scope))
    const body = await readFile(path)
    const fileKey = await aContentFile(world, { userId: seller.id, contentType: 'video/mp4', body })
    await rm(folder, { recursive: true })
    offerId = await inScope(world.app, world.platformId, async (scope) => {
      const { id: productId } = await aProduct(scope, { sellerId: seller.id, name: 'Curso de pão' })
      const lessons = [
        { title: 'As três dobras', kind: 'VIDEO' as const, fileKey, sizeBytes: body.length, seconds },
      ]
      await aCourse(scope, { productId, modules: [{ title: 'Massa', lessons }] })
      return (await anOffer(scope, { productId })).id
    })
    world.clock.advance({ seconds: 10 })
    await world.drainJobs()
    expect(await world.owner`select height, state from renditions`).toEqual([{ height: 480, state: 'READY' }])
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await world?.stop()
  })

  test('a buyer plays a lesson, and after the refund the next part of it is refused and the player says why', async ({
    annotate,
  }) => {
    const { paymentId } = await aPurchase(world.app, world.platformId, { offerId, email })
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
    const { context, page } = await visit(browser)
    const answers: string[] = []
    page.on('response', (response) => {
      const [, name] = /\/media\/[^/]+\/?(.*)$/.exec(new URL(response.url()).pathname) ?? []
      if (name !== undefined) answers.push(`${name || 'film'} ${response.status()}`)
    })
    const [name = '', value = ''] = (await aCustomerCookie(world, userId)).split('=')
    await context.addCookies([{ name, value, url: world.url }])
    await page.clock.install({ time: world.clock.now() })
    await page.goto(`${world.url}/my-purchases/access-purchases`)
    await page.getByRole('link', { name: 'Abrir curso' }).click()
    const video = page.locator('video')
    await expect
      .poll(() => video.evaluate((player: Player) => Math.round(player.duration || 0)))
      .toBe(seconds)
    const isStream = await video.evaluate((player: Player) => player.currentSrc.endsWith('/index.m3u8'))
    const playsStreams = await video.evaluate(
      (player: Player) => player.canPlayType('application/vnd.apple.mpegurl') !== '',
    )
    expect(isStream).toBe(playsStreams)
    await annotate(isStream ? 'This browser plays streams' : 'This browser plays the film as it was sent')
    await video.evaluate((player: Player) => player.play())
    await expect.poll(() => video.evaluate((player: Player) => player.currentTime)).toBeGreaterThan(0.2)
    await tell('REFUNDED')
    answers.length = 0
    await video.evaluate((player: Player, place) => {
      player.currentTime = place
    }, seconds - 30)
    await page.getByText('A reprodução foi interrompida. O acesso a este produto está encerrado.').waitFor()
    expect(answers.filter((answer) => !answer.endsWith(' 403'))).toEqual([])
    expect(answers.length).toBeGreaterThan(0)
  })
})
