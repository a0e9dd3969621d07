import { migrate } from '#db/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kit/postgres/embedded-postgres.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import type { TestDatabase } from './test-database.ts'
import { testSecrets } from './test-secrets.ts'

export type RestartableDatabase = TestDatabase & {
  /** An operator's fast shutdown: every session gets an error and is cut off. */
  restart(): Promise<void>
  /** A crash: every session ends without an error, and the next start replays the log. */
  crash(): Promise<void>
}

/** A migrated PostgreSQL of its own that can be restarted on its port while it is in use. */
export async function createRestartableDatabase(
  settings: Record<string, string> = {},
): Promise<RestartableDatabase> {
  const dataDir = makeTestFolder()
  // A start on a folder whose PostgreSQL still runs shuts that one down first.
  const start = () => startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '32MB', ...settings } })
  let cluster: EmbeddedPostgres = await start()
  await migrate(cluster.url, testSecrets.derive('database'))
  return {
    ownerUrl: cluster.url,
    restart: async () => {
      cluster = await start()
    },
    crash: async () => {
      cluster.kill9()
      await cluster.ended
      cluster = await start()
    },
    drop: async () => {
      await cluster.stop()
      removeTestFolder(dataDir)
    },
  }
}
