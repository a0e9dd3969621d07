import { is, Param, Placeholder, SQL, sql } from 'drizzle-orm'
import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { PostgresJsSession, PostgresJsTransaction } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { TenantDialect, tenantInput } from './tenant-dialect.ts'
import type { Transaction } from './transaction.ts'

/** Placeholders of the values that a statement gets when it runs. */
export type Inputs<Values> = { readonly [Name in keyof Values]: Placeholder<Name & string, Values[Name]> }

type Built = SQL<unknown> | { prepare(name: string): PgPreparedQuery<PreparedQueryConfig> }
type Answer<Statement extends Built> =
  Statement extends SQL<infer Row>
    ? Row[]
    : Statement extends { prepare(name: string): PgPreparedQuery<infer Config extends PreparedQueryConfig> }
      ? Config['execute']
      : never

/**
 * A statement for a hot path: its text is built at its first use and then only given its values. The builder names
 * the tenant in it, as in every other statement; SQL written by hand does so with `tenant`. Its rows are those of
 * the query builder.
 *
 *     const findIntent = defineStatement((db, given: Inputs<{ purchaseId: string }>) =>
 *       db.select().from(purchaseIntents).where(eq(purchaseIntents.purchaseId, given.purchaseId)))
 *     const [intent] = await findIntent(tx, { purchaseId })
 *
 * The text cannot depend on the values. A value that a column must encode, such as an instant in a comparison, is
 * written `sql.param(given.now, column)`.
 */
export function defineStatement<Values extends object, Statement extends Built>(
  build: (db: StatementBuilder, given: Inputs<Values>) => Statement,
): (tx: Transaction, values: Values) => Promise<Answer<Statement>> {
  let built: PgPreparedQuery<PreparedQueryConfig & { execute: Answer<Statement> }> | undefined
  return (tx, values) => {
    built ??= prepare(build(builder, inputs as Inputs<Values>))
    return tx.runBuilt(built, values)
  }
}

/**
 * The tenant, for SQL written by hand, inside a statement or a column of one. A subquery has to name it too, or it
 * reads the shards of all tenants.
 */
export const tenant = sql.placeholder(tenantInput)

const dialect = new TenantDialect({ casing: 'snake_case' }).forTenant(tenant)
/** A session without a connection, which never sends anything. */
const session = new PostgresJsSession<Sql, Record<string, never>, Record<string, never>>(
  undefined as never,
  dialect,
  undefined,
)
const builder = new PostgresJsTransaction(dialect, session as never, undefined)

export type StatementBuilder = Pick<
  typeof builder,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>

/**
 * An input as the new value of a column. An update encodes it as the column requires, though the library's types
 * do not allow for it.
 */
export function newValue<Value>(input: Placeholder<string, Value>): SQL<Value> {
  return input as unknown as SQL<Value>
}

const inputs = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) })

function prepare<Result>(statement: Built): PgPreparedQuery<PreparedQueryConfig & { execute: Result }> {
  const prepared = is(statement, SQL)
    ? session.prepareQuery(dialect.sqlToQuery(statement), undefined, statementName, false)
    : (statement as Exclude<Built, SQL<unknown>>).prepare(statementName)
  const { params } = prepared.getQuery()
  params.forEach((param, place) => {
    if (is(param, Param)) params[place] = new Param(param.value, exceptNull(param.encoder))
  })
  return prepared as PgPreparedQuery<PreparedQueryConfig & { execute: Result }>
}

/**
 * Encoder that passes null through: no column's own encoder expects a null, and a value given later may be
 * one.
 */
function exceptNull(encoder: Param['encoder']): Param['encoder'] {
  return { mapToDriverValue: (value) => (value === null ? null : encoder.mapToDriverValue(value)) }
}

/**
 * The driver prepares by text and names the statement itself; any name makes drizzle use prepared statements.
 */
const statementName = 'built once'
