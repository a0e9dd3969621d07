import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/**
 * Deletes a draft that nobody has changed since it was made. False for a draft that was changed or that
 * another record references: it stays.
 */
export async function removeDraft({ tx }: Scope, productId: string): Promise<boolean> {
  const [row] = await tx.execute<{ removed: boolean }>(
    sql`select app.remove_untouched_draft(${productId}::uuid) as removed`,
  )
  return row?.removed === true
}
