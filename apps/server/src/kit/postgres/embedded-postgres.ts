import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { archiveSettings, prepareArchive } from './archive.ts'
import { type ClusterOptions, type ClusterProcess, runCluster } from './cluster-process.ts'
import { isFree, rememberedPort } from './free-port.ts'
import { makeCluster } from './make-cluster.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { preparePostgresHome } from './postgres-home.ts'
import { stopLeftovers } from './postmaster.ts'
import { StartRefusal } from './start-refusal.ts'

export type EmbeddedPostgres = ClusterProcess & {
  /** Connects as the owner of the database `balcao`. */
  url: string
  port: number
  clusterDir: string
}

type EmbeddedPostgresOptions = {
  dataDir: string
  /** Folder of backups, to which the write-ahead log is archived. */
  backupDir?: string | undefined
  /** Settings on top of our own, by PostgreSQL's names. */
  settings?: Record<string, string>
  log?: (line: string) => void
}

/** Sized for a demo on two cores. Committed rows are on disk: durability is never traded for speed here. */
const demoSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  jit: 'off',
  // Plans treat a new shop's tables as empty until they are analysed: after seconds instead of PostgreSQL's minute.
  autovacuum_naptime: '10s',
  fsync: 'on',
  synchronous_commit: 'on',
  wal_level: 'replica',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** For a cell: its tenants move by logical replication, with a worker for each table in the copy. */
export const cellSettings = {
  wal_level: 'logical',
  max_sync_workers_per_subscription: '4',
  max_logical_replication_workers: '8',
  wal_retrieve_retry_interval: '100ms',
}

/**
 * Starts the PostgreSQL of this data folder. A missing cluster is created, and leftovers of a killed one are removed
 * first.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, backupDir, settings = {}, log = () => {} } = options
  const home = preparePostgresHome(dataDir)
  const binaries = findPostgresBinaries(home)
  const clusterDir = join(home.path, 'data')
  if (existsSync(clusterDir)) {
    refuseOtherVersion(clusterDir, binaries)
    await stopLeftovers(clusterDir)
  } else {
    log('Creating the database cluster')
    await makeCluster({ home, binaries, isDurable: settings.fsync !== 'off' })
  }

  const { cluster, port } = await runOnFreePort({
    home,
    binaries,
    settings: {
      ...demoSettings,
      ...(backupDir && archiveSettings(prepareArchive(backupDir, home.owner))),
      ...settings,
    },
  })
  const password = readFileSync(join(home.path, 'password'), 'utf8')
  const urlOf = (database: string) => `postgres://balcao:${password}@127.0.0.1:${port}/${database}`
  try {
    if (!isRecovering(clusterDir)) await makeDatabase(urlOf('postgres'))
  } catch (error) {
    await cluster.stop()
    throw error
  }
  return { ...cluster, url: urlOf('balcao'), port, clusterDir }
}

/** A standby, or a cluster in recovery, accepts no writes; it has its database already. */
function isRecovering(clusterDir: string): boolean {
  return ['standby.signal', 'recovery.signal'].some((name) => existsSync(join(clusterDir, name)))
}

/** Retries with another port when the free port found was taken before PostgreSQL could bind it. */
async function runOnFreePort(
  options: ClusterOptions,
  attemptsLeft = 3,
): Promise<{ cluster: ClusterProcess; port: number }> {
  const port = await rememberedPort(join(options.home.path, 'port'))
  try {
    const settings = { ...options.settings, port: String(port) }
    return { port, cluster: await runCluster({ ...options, settings }) }
  } catch (error) {
    if (attemptsLeft === 0 || (await isFree(port))) throw error
    return runOnFreePort(options, attemptsLeft - 1)
  }
}

function refuseOtherVersion(clusterDir: string, { version }: PostgresBinaries): void {
  const ours = version.split('.')[0]
  const theirs = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (ours !== theirs)
    throw new StartRefusal(
      `${clusterDir} was made by PostgreSQL ${theirs} and Balcão brings ${ours}: start over with "npm run reset", or set BALCAO_DATA_DIR to another folder.`,
    )
}

async function makeDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const found = await sql`select 1 from pg_database where datname = 'balcao'`
    if (found.length === 0) await sql`create database balcao`
  } finally {
    await sql.end()
  }
}
