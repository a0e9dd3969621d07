import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { PostgresJsSession, PostgresJsTransaction } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { type TenantDialect, tenantInput } from './tenant-dialect.ts'

// biome-ignore lint/complexity/noBannedTypes: drizzle's own "no relational schema" type
type NoRelations = {}

type BuiltOnce<Result> = PgPreparedQuery<PreparedQueryConfig & { execute: Result }>

/** One transaction of one tenant: the query builder, and statements that were built once (`define-statement.ts`). */
export class Transaction extends PostgresJsTransaction<NoRelations, NoRelations> {
  readonly #client: postgres.TransactionSql
  readonly #platformId: string
  readonly #underway: Promise<unknown>[] = []
  #failure: unknown
  /** Whether the tables are sharded. A sharded statement writes one table only (db/citus). */
  readonly isDistributed: boolean

  constructor(
    client: postgres.TransactionSql,
    {
      platformId,
      dialect,
      isDistributed,
    }: { platformId: string; dialect: TenantDialect; isDistributed: boolean },
  ) {
    const ofTenant = dialect.forTenant(platformId)
    // The library's own types disagree on whether a transaction's connection is a whole client.
    const session = new PostgresJsSession<postgres.TransactionSql & postgres.Sql, NoRelations, NoRelations>(
      client as postgres.TransactionSql & postgres.Sql,
      ofTenant,
      undefined,
    )
    super(ofTenant, session, undefined)
    this.#client = client
    this.#platformId = platformId
    this.isDistributed = isDistributed
  }

  /** Runs a built statement for this transaction's tenant, whichever tenant the values name. */
  runBuilt<Result>(statement: BuiltOnce<Result>, values: object): Promise<Result> {
    const here: BuiltOnce<Result> = Object.create(statement, { client: { value: this.#client } })
    return here.execute({ ...values, [tenantInput]: this.#platformId })
  }

  /**
   * Sends writes without awaiting their answers: they travel with the next statement, at the latest with the commit. A
   * failed write makes the whole transaction fail. Each write is one statement: a second statement of an async
   * function would be sent after the commit, and is refused.
   */
  later(...writes: Promise<unknown>[]): void {
    for (const write of writes) {
      this.#underway.push(write)
      write.catch((error: unknown) => {
        this.#failure ??= error
      })
    }
  }

  /** Rejects when an unawaited write has failed: PostgreSQL has then turned the commit into a rollback. */
  async settled(): Promise<void> {
    await Promise.all(this.#underway)
  }

  /**
   * The first failure of the transaction: statements sent after it only report that the transaction is
   * aborted.
   */
  reasonOf(error: unknown): unknown {
    return this.#failure ?? error
  }
}
