import { sql } from 'drizzle-orm'
import type { ProvenCall } from '#kit/cells/cell-calls.ts'
import type { Database } from './database.ts'

/** True once for a call of another cell, over all processes. Calls that would be refused as late are forgotten. */
export async function spendCellCall(db: Database, { id, expiresAt }: ProvenCall): Promise<boolean> {
  await db.lookup(sql`delete from app.cell_calls where expires_at < now() - interval '5 minutes'`)
  const spent = await db.lookup(sql`
    insert into app.cell_calls (id, expires_at) values (${id}, ${expiresAt.toISOString()}::timestamptz)
    on conflict do nothing returning id`)
  return spent.length === 1
}
