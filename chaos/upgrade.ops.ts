import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runOracles } from '@balcao/server/cli/audit/run-oracles'
import { seededRandom } from '@balcao/server/demo/seeded-random'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBuyer } from './a-buyer.ts'
import { type Bought, buy } from './buy.ts'
import { startDatabase } from './start-database.ts'
import { startProduct } from './start-product.ts'
import { startWorld, type World } from './world.ts'

const run = promisify(execFile)
const purchases = 1_000
const buyersAtOnce = 8

/** Changes of an invented next version, to tables that every purchase writes. */
const nextMigration = [
  'alter table orders add column gift_message text',
  'alter table payments add column tip_cents integer default 0 not null',
  'alter table ledger_entries add column memo text',
]

let folder: string
let world: World

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-next-'))
  await run(process.execPath, [join(import.meta.dirname, '../scripts/pack.mjs'), join(folder, 'next')])
  addMigration(join(folder, 'next/apps/server/src/db/migrations'))
  world = await startWorld({ renewals: 0, seed: 7 }, await startDatabase())
}, 600_000)
afterAll(async () => {
  await world?.stop()
  rmSync(folder, { recursive: true, force: true })
})

function addMigration(migrations: string): void {
  const journalFile = join(migrations, 'meta/_journal.json')
  const { entries, ...journal } = JSON.parse(readFileSync(journalFile, 'utf8'))
  const last = entries.at(-1)
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '0001_gifts' }
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...entries, next] }))
  writeFileSync(join(migrations, '0001_gifts.sql'), nextMigration.join(';--> statement-breakpoint\n'))
}

test('an upgrade and the way back while 1,000 purchases are made: none fails', async () => {
  const nextProgram = join(folder, 'next/apps/server/dist/main.js')
  const bought: Bought[] = []
  const random = seededRandom(7)
  let begun = 0
  const selling = Promise.all(
    Array.from({ length: buyersAtOnce }, async () => {
      while (begun < purchases) bought.push(await buy(world, aBuyer(random, ++begun)))
    }),
  )
  const sold = (share: number) =>
    expect.poll(() => bought.length >= purchases * share, { timeout: 300_000 }).toBe(true)

  await sold(0.1)
  await run(process.execPath, [nextProgram], {
    env: { ...process.env, ...world.environment, BALCAO_ROLE: 'migrate' },
  })
  await sold(0.3)
  const next = await startProduct(world.environment, nextProgram)
  await sold(0.5)
  await world.product.stop()
  await sold(0.7)
  world.product = await startProduct(world.environment)
  await sold(0.8)
  await next.stop()
  await selling

  expect(bought.filter(({ failures }) => failures > 0)).toEqual([])
  const owner = postgres(world.database.url, { max: 1 })
  try {
    expect(await owner`select tip_cents from payments group by 1`).toEqual([{ tip_cents: 0 }])
    expect(await runOracles(owner)).toEqual([])
  } finally {
    await owner.end()
  }
}, 900_000)
