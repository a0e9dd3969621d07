import { readFile } from 'node:fs/promises'
import { aPerson } from '@balcao/server/demo/a-person'
import { closeAuditDays } from '@balcao/server/modules/platforms/trail/close-audit-days'
import { theProduct, writeAudit } from '@balcao/server/modules/platforms/write-audit'
import { inScope } from '@balcao/server/scope'
import { createTestServer, type TestServer } from '@balcao/server/test/test-server'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type Visit } from './browser.ts'
import { openConsole } from './log-in.ts'

const email = 'auditora@demo.balcao.example'

let world: TestServer
let browser: Browser
let staff: Visit
let page: Page

beforeAll(async () => {
  world = await createTestServer()
  browser = await openBrowser()
  const { app, platformId } = world
  await inScope(app, platformId, (scope) =>
    aPerson(scope, { email, roles: ['ADMIN'], permissions: ['isFunctionariesAvailable'] }),
  )
  for (let day = 0; day < 3; day++) {
    await inScope(app, platformId, (scope) =>
      writeAudit(scope, theProduct, {
        action: 'payouts.stopped',
        subject: platformId,
        detail: {},
        reason: 'Suspeita de fraude',
      }),
    )
    world.clock.advance({ days: 1 })
  }
  world.clock.advance({ hours: 2 })
  await closeAuditDays(app, platformId)
  staff = await openConsole(browser, world, { door: 'ADMIN', email })
  page = staff.page
})
afterAll(async () => {
  expect(staff.complaints).toEqual([])
  await browser?.close()
  await world?.stop()
})

test('an administrator reads the trail, sees the hash of each closed day, and downloads a day and a period', async () => {
  await page.goto(`${world.url}/admin-root/audit`)
  await page.getByRole('cell', { name: 'Suspeita de fraude' }).first().waitFor()
  await page.getByRole('tab', { name: 'Dias fechados' }).click()
  const days = await world.owner<
    { day: string; hash: string }[]
  >`select day, hash from audit_days order by day`
  for (const { hash } of days) await page.getByText(`${hash.slice(0, 16)}…`).waitFor()

  await page.getByRole('row').nth(1).getByRole('button', { name: /Ações/ }).click()
  const day = await download(() => page.getByRole('menuitem', { name: 'Baixar registros do dia' }).click())
  expect(day.map(({ hash }) => hash)).toEqual([days.at(-1)?.hash, ...day.slice(1).map(() => undefined)])

  await page.getByRole('button', { name: 'Exportar' }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^De/)
    .fill(days[0]?.day ?? '')
  await page
    .getByRole('dialog')
    .getByLabel(/^Até/)
    .fill(days.at(-1)?.day ?? '')
  const lines = await download(() => page.getByRole('dialog').getByRole('button', { name: 'Baixar' }).click())
  expect(lines.flatMap(({ hash }) => hash ?? [])).toEqual(days.map(({ hash }) => hash))

  await page.goto(`${world.url}/admin-root/audit`)
  await page.getByRole('cell', { name: 'Auditoria exportada' }).first().waitFor()
})

async function download(start: () => Promise<void>): Promise<{ hash?: string }[]> {
  const [file] = await Promise.all([page.waitForEvent('download'), start()])
  const text = await readFile(await file.path(), 'utf8')
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}
