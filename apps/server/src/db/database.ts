import { sql } from 'drizzle-orm'
import { drizzle, type PostgresJsDatabase, type PostgresJsTransaction } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { withPreparedStatements } from './prepared-statements.ts'
import { retryable } from './retryable.ts'

// biome-ignore lint/complexity/noBannedTypes: drizzle's own "no relational schema" type
type NoRelations = {}
export type Transaction = PostgresJsTransaction<NoRelations, NoRelations>

/**
 * The only way to the tables. Every piece of work runs in one short transaction with its tenant set for that transaction alone;
 * PostgreSQL's row policies do the rest, so a forgotten filter finds nothing instead of a neighbour's rows.
 */
export type Database = {
  /** Reads and writes on the primary. Retried as a whole when PostgreSQL reports a serialization failure or a deadlock. */
  transaction<T>(platformId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Reads that may lag behind: lists and charts, never a decision about money. Goes to the replicas in turn. */
  replica<T>(platformId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** One statement before a tenant is known; the row policies show only what carries the exact key. */
  lookup<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]>
  /** Raw connection of the application's role for LISTEN. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

export type DatabaseOptions = {
  url: string
  replicaUrls: string[]
  poolSize: number
  /** Hears every statement on its way out, with its values: for measurements, never for a log. */
  onStatement?: (statement: SentStatement) => void
}
export type SentStatement = { connection: number; text: string; values: readonly unknown[] }

export function openDatabase({ url, replicaUrls, poolSize, onStatement }: DatabaseOptions): Database {
  const primary = connect(url, poolSize, onStatement)
  const replicas = replicaUrls.map((replicaUrl) => connect(replicaUrl, poolSize, onStatement))
  let turn = 0

  return {
    transaction: (platformId, work) => retryable(() => inTenant(primary.db, platformId, work)),
    replica: (platformId, work) => {
      const chosen = replicas.length > 0 ? replicas[turn++ % replicas.length] : undefined
      return inTenant((chosen ?? primary).db, platformId, work, { accessMode: 'read only' })
    },
    lookup: async (query) => [...(await primary.db.execute(query))] as never,
    listen: async (channel, onMessage) => (await primary.client.listen(channel, onMessage)).unlisten,
    isReachable: () =>
      primary.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
    close: async () => {
      await Promise.all([primary, ...replicas].map(({ client }) => client.end({ timeout: 5 })))
    },
  }
}

function connect(url: string, poolSize: number, onStatement: DatabaseOptions['onStatement']) {
  const client = postgres(url, {
    max: poolSize,
    connect_timeout: 5,
    idle_timeout: 300,
    onnotice: () => {},
    ...(onStatement && {
      debug: (connection, text, values) => onStatement({ connection, text, values }),
    }),
    connection: {
      application_name: 'balcao',
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    },
  })
  return {
    client,
    db: drizzle(withPreparedStatements(client), { casing: 'snake_case' }) as PostgresJsDatabase<NoRelations>,
  }
}

function inTenant<T>(
  db: PostgresJsDatabase<NoRelations>,
  platformId: string,
  work: (tx: Transaction) => Promise<T>,
  mode?: { accessMode: 'read only' },
): Promise<T> {
  return db.transaction((tx) => {
    // Not awaited: it travels in the same packet as the first statement of the work, and if it fails that statement fails too.
    tx.execute(sql`select set_config('app.platform_id', ${platformId}, true)`).then(undefined, () => {})
    return work(tx)
  }, mode)
}
