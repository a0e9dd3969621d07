import { AppError } from '@balcao/domain/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { feePlans } from '../../db/schema/platforms.ts'
import type { Scope } from '../../scope.ts'

export type FeePlan = typeof feePlans.$inferSelect

/** The fee in force now: the seller's own plan before the platform's, the newest before the older. */
export async function getFeePlan(
  { tx, now }: Scope,
  sellerId: string,
  method: PaymentMethod,
): Promise<FeePlan> {
  const [plan] = await tx
    .select()
    .from(feePlans)
    .where(
      and(
        eq(feePlans.method, method),
        or(eq(feePlans.sellerId, sellerId), isNull(feePlans.sellerId)),
        lte(feePlans.effectiveFrom, now),
      ),
    )
    .orderBy(sql`${feePlans.sellerId} is null`, desc(feePlans.effectiveFrom))
    .limit(1)
  if (!plan) throw new AppError('errorPaymentNotConfigured')
  return plan
}
