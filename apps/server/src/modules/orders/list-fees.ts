import { type PaymentMethod, paymentMethods } from '@balcao/domain/vocabulary'
import { desc, eq, isNull, or } from 'drizzle-orm'
import { feePlans } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import type { FeePlan } from './find-fee-plan.ts'

const plansMax = 200

/**
 * Fees of a seller by method: the version in force, the announced ones, and the former ones. A seller's own
 * fees replace the platform's.
 */
export async function listFees({ tx, now }: Scope, { userId }: { userId: string }) {
  const plans = await tx
    .select()
    .from(feePlans)
    .where(or(eq(feePlans.sellerId, userId), isNull(feePlans.sellerId)))
    .orderBy(desc(feePlans.effectiveFrom))
    .limit(plansMax)
  return paymentMethods.flatMap((method) => {
    const versions = versionsOf(plans, method)
    const current = versions.find(({ effectiveFrom }) => effectiveFrom <= now)
    if (!current) return []
    const { id: inForceId } = current
    return [
      {
        method,
        isOwn: current.sellerId !== null,
        versions: versions.map((plan) => ({ ...shown(plan), isInForce: plan.id === inForceId })),
      },
    ]
  })
}

function versionsOf(plans: readonly FeePlan[], method: PaymentMethod): FeePlan[] {
  const ofMethod = plans.filter((plan) => plan.method === method)
  const own = ofMethod.filter(({ sellerId }) => sellerId !== null)
  return own.length > 0 ? own : ofMethod
}

function shown({ id, basisPoints, fixedFees, releaseDays, ...plan }: FeePlan) {
  const { reserveBasisPoints, reserveDays, feePolicy, disputeFees } = plan
  return {
    id,
    basisPoints,
    fixedFees,
    releaseDays,
    reserveBasisPoints,
    reserveDays,
    feePolicy,
    disputeFees,
    effectiveFrom: plan.effectiveFrom.toISOString(),
  }
}
