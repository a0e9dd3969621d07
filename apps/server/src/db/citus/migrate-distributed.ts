import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { PgDialect } from 'drizzle-orm/pg-core'
import { PostgresJsSession } from 'drizzle-orm/postgres-js'
import type postgres from 'postgres'
import { leader } from './is-distributed.ts'

/**
 * Migrates distributed tables. A new table of tenants is distributed right after its creation, before references and rows:
 * otherwise it would stay on the coordinator, apart from the other rows of its tenants.
 */
export async function migrateDistributed(client: postgres.Sql, migrationsFolder: string): Promise<void> {
  const dialect = new PgDialect({ casing: 'snake_case' })
  const migrations = readMigrationFiles({ migrationsFolder }).map(withPlaces)
  await dialect.migrate(migrations, new PostgresJsSession(client, dialect, undefined), { migrationsFolder })
}

function withPlaces(migration: MigrationMeta): MigrationMeta {
  const statements = migration.sql.flatMap((statement) => {
    const name = newTableOfTenants(statement)
    if (name === null) return [statement]
    return [
      statement,
      `select create_distributed_table('${name}', 'platform_id', colocate_with => '${leader}')`,
    ]
  })
  // A transaction that changes several tables with references between them does so one shard after another.
  return { ...migration, sql: ["set local citus.multi_shard_modify_mode = 'sequential'", ...statements] }
}

function newTableOfTenants(statement: string): string | null {
  const [, name] = /^\s*create table (?:if not exists )?"(\w+)" \(/i.exec(statement) ?? []
  return name !== undefined && /"platform_id"/.test(statement) ? name : null
}
