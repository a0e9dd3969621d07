import { eq } from 'drizzle-orm'
import { balanceLots } from '#db/schema/ledger.ts'
import type { Scope } from '#scope.ts'
import type { Lot } from './lot.ts'

/** Locks and reads the lots of a payment, in any state. */
export function lockLots({ tx }: Scope, paymentId: string): Promise<Lot[]> {
  return tx
    .select()
    .from(balanceLots)
    .where(eq(balanceLots.paymentId, paymentId))
    .orderBy(balanceLots.id)
    .for('update')
}
