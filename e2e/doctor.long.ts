import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { expect, onTestFinished, test } from 'vitest'
import { launch, launchBalcao } from './launch-balcao.ts'

test('the doctor finds a running demo healthy beside it, and reports when it is gone', async () => {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'balcao-doctor-')))
  // PostgreSQL's own user has to be able to enter the folder.
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const environment = { BALCAO_DATA_DIR: dataDir, PORT: String(await findFreePort()), BALCAO_DEMO_SALES: '3' }
  const { launcher, ready, ended } = launchBalcao(environment)
  try {
    await ready
    const well = launch('balcao.mjs', ['doctor', '--json'], environment)
    expect(await well.ended).toBe(0)
    const checks: { name: string; ok: boolean }[] = JSON.parse(well.output().trim().split('\n').at(-1) ?? '')
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['server', 'database', 'migrations', 'acquirer HAWKPAY', 'storage', 'mail']),
    )
  } finally {
    launcher.kill('SIGTERM')
    await ended
  }
  const gone = launch('balcao.mjs', ['doctor'], environment)
  expect(await gone.ended).toBe(1)
  expect(gone.output()).toContain('Balcão is not running')
})
