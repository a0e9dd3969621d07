import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { refusesWrites } from '#kit/postgres/refuses-writes.ts'
import { connectSeconds } from './connect-seconds.ts'
import { defineStatement, type Inputs, tenant } from './define-statement.ts'
import { refuseWhileLost, refuseWhileUnwritable } from './lost-database.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import { retryable } from './retryable.ts'
import { TenantDialect } from './tenant-dialect.ts'
import { Transaction } from './transaction.ts'

/**
 * The only way to the tables. Every piece of work runs in one short transaction with its tenant set for that transaction alone. The
 * dialect names the tenant in every statement, and PostgreSQL's row policies show no other rows even to a statement that does not.
 */
export type Database = {
  /** Reads and writes on the primary. Retried as a whole when PostgreSQL reports a serialization failure or a deadlock. */
  transaction<T>(platformId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Reads that may lag behind: lists and charts, never a decision about money. Goes to the replicas in turn. */
  replica<T>(platformId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A read of a few rows that may lag behind, on the reserved connection: pages need it, and must not wait for sales. */
  glance<T>(platformId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * One statement before a tenant is known, on the reserved connection; the row policies show only rows with the
   * exact key.
   */
  lookup<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]>
  /**
   * Raw connection of the application's role for LISTEN. `onListening` is called at once and after every
   * reconnect, since announcements made meanwhile were missed.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onListening: () => void,
  ): Promise<() => Promise<void>>
  isReachable(): Promise<boolean>
  /** Number of transactions on the primary that run or wait for a connection. */
  underway(): number
  /**
   * When PostgreSQL last refused a write for lack of resources, or because it is read-only. By the process's
   * own clock.
   */
  refusedWriteAt(): number | null
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Direct address of the database, without the pooler: LISTEN always connects here. */
  url: string
  /** A pooler in transaction mode in front of the primary; all other work goes through it. */
  pooler?: Pooler | undefined
  replicaUrls: string[]
  poolSize: number
  /**
   * False where a commit need not wait for the disk: a power failure may then undo the last half second. For
   * data that can be made again.
   */
  awaitsDisk?: boolean
  /** Whether Citus distributes the tables. */
  isDistributed?: boolean | undefined
  /** Receives every statement before it is sent, with its values: for measurements, never for a log. */
  onStatement?: ((statement: SentStatement) => void) | undefined
}
/** `prepares`: whether it keeps prepared statements, as PgBouncer does from 1.21 on. */
export type Pooler = { url: string; prepares: boolean }

export type SentStatement = { connection: number; text: string; values: readonly unknown[] }

export function openDatabase({
  url,
  pooler,
  replicaUrls,
  isDistributed = false,
  ...options
}: DatabaseOptions): Database {
  // A pool of three connections or fewer reserves none.
  const reservedSize = options.poolSize > 3 ? 1 : 0
  const primary = connect(pooler ?? url, { ...options, poolSize: options.poolSize - reservedSize })
  const reserved = reservedSize > 0 ? connect(pooler ?? url, { ...options, poolSize: reservedSize }) : primary
  const direct = pooler ? connect(url, { poolSize: 1 }) : primary
  const replicas = replicaUrls.map((replicaUrl) => connect(replicaUrl, options))
  let turn = 0
  let refusedWriteAt: number | null = null
  let underway = 0
  const read =
    (fallback: Pool) =>
    <T>(platformId: string, work: (tx: Transaction) => Promise<T>): Promise<T> => {
      const chosen = replicas.length > 0 ? replicas[turn++ % replicas.length] : undefined
      return inTenant((chosen ?? fallback).client, { platformId, isDistributed }, work, 'read only').catch(
        refuseWhileLost,
      )
    }

  return {
    transaction: (platformId, work) => {
      underway += 1
      return retryable(() => inTenant(primary.client, { platformId, isDistributed }, work, 'read write'))
        .catch((error) => {
          if (refusesWrites(error)) refusedWriteAt = performance.now()
          return refuseWhileUnwritable(error)
        })
        .finally(() => {
          underway -= 1
        })
    },
    replica: read(primary),
    glance: read(reserved),
    lookup: async (query) => [...(await reserved.db.execute(query).catch(refuseWhileLost))] as never,
    listen: async (channel, onMessage, onListening) =>
      (await direct.client.listen(channel, onMessage, onListening)).unlisten,
    isReachable: () =>
      reserved.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    underway: () => underway,
    refusedWriteAt: () => refusedWriteAt,
    close: async () => {
      await Promise.all(
        [primary, reserved, direct, ...replicas].map(({ client }) => client.end({ timeout: 5 })),
      )
    },
  }
}

type Pool = ReturnType<typeof connect>

/** A pool that logs in when it is first used. */
export function connect(
  to: string | Pooler,
  {
    poolSize,
    awaitsDisk = true,
    onStatement,
  }: Omit<DatabaseOptions, 'url' | 'pooler' | 'replicaUrls' | 'isDistributed'>,
) {
  const pooler = typeof to === 'string' ? undefined : to
  const prepares = pooler?.prepares ?? true
  const client = postgres(pooler?.url ?? String(to), {
    max: poolSize,
    connect_timeout: connectSeconds,
    // In seconds. A restarting database is back soon, and a request is waiting for it.
    backoff: (failures: number) => Math.min(0.02 * 2 ** failures, 0.25),
    idle_timeout: 300,
    onnotice: () => {},
    ...(onStatement && {
      debug: (connection, text, values) => onStatement({ connection, text, values }),
    }),
    prepare: prepares,
    connection: {
      application_name: 'balcao',
      // A pooler shares its sessions and refuses settings of one client: the pooler makes these settings itself
      // (connect_query).
      ...(!pooler && { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }),
      ...(!pooler && !awaitsDisk && { synchronous_commit: 'off' }),
    },
  })
  const used = prepares ? withPreparedStatements(client) : client
  return { client: used, db: drizzle(used, { casing: 'snake_case' }) }
}

const dialect = new TenantDialect({ casing: 'snake_case' })

/** A statement that is sent after the commit would know no tenant: it would change nothing, or never be answered. */
function refuseLate(): never {
  throw new Error('A statement was sent after the end of its transaction')
}

const enter = defineStatement((_db, _given: Inputs<object>) => sql`select app.enter(${tenant})`)

async function inTenant<T>(
  pool: postgres.Sql,
  place: { platformId: string; isDistributed: boolean },
  work: (tx: Transaction) => Promise<T>,
  mode: 'read write' | 'read only',
): Promise<T> {
  let tx: Transaction | undefined
  try {
    const result = await pool.begin(mode, (client) => {
      tx = new Transaction(client, { ...place, dialect })
      // Travels in the same packet as the first statement of the work, and if it fails that statement fails too.
      tx.later(enter(tx, {}))
      return work(tx).finally(() => setImmediate(() => Object.assign(client, { unsafe: refuseLate })))
    })
    await tx?.settled()
    return result as T
  } catch (error) {
    throw tx ? tx.reasonOf(error) : error
  }
}
