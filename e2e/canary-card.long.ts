import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askDatabase } from '@balcao/server/test/ask-database'
import { findFreePort } from '@balcao/server/test/find-free-port'
import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { fillCard, pressButton } from './fill-card.ts'
import { fillCheckout } from './fill-checkout.ts'
import { databaseUrlOf, type Launched, launchBalcao } from './launch-balcao.ts'

/** A number and a code that occur nowhere else, so that every match is a leak. */
const canary = { number: '5105105105105100', code: '987', holder: 'CANARIO DE TESTE' }
const forms = [
  canary.number,
  '5105 1051 0510 5100',
  Buffer.from(canary.number).toString('hex'),
  // Wherever in a longer text the number begins, one of three base64 encodings shows its middle.
  ...[0, 1, 2].map((before) =>
    Buffer.from('.'.repeat(before) + canary.number)
      .toString('base64')
      .slice(4, 20),
  ),
]

let browser: Browser
let dataDir: string
let port: number
let product: Launched

beforeAll(async () => {
  browser = await openBrowser()
  dataDir = mkdtempSync(join(tmpdir(), 'balcao-canary-'))
  chmodSync(dataDir, 0o755)
  port = await findFreePort()
  product = launchBalcao({
    BALCAO_DATA_DIR: dataDir,
    PORT: String(port),
    BALCAO_DEMO: 'true',
    BALCAO_DEMO_SALES: '0',
    LOG_LEVEL: 'debug',
  })
  await product.ready
})
afterAll(async () => {
  await browser?.close()
  product?.launcher.kill('SIGTERM')
  await product?.ended
  rmSync(dataDir, { recursive: true, force: true })
})

test('a typed card is found nowhere but in its frame and at the acquirer', async () => {
  const { context, page } = await visit(browser)
  const sent: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') return
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
  })
  await page.goto(`http://localhost:${port}/demo`)
  await page
    .getByRole('link', { name: /Curso Pão de Fermentação Natural/ })
    .first()
    .click()
  await fillCheckout(page, { email: 'canario@compradora.example' })
  await fillCard(page, canary)

  const cdp = await context.newCDPSession(page)
  const heap = await heapOf(cdp)
  expect(heap, 'the heap is really the page’s').toContain('canario@compradora.example')
  expectNoCanary('memory of the page', heap)

  await pressButton(page, /no cartão/)
  await page.waitForURL(/\/checkout\/payment\//)
  const storage = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
  )
  expectNoCanary('storage of the page', storage)
  expect(sent.join('\n')).toContain('checkout.purchase')
  expectNoCanary('requests of the page', sent.join('\n'))

  const dump = await dumpOf(databaseUrlOf(dataDir))
  expect(dump).toContain('canario@compradora.example')
  expectNoCanary('dump of the database, with jobs, attempts and the log of webhooks', dump)
  expectNoCanary('output of every process', product.output())
  for (const path of filesIn(dataDir)) expectNoCanary(path, readFileSync(path).toString('latin1'))
})

function expectNoCanary(place: string, text: string): void {
  for (const form of forms) expect(text.includes(form), `${place} holds ${form}`).toBe(false)
  expect(
    /(?:cvv|cvc|security_code|verification_value)\W{1,6}987\b/i.test(text),
    `${place} holds the code`,
  ).toBe(false)
}

async function heapOf(cdp: CDPSession): Promise<string> {
  const chunks: string[] = []
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return chunks.join('')
}

/** Every row of every table, whichever tool created it: jobs and their payloads are in a separate schema. */
async function dumpOf(url: string): Promise<string> {
  const tables = await askDatabase(
    url,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const rows: unknown[] = []
  for (const { name } of tables)
    rows.push(
      ...(await askDatabase(url, `select row_to_json(t)::text as row from ${name} t`)).map(({ row }) => row),
    )
  return rows.join('\n')
}

/** Everything under the data folder: the database's own files and its write-ahead log, uploads, books of the sandbox. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}
