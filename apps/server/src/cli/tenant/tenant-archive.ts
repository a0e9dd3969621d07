import type postgres from 'postgres'
import { z } from 'zod'
import { WrongCall } from '#cli/command.ts'

/** Name of the first entry of an archive, which lists the others. */
export const manifestName = 'manifest.json'

/** The manifest of an archive of a platform. Rows and files follow it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  platformId: z.uuid(),
  madeAt: z.iso.datetime(),
  /** Whether the platform has written nothing at its source since `madeAt`: only then may it sell elsewhere. */
  isFinal: z.boolean(),
  /** Hashes of the migrations of the source database. */
  version: z.string(),
  tables: z.array(
    z.object({ table: z.string(), columns: z.array(z.string()), rows: z.number(), hash: z.string() }),
  ),
  jobs: z.array(
    z.strictObject({
      identifier: z.string(),
      payload: z.looseObject({ platformId: z.uuid() }),
      run_at: z.iso.datetime({ offset: true }),
      key: z.string().nullable(),
      max_attempts: z.int(),
      priority: z.int(),
      attempts: z.int(),
    }),
  ),
  /** Keys that open its sealed values. */
  keys: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/**
 * Replaces the name of a cell in the hold of a platform that leaves or arrives in an archive. No cell can have this
 * name.
 */
export const archiveCell = '(archive)'

/** Identifies the schema of a database: rows fit only into the same schema. */
export async function versionOf(sql: postgres.Sql | postgres.TransactionSql): Promise<string> {
  const [row] = await sql<{ hashes: string | null }[]>`
    select string_agg(hash, ' ' order by created_at) as hashes from drizzle.__drizzle_migrations`
  return row?.hashes ?? ''
}

/**
 * Requires a superuser: a user bound by row policies copies nothing, and a user who may not disable triggers cannot
 * write rows unchanged.
 */
export async function requireSuperuser(sql: postgres.Sql, where: string): Promise<void> {
  const [role] = await sql<{ isEnough: boolean }[]>`
    select rolsuper as "isEnough" from pg_roles where rolname = current_user`
  if (!role?.isEnough) throw new WrongCall(`The user of the database ${where} has to be a superuser`)
}

/** The session that moves, exports or imports a platform holds this lock until it ends: only one runs at a time. */
export async function takeMoveLock(session: postgres.ReservedSql, platformId: string): Promise<void> {
  const [lock] = await session`select pg_try_advisory_lock(app.move_lock(${platformId})) as "isOurs"`
  if (!lock?.isOurs) throw new WrongCall('Another move, export or import of this platform is running')
}
