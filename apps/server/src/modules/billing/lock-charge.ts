import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { charges } from '#db/schema/billing.ts'
import type { Scope } from '#scope.ts'

export type Charge = typeof charges.$inferSelect

/** Every change that ends a charge locks it first. A paid or canceled charge is refused. */
export async function lockUnpaidCharge({ tx }: Scope, chargeId: string): Promise<Charge> {
  const [charge] = await tx.select().from(charges).where(eq(charges.id, chargeId)).for('update')
  if (!charge) throw new AppError('not_found')
  if (charge.state !== 'OPEN' && charge.state !== 'OVERDUE') throw new AppError('record_changed')
  return charge
}
