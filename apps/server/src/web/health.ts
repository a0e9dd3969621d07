import { readdir, readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { App } from '#app.ts'
import type { Database } from '#db/database.ts'
import { hasPlatform } from './refuse-without-platform.ts'

const snapshots = new URL('../db/migrations/meta/', import.meta.url)
const snapshotSchema = z.object({
  tables: z.record(z.string(), z.object({ name: z.string(), columns: z.record(z.string(), z.unknown()) })),
})
const leaving = new WeakSet<Server>()
const databaseTimeoutMs = 2_000
/** How long a refused write makes the process unready; then the next buyers test it again. */
const refusedWriteMs = 30_000

type Missing = 'shutdown' | 'database' | 'room in the database' | 'migrations' | 'platform'

/** From now on `/readyz` answers 503, so that a load balancer stops sending requests before the connections close. */
export function announceShutdown(server: FastifyInstance): void {
  leaving.add(server.server)
}

/**
 * `/healthz` says that the process lives, `/readyz` that it can do its work. Neither reveals anything else. A process that would
 * answer buyers with 503 is not ready: with a database that refused a write a short time ago, or without a platform.
 */
export async function health(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  const expectedColumns = await readExpectedColumns()
  // A schema only moves forward, so a current schema is not checked again.
  let isSchemaCurrent = false
  let isPlatformThere = false
  const missing = async (): Promise<Missing | null> => {
    if (leaving.has(server.server)) return 'shutdown'
    if (!(await withinTime(app.db.isReachable()))) return 'database'
    const refusedWriteAt = app.db.refusedWriteAt()
    if (refusedWriteAt !== null && performance.now() - refusedWriteAt < refusedWriteMs)
      return 'room in the database'
    isSchemaCurrent ||= await hasColumns(app.db, expectedColumns)
    if (!isSchemaCurrent) return 'migrations'
    isPlatformThere ||= await hasPlatform(app.db)
    return isPlatformThere ? null : 'platform'
  }

  const options = { config: { isOutsideLoadLimit: true }, logLevel: 'silent' } as const
  server.get('/healthz', options, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  )
  server.get('/readyz', options, async (_request, reply) => {
    const waitsFor = await missing()
    reply.header('cache-control', 'no-store')
    return waitsFor === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', waitsFor })
  })
}

/** The newest snapshot beside the migrations lists every column that this version of the code relies on. */
async function readExpectedColumns(): Promise<string[]> {
  const newest = (await readdir(snapshots))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1)
  if (newest === undefined) throw new Error('There are no migrations beside the code')
  const { tables } = snapshotSchema.parse(JSON.parse(await readFile(new URL(newest, snapshots), 'utf8')))
  return Object.values(tables).flatMap(({ name, columns }) =>
    Object.keys(columns).map((column) => `${name}.${column}`),
  )
}

/** The application's role cannot read the list of applied migrations, but everybody can read the catalogue. */
async function hasColumns(db: Database, expected: string[]): Promise<boolean> {
  const rows = await db.lookup<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
  const present = new Set(rows.map(({ name }) => name))
  return expected.every((column) => present.has(column))
}

function withinTime(work: Promise<boolean>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), databaseTimeoutMs)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
