import { migrate } from '#db/migrate.ts'
import { startEmbeddedPostgres } from '#kit/postgres/embedded-postgres.ts'
import { type Standby, startStandby } from '#kit/postgres/standby.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { testSecrets } from './test-secrets.ts'

export type WorldWithStandby = TestApp & { standby: Standby }

/** The app on a PostgreSQL of its own with one streaming standby, for reads that may lag. */
export async function createWorldWithStandby(): Promise<WorldWithStandby> {
  const primaryDir = makeTestFolder()
  const standbyDir = makeTestFolder()
  const primary = await startEmbeddedPostgres({ dataDir: primaryDir, settings: { shared_buffers: '32MB' } })
  await migrate(primary.url, testSecrets.derive('database'))
  const standby = await startStandby({ primary, dataDir: standbyDir })
  const world = await createTestApp({
    database: { ownerUrl: primary.url, drop: async () => {} },
    environment: { DATABASE_REPLICA_URLS: standby.url },
  })
  return {
    ...world,
    standby,
    async stop() {
      await world.stop()
      await standby.stop()
      await primary.stop()
      removeTestFolder(standbyDir)
      removeTestFolder(primaryDir)
    },
  }
}
