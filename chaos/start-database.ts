import { type EmbeddedPostgres, startEmbeddedPostgres } from '@balcao/server/kit/postgres/embedded-postgres'
import { makeTestFolder, removeTestFolder } from '@balcao/server/kit/postgres/test-cluster'

export type ChaosDatabase = {
  url: string
  /** Called once, when the database is migrated and nothing uses it yet. */
  prepare?(): Promise<void>
  /** Every session ends abruptly, and the next start replays the log. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL as `npm start` runs it, durable, which can be crashed and restarts on its port. */
export async function startDatabase(): Promise<ChaosDatabase> {
  const dataDir = makeTestFolder()
  let cluster: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir })
  return {
    url: cluster.url,
    async crash() {
      cluster.kill9()
      await cluster.ended
      cluster = await startEmbeddedPostgres({ dataDir })
    },
    async stop() {
      await cluster.stop()
      removeTestFolder(dataDir)
    },
  }
}
