import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { appUrl, migrate } from '#db/migrate.ts'
import { startEmbeddedPostgres } from '#kit/postgres/embedded-postgres.ts'
import { makeTestFolder, removeTestFolder } from '#kit/postgres/test-cluster.ts'
import { startPgBouncer } from './pg-bouncer.ts'
import { testSecrets } from './test-secrets.ts'

test('all work goes through PgBouncer, and announcements are received over a direct connection', async () => {
  const dataDir = makeTestFolder()
  const cluster = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '32MB' } })
  const key = testSecrets.derive('database')
  await migrate(cluster.url, key)
  const pooler = await startPgBouncer(cluster.url)
  const db = openDatabase({
    url: appUrl(cluster.url, key),
    pooler: { url: appUrl(`${pooler.url}/balcao`, key), prepares: false },
    replicaUrls: [],
    poolSize: 2,
  })
  const heard = Promise.withResolvers<string>()
  await db.listen('balcao_live', heard.resolve, () => {})
  expect(await db.isReachable()).toBe(true)
  const [limits] = await db.lookup<{ statement: string }>(
    sql`select current_setting('statement_timeout') as statement, pg_notify('balcao_live', ${'sold'})`,
  )
  expect(limits).toMatchObject({ statement: '30s' })
  expect(await heard.promise).toBe('sold')

  await pooler.stop()
  expect(await db.isReachable()).toBe(false)
  await db.close()
  await cluster.stop()
  removeTestFolder(dataDir)
})
