import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { findBarriers } from './find-barriers.ts'

let world: TestServer
let browser: Browser

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await world?.stop()
})

const widths = [320, 360, 768, 1440]

test('every state of the payment page fits any width, and is accessible in a window of 640 px at 200 %', async () => {
  const { context, page } = await visit(browser, { width: 320, height: 780 })
  await page.goto(`${world.url}/dev/payment-states`)
  const names = await page.getByRole('listitem').allInnerTexts()
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    await page.goto(`${world.url}/dev/payment-states/${name}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, `${name} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 320, height: 780 })
    expect(await findBarriers(page, { withFrames: true }), name).toEqual([])
  }
  await context.close()
}, 300_000)
