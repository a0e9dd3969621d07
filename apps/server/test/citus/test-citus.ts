import { join } from 'node:path'
import { distribute, sessionSettings } from '#db/citus/distribute.ts'
import { migrate } from '#db/migrate.ts'
import { makeTestFolder, removeTestFolder, type TestCluster } from '#kit/postgres/test-cluster.ts'
import { testSecrets } from '#test/test-secrets.ts'
import { type Citus, onDatabase, startCitus } from './start-citus.ts'

/**
 * No data outlives the run. Two shards for each table, one on each worker: a join of the tests over all tenants opens
 * connections by the square of their number, and a copy is small.
 */
const throwawaySettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // It would analyse the tables of each test's databases on three nodes.
  autovacuum: 'off',
  dynamic_shared_memory_type: 'mmap',
  'citus.shard_count': '2',
  // A statement of the tests over all shards would open a connection for each shard, and close it afterwards.
  'citus.max_adaptive_executor_pool_size': '1',
  // Settings that `database distribute` makes for one database, here for all copies of the template.
  ...sessionSettings,
}

/**
 * A coordinator and two workers for a whole run, and the distributed template that every test file copies. Citus
 * keeps its metadata in each node's own database, by names and numbers, which stay valid if the databases of all
 * three nodes are copied.
 */
export async function startTestCitus(): Promise<TestCluster & { nodeUrls: string[] }> {
  const folder = makeTestFolder()
  const citus = await startCitus({ folder, settings: throwawaySettings })
  const end = () => {
    citus.kill9()
    removeNodes(citus, folder)
  }
  process.once('exit', end)
  const adminUrl = citus.urlOf('balcao')
  await citus.makeDatabase('balcao')
  // The tests' own SQL joins rows of all tenants; the product's SQL never does.
  await onDatabase(adminUrl, (sql) => sql`alter role balcao set citus.enable_repartition_joins = on`)
  await migrate(adminUrl, testSecrets.derive('database'), { allowUnsafeServer: true })
  await distribute(adminUrl, () => {})
  const nodeUrls = [citus.coordinator, ...citus.workers].map(({ port }) => citus.urlOf('balcao', port))
  for (const url of nodeUrls) await leaveAlone(url)
  return {
    adminUrl,
    nodeUrls,
    stop: async () => {
      citus.kill9()
      await Promise.all([citus.coordinator, ...citus.workers].map(({ ended }) => ended))
      process.off('exit', end)
      removeNodes(citus, folder)
    },
  }
}

/** `folder` is the folder passed to `startCitus`. */
export function removeNodes(citus: Citus, folder: string): void {
  const names = ['coordinator', ...citus.workers.map((_, at) => `worker-${at + 1}`)]
  for (const name of names) removeTestFolder(join(folder, name))
  removeTestFolder(folder)
}

/** A template with connections cannot be copied, and a daemon of Citus connects to every database that accepts connections. */
async function leaveAlone(url: string): Promise<void> {
  const { pathname } = new URL(url)
  await onDatabase(Object.assign(new URL(url), { pathname: '/postgres' }).href, async (sql) => {
    await sql.unsafe(`alter database ${pathname.slice(1)} with allow_connections false`)
    await sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = ${pathname.slice(1)}`
  })
}
