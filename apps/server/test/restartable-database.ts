import { migrate } from '../src/db/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/kit/postgres/embedded-postgres.ts'
import { makeTestFolder, removeTestFolder } from '../src/kit/postgres/test-cluster.ts'
import type { TestDatabase } from './test-database.ts'
import { testSecrets } from './test-secrets.ts'

export type RestartableDatabase = TestDatabase & {
  /** The fast shutdown of an operator: every session is told and cut off. */
  restart(): Promise<void>
  /** A crash: every session ends without a word, and the next start replays the log. */
  crash(): Promise<void>
}

/** A migrated PostgreSQL of its own that may be restarted on its port while others use it. */
export async function createRestartableDatabase(): Promise<RestartableDatabase> {
  const dataDir = makeTestFolder()
  // A start on a folder whose PostgreSQL still runs shuts that one down first.
  const start = () => startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '32MB' } })
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
