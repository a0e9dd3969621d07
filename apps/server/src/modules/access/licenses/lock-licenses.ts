import { sql } from 'drizzle-orm'
import type { Scope } from '../../../scope.ts'

/** Until the transaction ends nobody else puts in, claims or hands out keys of this content. */
export async function lockLicenses({ tx, platformId }: Scope, contentId: string): Promise<void> {
  const place = `${platformId} licenses ${contentId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
}
