import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/**
 * Deletes a draft that nobody has worked on since it was made. False for a draft that was worked on or that another
 * record names: it stays.
 */
export async function removeDraft({ tx }: Scope, productId: string): Promise<boolean> {
  const [row] = await tx.execute<{ removed: boolean }>(
    sql`select app.remove_untouched_draft(${productId}::uuid) as removed`,
  )
  return row?.removed === true
}
