import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { auroraHost } from '@balcao/server/demo/demo-identity'
import { describe, expect, test, vi } from 'vitest'
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

describe('a stop', () => {
  test.for(['SIGINT', 'SIGTERM'] as const)(
    'by %s is clean: exit code 0 and no process left',
    async (signal) => {
      const running = folder.start()
      await running.ready
      running.launcher.kill(signal)
      expect(await running.ended, running.output()).toBe(0)
      expect(processesOf(folder.path)).toEqual([])
      await expect(fetch(`http://localhost:${folder.environment.PORT}/`)).rejects.toThrow()
      expect(existsSync(join(folder.path, 'postgres/data/postmaster.pid'))).toBe(false)
    },
  )
})

describe('after a kill -9 the next start works and nothing is lost', () => {
  test.for([
    { part: 'the launcher', victim: ({ launcher }: Launched) => launcher.pid },
    { part: 'the server', victim: () => serverOf(folder.path) },
    { part: 'PostgreSQL', victim: () => postmasterOf(folder.path) },
  ])('of $part', async ({ victim }) => {
    const first = folder.start()
    await first.ready
    await folder.noteSale()
    process.kill(victim(first) ?? 0, 'SIGKILL')
    first.launcher.kill('SIGTERM')
    await first.ended
    // No stack trace is shown, whatever the failure.
    expect(first.output()).not.toMatch(/^ +at /m)

    const second = folder.start()
    await second.ready
    expect(await folder.notedSales()).toEqual(['paid before the crash'])
  })
})

describe('a demo with two web processes, a worker and the acquirers', () => {
  test('replaces each killed process, logs it, and continues to sell', async () => {
    const demo = folder.start({ BALCAO_DEMO: 'true', BALCAO_DEMO_SALES: '3', BALCAO_WEB_PROCESSES: '2' })
    await demo.ready
    const counts = () => parts.map((part) => partsOf(folder.path, part).length)
    const parts: Part[] = ['server', 'web', 'worker', 'acquirers']
    expect(counts()).toEqual([1, 2, 1, 1])
    for (const part of ['web', 'worker', 'acquirers'] as const) {
      const [victim = 0] = partsOf(folder.path, part)
      expect(demo.output()).toMatch(new RegExp(`^ +${part} +${victim}$`, 'm'))
      process.kill(victim, 'SIGKILL')
      await vi.waitUntil(() => !partsOf(folder.path, part).includes(victim), { timeout: 30_000 })
      // One of the two web processes is always up.
      expect((await fetch(`http://localhost:${folder.environment.PORT}/demo`)).status).toBe(200)
      await vi.waitUntil(() => counts().join() === '1,2,1,1', { timeout: 30_000 })
      expect(demo.output()).toContain(`The ${part} process ${victim} ended (SIGKILL)`)
    }
    const bank = () => fetch(`http://localhost:${folder.environment.PORT}/banco-de-mentira`)
    await vi.waitUntil(async () => (await bank()).status === 200, { timeout: 30_000, interval: 200 })
  })

  test('stops completely when its server is killed', async () => {
    const demo = folder.start({ BALCAO_DEMO: 'true', BALCAO_DEMO_SALES: '3', BALCAO_WEB_PROCESSES: '2' })
    await demo.ready
    process.kill(serverOf(folder.path), 'SIGKILL')
    await demo.ended
    await folder.nothingRuns()
  })
})

describe('a demo of two cells', () => {
  test('sells each platform in its own cell, refuses it in the other, and stops as one', async () => {
    const { PORT } = folder.environment
    const demo = launch('start.mjs', ['--cells', '2'], {
      ...folder.environment,
      BALCAO_DEMO: 'true',
      BALCAO_DEMO_SALES: '3',
      BALCAO_WEB_PROCESSES: '1',
    })
    try {
      const [first, second] = [Number(PORT), Number(PORT) + 1]
      await vi.waitUntil(() => demo.output().includes(`${auroraHost}:${second}`), { timeout: 240_000 })
      const statusAt = (port: number, host: string) =>
        new Promise<number | undefined>((resolve, reject) => {
          const options = { host: '127.0.0.1', port, path: '/login', headers: { host: `${host}:${port}` } }
          get(options, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
        })
      expect(await statusAt(first, 'localhost')).toBe(200)
      expect(await statusAt(second, auroraHost)).toBe(200)
      expect(await statusAt(first, auroraHost)).toBe(421)
      expect(await statusAt(second, 'localhost')).toBe(421)
    } finally {
      demo.launcher.kill('SIGTERM')
    }
    expect(await demo.ended, demo.output()).toBe(0)
    expect(processesOf(folder.path)).toEqual([])
  })
})
