import type { Cents } from '@balcao/domain/money'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { saleReversals } from '../../db/schema/payments.ts'
import type { Scope } from '../../scope.ts'

export const wasChargeback = eq(saleReversals.cause, 'CHARGEBACK')

/** What disputes have taken out of a sale and no won one has brought back. */
export async function readLostCents({ tx }: Scope, paymentId: string): Promise<Cents> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${saleReversals.amountCents}), 0)`.mapWith(Number) })
    .from(saleReversals)
    .where(and(eq(saleReversals.paymentId, paymentId), wasChargeback, isNull(saleReversals.restoredAt)))
  return row?.cents ?? 0
}
