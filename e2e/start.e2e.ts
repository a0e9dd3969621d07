import { once } from 'node:events'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { describe, expect, test } from 'vitest'
import {
  type Launched,
  launch,
  type Part,
  partsOf,
  postmasterOf,
  processesOf,
  serverOf,
} from './launch-balcao.ts'
import { ownDataFolder } from './own-data-folder.ts'

const folder = ownDataFolder()

/** Output of a refused start besides the earlier steps: exactly one line. */
function refusalOf({ output }: Launched): string {
  const lines = output()
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('· '))
  expect(lines).toHaveLength(1)
  return lines[0] ?? ''
}

describe('a start that cannot continue says so in one line', () => {
  test('when the port is taken', async () => {
    const neighbour = createServer().listen(Number(folder.environment.PORT), '0.0.0.0')
    await once(neighbour, 'listening')
    const refused = folder.start()
    expect(await refused.ended, refused.output()).toBe(1)
    expect(refusalOf(refused)).toMatch(new RegExp(`Port ${folder.environment.PORT} is taken.*PORT=`))
    neighbour.close()
  })

  test('when the configured database does not answer, without showing its password', async () => {
    const nobody = await findFreePort()
    const refused = folder.start({ DATABASE_URL: `postgres://someone:hush@127.0.0.1:${nobody}/sales` })
    expect(await refused.ended, refused.output()).toBe(1)
    expect(refusalOf(refused)).toMatch(/does not answer.*DATABASE_URL/)
    expect(refused.output()).not.toContain('hush')
  })

  test('when a value of the environment is invalid', async () => {
    const refused = folder.start({ PORT: 'eighty' })
    expect(await refused.ended, refused.output()).toBe(1)
    expect(refusalOf(refused)).toMatch(/PORT/)
  })
})

test('a running product protects its folder from another start and a reset; killed except PostgreSQL, the next start recovers everything and stops cleanly', async () => {
  const first = folder.start()
  await first.ready
  const priorityOf = (part: Part) => Math.max(...partsOf(folder.path, part).map((pid) => getPriority(pid)))
  // A higher number means a lower priority: sales go before the mails about them.
  expect(priorityOf('worker')).toBeGreaterThan(priorityOf('web'))
  await folder.noteSale()

  const other = folder.start({ PORT: String(await findFreePort()) })
  expect(await other.ended, other.output()).toBe(1)
  expect(refusalOf(other)).toContain(`already running on ${folder.path} (process ${serverOf(folder.path)})`)
  const reset = launch('reset.mjs', ['--yes'], folder.environment)
  expect(await reset.ended, reset.output()).toBe(1)
  expect(refusalOf(reset)).toContain('stop it before a reset')
  expect(first.launcher.exitCode).toBeNull()
  expect((await fetch(`http://localhost:${folder.environment.PORT}/healthz`)).status).toBe(200)

  const orphan = postmasterOf(folder.path)
  const all = (['server', 'web', 'worker'] as const).flatMap((part) => partsOf(folder.path, part))
  for (const pid of [first.launcher.pid ?? 0, ...all]) process.kill(pid, 'SIGKILL')
  await first.ended
  expect(processesOf(folder.path)).toContain(orphan)

  const second = folder.start()
  await second.ready
  expect(processesOf(folder.path)).not.toContain(orphan)
  expect(await folder.notedSales()).toEqual(['paid before the crash'])
  second.launcher.kill('SIGINT')
  expect(await second.ended, second.output()).toBe(0)
  expect(processesOf(folder.path)).toEqual([])
})
