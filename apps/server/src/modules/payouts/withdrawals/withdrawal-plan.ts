import type { Cents } from '@balcao/domain/money'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { withdrawalPlans } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'

type StoredPlan = typeof withdrawalPlans.$inferSelect
export type WithdrawalPlan = Omit<StoredPlan, 'id' | 'platformId' | 'userId' | 'effectiveFrom'> & {
  /** Null for a platform without a plan of its own. */
  id: string | null
}

/** Every withdrawal needs one approval, and two from ten thousand reais on. */
const usualPlan: WithdrawalPlan = {
  id: null,
  minCents: 1_000,
  feeCents: 199,
  smallFeeCents: 199,
  smallBelowCents: 0,
  dailyMaxCents: 5_000_000,
  dailyMaxCount: 10,
  automaticMaxCents: 0,
  secondPersonFromCents: 1_000_000,
  requiresInvoice: false,
  requiresDocuments: true,
}

/**
 * The plan in force: the person's own, else the platform's, the newest of each. Without a user, the
 * platform's.
 */
export async function findWithdrawalPlan({ tx, now }: Scope, userId: string | null): Promise<WithdrawalPlan> {
  const [plan] = await tx
    .select()
    .from(withdrawalPlans)
    .where(
      and(
        or(userId === null ? undefined : eq(withdrawalPlans.userId, userId), isNull(withdrawalPlans.userId)),
        lte(withdrawalPlans.effectiveFrom, now),
      ),
    )
    .orderBy(sql`${withdrawalPlans.userId} is null`, desc(withdrawalPlans.effectiveFrom))
    .limit(1)
  if (!plan) return usualPlan
  const { platformId: _, userId: __, effectiveFrom: ___, ...terms } = plan
  return terms
}

export function feeOf(
  { feeCents, smallFeeCents, smallBelowCents }: WithdrawalPlan,
  amountCents: Cents,
): Cents {
  return amountCents < smallBelowCents ? smallFeeCents : feeCents
}

/** Number of approvals needed. */
export function approvalsFor(
  { automaticMaxCents, secondPersonFromCents }: WithdrawalPlan,
  amountCents: Cents,
): number {
  if (amountCents >= secondPersonFromCents) return 2
  return amountCents <= automaticMaxCents ? 0 : 1
}
