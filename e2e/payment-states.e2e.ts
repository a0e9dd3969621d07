import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../apps/server/test/test-server.ts'
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

async function everyState(page: Page): Promise<string[]> {
  await page.goto(`${world.url}/dev/payment-states`)
  return page.getByRole('listitem').allInnerTexts()
}

test.each([320, 360, 768, 1440])('every state of the payment page fits %i px', async (width) => {
  const { context, page } = await visit(browser, { width, height: 780 })
  const names = await everyState(page)
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) {
    await page.goto(`${world.url}/dev/payment-states/${name}`)
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  await context.close()
})

test('every state reads well to a screen reader, on a window of 640 px at 200 %', async () => {
  const { context, page } = await visit(browser, { width: 320, height: 780 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of await everyState(page)) {
    await page.goto(`${world.url}/dev/payment-states/${name}`)
    expect(await findBarriers(page, { withFrames: true }), name).toEqual([])
  }
  await context.close()
}, 300_000)
