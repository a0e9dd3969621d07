import { and, eq, gt } from 'drizzle-orm'
import { buyerEmailChanges } from '#db/schema/corrections.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import type { Scope } from '#scope.ts'
import type { EmailChange } from './email-change.ts'

/** The change that this link undoes, locked; null after the change was undone or its days are over. */
export async function findUndoableChange({ tx, now }: Scope, token: string): Promise<EmailChange | null> {
  const [change] = await tx
    .select()
    .from(buyerEmailChanges)
    .where(
      and(
        eq(buyerEmailChanges.undoHash, hashToken(token)),
        eq(buyerEmailChanges.state, 'APPLIED'),
        gt(buyerEmailChanges.undoUntil, now),
      ),
    )
    .for('update')
  return change ?? null
}
