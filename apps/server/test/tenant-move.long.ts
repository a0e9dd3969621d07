import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SeededRandom, seededRandom } from '#demo/seeded-random.ts'
import { testMasterKey } from './test-secrets.ts'
import { type CellName, openTwoCells, type TwoCells } from './two-cells.ts'

const program = join(import.meta.dirname, '../src/cli/main.ts')
const seeds = Array.from({ length: Number(process.env.BALCAO_MOVE_SEEDS ?? 20) }, (_, place) => place + 1)
const longestLifeMs = 8_000
const triesMax = 8

let cells: TwoCells

beforeAll(async () => {
  cells = await openTwoCells()
})
afterAll(() => cells?.stop())

async function startMover(from: CellName, to: CellName, ...flags: string[]): Promise<ChildProcess> {
  const urlOf = async (name: CellName) => (await cells.cell(name)).database.ownerUrl
  const words = ['tenant', 'move', cells.platformId, '--to', to, ...flags]
  return spawn(process.execPath, [program, ...words], {
    env: {
      ...process.env,
      ...cells.environmentOf(from),
      BALCAO_DEMO: 'true',
      BALCAO_MASTER_KEY: testMasterKey.toString('base64'),
      DATABASE_URL: await urlOf(from),
      TARGET_DATABASE_URL: await urlOf(to),
    },
    stdio: 'ignore',
  })
}

async function endOf(mover: ChildProcess): Promise<number | null> {
  if (mover.exitCode !== null || mover.signalCode !== null) return mover.exitCode
  const [code] = await once(mover, 'exit')
  return code
}

/** Kills the mover or one of the two databases at some instant of the move. */
async function strike(random: SeededRandom, mover: ChildProcess, ends: readonly CellName[]): Promise<string> {
  await pause(random.below(longestLifeMs))
  const victim = random.below(4)
  if (victim < 2) {
    mover.kill('SIGKILL')
    return 'the mover'
  }
  const name = ends[victim - 2] as CellName
  await (await cells.cell(name)).database.crash()
  return `the database of ${name}`
}

test.each(seeds)(
  'a move with a kill in it ends in one cell with every sale and every withdrawal paid once (seed %i)',
  async (seed) => {
    const random = seededRandom(seed)
    const from = await cells.nameOfHome()
    const to = from === 'a' ? 'b' : 'a'
    const charged = (await cells.charges()).length
    const { bought, stop } = cells.trade(20)
    const mover = await startMover(from, to)
    const victim = await strike(random, mover, [from, to])
    await endOf(mover)
    // Some runs cancel instead, which works before the switch and is refused after it.
    if (random.below(4) === 0) await endOf(await startMover(from, to, '--cancel'))
    let tries = 0
    while ((await endOf(await startMover(from, to))) !== 0) {
      tries += 1
      if (tries === triesMax) throw new Error(`the move does not end after the death of ${victim}`)
    }
    await stop()

    expect(await cells.nameOfHome()).toBe(to)
    const { payments, withdrawals, findings } = await cells.booksOf(to)
    expect(findings).toEqual([])
    expect(payments.filter(({ status }) => status !== 'APPROVED')).toEqual([])
    const all = (await cells.charges()).map(({ id }) => id)
    expect(all).toHaveLength(charged + bought.length)
    expect(payments.map(({ transaction }) => transaction).sort()).toEqual(all.sort())
    expect(withdrawals.filter(({ state }) => state !== 'PAID')).toEqual([])
    expect(await cells.payouts()).toHaveLength(withdrawals.length)
  },
  600_000,
)
