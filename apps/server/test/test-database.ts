import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { postgresErrorCode } from '#db/retryable.ts'

export type TestDatabase = { ownerUrl: string; drop(): Promise<void> }

/** A migrated database of its own for one test file, cloned from the template in a few milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = new URL(inject('templateDatabaseUrl'))
  const nodes = inject('nodeUrls')?.map((node) => new URL(node)) ?? [templateUrl]
  const template = templateUrl.pathname.slice(1)
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(templateUrl)
  url.pathname = `/${name}`
  await onEach(nodes, (sql) => sql.unsafe(`create database ${name} template ${template} strategy file_copy`))
  return {
    ownerUrl: url.href,
    drop: () =>
      onEach(nodes, (sql) => sql.unsafe(`drop database ${name} with (force)`).catch(leaveToCluster)),
  }
}

/** A transaction that Citus prepared and has not finished yet keeps its database, until the end of the cluster. */
function leaveToCluster(error: unknown): void {
  if (postgresErrorCode(error) !== '55006') throw error
}

async function onEach(nodes: URL[], work: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  await Promise.all(nodes.map((node) => onServer(node, work)))
}

/** Through another database: a template with open connections cannot be cloned. */
async function onServer(templateUrl: URL, work: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const url = new URL(templateUrl)
  url.pathname = '/postgres'
  const sql = postgres(url.href, { max: 1, onnotice: () => {} })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}
