import { and, eq, gt } from 'drizzle-orm'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import type { Scope } from '#scope.ts'
import type { EmailChange } from './email-change.ts'

/** A change with a valid code, locked; null for any other. */
export async function findAskedChange({ tx, now }: Scope, changeId: string): Promise<EmailChange | null> {
  const [change] = await tx
    .select()
    .from(buyerEmailChanges)
    .where(
      and(
        eq(buyerEmailChanges.id, changeId),
        eq(buyerEmailChanges.state, 'ASKED'),
        gt(buyerEmailChanges.expiresAt, now),
        gt(buyerEmailChanges.triesLeft, 0),
      ),
    )
    .for('update')
  return change ?? null
}
