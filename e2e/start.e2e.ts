import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askDatabase } from '../apps/server/test/ask-database.ts'
import {
  databaseUrlOf,
  findFreePort,
  type Launched,
  launch,
  launchBalcao,
  type Part,
  partsOf,
  postmasterOf,
  processesOf,
  serverOf,
} from './launch-balcao.ts'

let dataDir: string
let environment: Record<
  'BALCAO_DATA_DIR' | 'PORT' | 'PUBLIC_URL' | 'BALCAO_DEMO' | 'BALCAO_MASTER_KEY',
  string
>
const launched: Launched[] = []

beforeEach(async () => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'balcao-start-')))
  // PostgreSQL's own user has to be able to walk into it.
  chmodSync(dataDir, 0o755)
  const port = await findFreePort()
  environment = {
    BALCAO_DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    BALCAO_DEMO: 'false',
    BALCAO_MASTER_KEY: randomBytes(32).toString('base64'),
  }
})

afterEach(async () => {
  for (const { launcher, ended } of launched.splice(0)) {
    launcher.kill('SIGTERM')
    await ended
  }
  await nothingRuns()
  rmSync(dataDir, { recursive: true })
})

function start(more: Record<string, string> = {}): Launched {
  const one = launchBalcao({ ...environment, ...more })
  launched.push(one)
  return one
}

async function nothingRuns(): Promise<void> {
  await vi.waitUntil(() => processesOf(dataDir).length === 0, { timeout: 30_000 })
}

async function noteSale(): Promise<void> {
  await askDatabase(
    databaseUrlOf(dataDir),
    `create table noted_sales (note text); insert into noted_sales values ('paid before the crash')`,
  )
}

async function notedSales(): Promise<unknown[]> {
  const rows = await askDatabase(databaseUrlOf(dataDir), 'select note from noted_sales')
  return rows.map(({ note }) => note)
}

/** What a refused start prints besides the steps it took before: exactly one line. */
function refusalOf({ output }: Launched): string {
  const lines = output()
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('· '))
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

describe('a start that cannot go on says so in one line', () => {
  test('when the port is taken', async () => {
    const neighbour = createServer().listen(Number(environment.PORT), '0.0.0.0')
    await once(neighbour, 'listening')
    const refused = start()
    expect(await refused.ended, refused.output()).toBe(1)
    expect(refusalOf(refused)).toMatch(new RegExp(`Port ${environment.PORT} is taken.*PORT=`))
    neighbour.close()
  })

  test('when the database named does not answer, without showing its password', async () => {
    const nobody = await findFreePort()
    const refused = start({ DATABASE_URL: `postgres://someone:hush@127.0.0.1:${nobody}/sales` })
    expect(await refused.ended, refused.output()).toBe(1)
    expect(refusalOf(refused)).toMatch(/does not answer.*DATABASE_URL/)
    expect(refused.output()).not.toContain('hush')
  })

  test('when a value of the environment makes no sense', async () => {
    const refused = start({ PORT: 'eighty' })
    expect(await refused.ended, refused.output()).toBe(1)
    expect(refusalOf(refused)).toMatch(/PORT/)
  })

  test('when another start has the data folder, which runs on undisturbed and cannot be reset', async () => {
    const first = start()
    await first.ready
    const second = start({ PORT: String(await findFreePort()) })
    expect(await second.ended, second.output()).toBe(1)
    expect(refusalOf(second)).toContain(`already running on ${dataDir} (process ${serverOf(dataDir)})`)

    const reset = launch('reset.mjs', ['--yes'], environment)
    expect(await reset.ended, reset.output()).toBe(1)
    expect(refusalOf(reset)).toContain('stop it before a reset')
    expect(first.launcher.exitCode).toBeNull()
    expect((await fetch(`http://localhost:${environment.PORT}/`)).status).toBeLessThan(500)
  })
})

describe('a stop', () => {
  test.for(['SIGINT', 'SIGTERM'] as const)(
    'by %s is clean: exit code 0 and nothing left running',
    async (signal) => {
      const running = start()
      await running.ready
      running.launcher.kill(signal)
      expect(await running.ended, running.output()).toBe(0)
      expect(processesOf(dataDir)).toEqual([])
      await expect(fetch(`http://localhost:${environment.PORT}/`)).rejects.toThrow()
      expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
    },
  )
})

describe('after a kill -9 the next start works and nothing is lost', () => {
  test.for([
    { part: 'the launcher', victim: ({ launcher }: Launched) => launcher.pid },
    { part: 'the server', victim: () => serverOf(dataDir) },
    { part: 'PostgreSQL', victim: () => postmasterOf(dataDir) },
  ])('of $part', async ({ victim }) => {
    const first = start()
    await first.ready
    await noteSale()
    process.kill(victim(first) ?? 0, 'SIGKILL')
    first.launcher.kill('SIGTERM')
    await first.ended
    // Whatever befell it, nobody is shown where in the code.
    expect(first.output()).not.toMatch(/^ +at /m)

    const second = start()
    await second.ready
    expect(await notedSales()).toEqual(['paid before the crash'])
  })

  test('of everything at once, PostgreSQL aside, which is taken over', async () => {
    const first = start()
    await first.ready
    await noteSale()
    const orphan = postmasterOf(dataDir)
    const all = (['server', 'web', 'worker'] as const).flatMap((part) => partsOf(dataDir, part))
    for (const pid of [first.launcher.pid ?? 0, ...all]) process.kill(pid, 'SIGKILL')
    await first.ended
    expect(processesOf(dataDir)).toContain(orphan)

    const second = start()
    await second.ready
    expect(processesOf(dataDir)).not.toContain(orphan)
    expect(await notedSales()).toEqual(['paid before the crash'])
  })
})

describe('a demo with two web processes, a worker and the acquirers', () => {
  test('replaces each of them that is killed, says so, and sells on', async () => {
    const demo = start({ BALCAO_DEMO: 'true', BALCAO_DEMO_SALES: '3', BALCAO_WEB_PROCESSES: '2' })
    await demo.ready
    const counts = () => parts.map((part) => partsOf(dataDir, part).length)
    const parts: Part[] = ['server', 'web', 'worker', 'acquirers']
    expect(counts()).toEqual([1, 2, 1, 1])
    for (const part of ['web', 'worker', 'acquirers'] as const) {
      const [victim = 0] = partsOf(dataDir, part)
      expect(demo.output()).toMatch(new RegExp(`^ +${part} +${victim}$`, 'm'))
      process.kill(victim, 'SIGKILL')
      await vi.waitUntil(() => !partsOf(dataDir, part).includes(victim))
      // One of the two web processes is there all the time.
      expect((await fetch(`http://localhost:${environment.PORT}/demo`)).status).toBe(200)
      await vi.waitUntil(() => counts().join() === '1,2,1,1', { timeout: 30_000 })
      expect(demo.output()).toContain(`The ${part} process ${victim} ended (SIGKILL)`)
    }
    const bank = () => fetch(`http://localhost:${environment.PORT}/banco-de-mentira`)
    await vi.waitUntil(async () => (await bank()).status === 200, { timeout: 30_000, interval: 200 })
  })

  test('stops whole when its server is killed', async () => {
    const demo = start({ BALCAO_DEMO: 'true', BALCAO_DEMO_SALES: '3', BALCAO_WEB_PROCESSES: '2' })
    await demo.ready
    process.kill(serverOf(dataDir), 'SIGKILL')
    await demo.ended
    await nothingRuns()
  })
})
