import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/** Serialises all changes to the keys of a content until the transaction ends. */
export async function lockLicenses({ tx, platformId }: Scope, contentId: string): Promise<void> {
  const place = `${platformId} licenses ${contentId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`)
}
