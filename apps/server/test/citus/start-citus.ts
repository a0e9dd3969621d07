import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import { type ClusterProcess, runCluster } from '#kit/postgres/cluster-process.ts'
import type { PostgresBinaries } from '#kit/postgres/postgres-binaries.ts'
import { type PostgresHome, preparePostgresHome } from '#kit/postgres/postgres-home.ts'
import { endOf } from '#kit/postgres/postmaster.ts'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { findFreePort } from '#test/find-free-port.ts'

type CitusNode = ClusterProcess & { port: number; restart(): Promise<void> }

export type Citus = {
  coordinator: CitusNode
  workers: CitusNode[]
  /** Owner of a database, on the coordinator or on the node of a port. */
  urlOf(database: string, port?: number): string
  /** Makes a database on all nodes, with the extension, and registers the workers with the coordinator. */
  makeDatabase(name: string): Promise<void>
  kill9(): void
  stop(): Promise<void>
}

/** Settings that Citus needs on each node, and that the product needs of Citus (docs/operate/citus.md). */
const nodeSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_preload_libraries: 'citus',
  max_connections: '500',
  max_prepared_transactions: '500',
  max_worker_processes: '150',
  max_locks_per_transaction: '512',
  shared_buffers: '256MB',
  random_page_cost: '1.1',
  // Plans treat a new shop's tables as empty until they are analysed: after seconds instead of PostgreSQL's minute.
  autovacuum_naptime: '10s',
  jit: 'off',
  timezone: 'UTC',
  wal_level: 'logical',
  'citus.node_conninfo': 'sslmode=disable',
}

type Wishes = { folder: string; workers?: number; settings?: Record<string, string> }

/**
 * One coordinator and its workers, in a folder, as an ordinary user, from the PostgreSQL of `PG_CONFIG` (by default the system's)
 * with Citus installed. Every connection from the loopback of this machine is accepted: for tests and trials only.
 */
export async function startCitus({ folder, workers = 2, settings = {} }: Wishes): Promise<Citus> {
  const binaries = findBinaries()
  const names = ['coordinator', ...Array.from({ length: workers }, (_, at) => `worker-${at + 1}`)]
  const nodes = await Promise.all(
    names.map((name) => startNode(join(folder, name), binaries, { ...nodeSettings, ...settings })),
  )
  const [coordinator, ...others] = nodes
  if (!coordinator) throw new Error('no node was started')
  const urlOf = (database: string, port = coordinator.port) =>
    `postgres://balcao@127.0.0.1:${port}/${database}`
  return {
    coordinator,
    workers: others,
    urlOf,
    async makeDatabase(name) {
      for (const { port } of nodes) {
        await onDatabase(urlOf('postgres', port), async (sql) => {
          await trustSplits(sql)
          await sql.unsafe(`create database ${name}`)
        })
        await onDatabase(urlOf(name, port), (sql) => sql`create extension citus`)
      }
      await onDatabase(urlOf(name), async (sql) => {
        await sql`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port}::int)`
        for (const { port } of others) await sql`select citus_add_node('127.0.0.1', ${port}::int)`
      })
    },
    kill9: () => {
      for (const node of nodes) node.kill9()
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()))
    },
  }
}

/** Shards are split by an output plugin of Citus, which newer releases of PostgreSQL refuse unless this setting names it. */
async function trustSplits(sql: postgres.Sql): Promise<void> {
  const [known] = await sql`select from pg_settings where name = 'output_plugin_libraries'`
  if (!known) return
  await sql`alter system set output_plugin_libraries = 'pgoutput', 'citus'`
  await sql`select pg_reload_conf()`
}

export async function onDatabase<T>(url: string, work: (sql: postgres.Sql) => PromiseLike<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

function findBinaries(): PostgresBinaries {
  const pgConfig = process.env.PG_CONFIG ?? 'pg_config'
  const ask = (what: string) => {
    try {
      return execFileSync(pgConfig, [what], { encoding: 'utf8' }).trim()
    } catch {
      throw new StartRefusal(
        `"${pgConfig}" does not run: install PostgreSQL and Citus (docs/operate/citus.md), or name it in PG_CONFIG.`,
      )
    }
  }
  // Debian's pg_config without a version reports the newest headers; the server is in the same folder.
  const folder = ask('--bindir')
  if (!existsSync(join(ask('--sharedir'), 'extension/citus.control')))
    throw new StartRefusal(
      `The PostgreSQL of ${pgConfig} has no Citus: docs/operate/citus.md says how to build it.`,
    )
  return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), version: ask('--version') }
}

async function startNode(
  folder: string,
  binaries: PostgresBinaries,
  settings: Record<string, string>,
): Promise<CitusNode> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const home = preparePostgresHome(folder)
  const data = join(home.path, 'data')
  if (!existsSync(data)) makeNode(home, data, binaries)
  const port = await findFreePort()
  const run = () => runCluster({ home, binaries, settings: { ...settings, port: String(port) } })
  let cluster = await run()
  return {
    port,
    get ended() {
      return cluster.ended
    },
    stop: () => cluster.stop(),
    kill9: () => cluster.kill9(),
    restart: async () => {
      await cluster.ended
      await endOf(data, 30)
      cluster = await run()
    },
  }
}

function makeNode(home: PostgresHome, data: string, { initdb }: PostgresBinaries): void {
  const flags = ['--username=balcao', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  const { status, stderr } = spawnSync(initdb, [`--pgdata=${data}`, ...flags], {
    ...home.owner,
    cwd: home.path,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`A node could not be made: ${stderr.trim()}`)
}
