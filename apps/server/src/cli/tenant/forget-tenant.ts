import postgres from 'postgres'
import { WrongCall } from '#cli/command.ts'
import type { DirectoryStore } from '#kit/cells/directory-store.ts'
import { tenantTables } from './compare-tenant.ts'
import { removeRows } from './remove-rows.ts'

/** How long the rows of a moved platform stay, in days: a week of sales shows whether anything was lost. */
const keptDays = 7

/**
 * Deletes the rows that a platform left here when it moved to another cell or left in an archive. The hold stays, so
 * that no process writes for the platform here.
 */
export async function forgetTenant(
  { platformId, url }: { platformId: string; url: string },
  { cell, now }: { cell: { name: string; directory: DirectoryStore } | null; now: Date },
): Promise<{ rows: number }> {
  const entry = (await cell?.directory.read())?.platforms[platformId]
  if (cell && entry?.cell === cell.name)
    throw new WrongCall(`The platform ${platformId} lives in ${cell.name}`)
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const [link] = await sql`
      select from pg_publication where pubname = ${`balcao_move_${platformId.replaceAll('-', '')}`}`
    if (link) throw new WrongCall('The move is not finished: repeat it first')
    const [hold] = await sql<{ since: Date }[]>`
      select since from app.tenant_holds where platform_id = ${platformId} and state = 'LEFT'`
    if (!hold) throw new WrongCall(`The platform ${platformId} did not leave by a move or in an archive`)
    const keptUntil = new Date(hold.since.getTime() + keptDays * 86_400_000)
    if (now < keptUntil) throw new WrongCall(`The rows are kept until ${keptUntil.toISOString()}`)
    return { rows: await removeRows(sql, platformId, await tenantTables(sql)) }
  } finally {
    await sql.end({ timeout: 1 })
  }
}
