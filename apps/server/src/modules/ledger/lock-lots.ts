import { eq } from 'drizzle-orm'
import { balanceLots } from '../../db/schema/ledger.ts'
import type { Scope } from '../../scope.ts'
import type { Lot } from './posting-rules.ts'

/** Locks and reads the lots of a payment. Held money counts as pending: it was posted to the same account. */
export async function lockLots({ tx }: Scope, paymentId: string): Promise<Lot[]> {
  const lots = await tx
    .select()
    .from(balanceLots)
    .where(eq(balanceLots.paymentId, paymentId))
    .orderBy(balanceLots.id)
    .for('update')
  return lots.map((lot) => ({ ...lot, state: lot.state === 'RELEASED' ? 'RELEASED' : 'PENDING' }))
}
