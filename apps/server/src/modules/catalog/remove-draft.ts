import { sql } from 'drizzle-orm'
import type { Scope } from '#scope.ts'

/**
 * Deletes a draft that is unchanged since its creation. Returns false for a draft that stays because it was
 * changed or another record references it.
 */
export async function removeDraft({ tx }: Scope, productId: string): Promise<boolean> {
  const [row] = await tx.execute<{ removed: boolean }>(
    sql`select app.remove_untouched_draft(${productId}::uuid) as removed`,
  )
  return row?.removed === true
}
