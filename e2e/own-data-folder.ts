import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { testFoldersRoot } from '@balcao/server/kit/postgres/test-cluster'
import { askDatabase } from '@balcao/server/test/ask-database'
import { findFreePort } from '@balcao/server/test/find-free-port'
import { afterEach, beforeEach, vi } from 'vitest'
import { databaseUrlOf, type Launched, launchBalcao, processesOf } from './launch-balcao.ts'

export type OwnDataFolder = {
  path: string
  environment: Record<'BALCAO_DATA_DIR' | 'PORT' | 'PUBLIC_URL' | 'BALCAO_DEMO' | 'BALCAO_MASTER_KEY', string>
  /** `npm start` on this folder; stopped with the test. */
  start(more?: Record<string, string>): Launched
  nothingRuns(): Promise<void>
  noteSale(): Promise<void>
  notedSales(): Promise<unknown[]>
}

/** Each test of the file gets its own data folder and port, and leaves no process behind. */
export function ownDataFolder(): OwnDataFolder {
  const launched: Launched[] = []
  const folder: OwnDataFolder = {
    path: '',
    environment: {
      BALCAO_DATA_DIR: '',
      PORT: '',
      PUBLIC_URL: '',
      BALCAO_DEMO: 'false',
      BALCAO_MASTER_KEY: '',
    },
    start(more = {}) {
      const one = launchBalcao({ ...folder.environment, ...more })
      launched.push(one)
      return one
    },
    async nothingRuns() {
      await vi.waitUntil(() => processesOf(folder.path).length === 0, { timeout: 30_000 })
    },
    async noteSale() {
      await askDatabase(
        databaseUrlOf(folder.path),
        `create table noted_sales (note text); insert into noted_sales values ('paid before the crash')`,
      )
    },
    async notedSales() {
      const rows = await askDatabase(databaseUrlOf(folder.path), 'select note from noted_sales')
      return rows.map(({ note }) => note)
    },
  }

  beforeEach(async () => {
    folder.path = realpathSync(mkdtempSync(join(testFoldersRoot, 'balcao-start-')))
    // PostgreSQL's own user has to be able to enter the folder.
    chmodSync(folder.path, 0o755)
    const port = await findFreePort()
    Object.assign(folder.environment, {
      BALCAO_DATA_DIR: folder.path,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      BALCAO_MASTER_KEY: randomBytes(32).toString('base64'),
    })
  })

  afterEach(async () => {
    for (const { launcher, ended } of launched.splice(0)) {
      launcher.kill('SIGTERM')
      await ended
    }
    await folder.nothingRuns()
    rmSync(folder.path, { recursive: true })
  })
  return folder
}
