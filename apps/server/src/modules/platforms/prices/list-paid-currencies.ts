import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { and, desc, isNull, lte } from 'drizzle-orm'
import { withdrawalPlans } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'

/** Currencies in which the platform pays withdrawals: reais, and those whose plan allows any withdrawal. */
export async function listPaidCurrencies({ tx, now }: Scope): Promise<Currency[]> {
  const plans = await tx
    .selectDistinctOn([withdrawalPlans.currency], {
      currency: withdrawalPlans.currency,
      dailyMaxCount: withdrawalPlans.dailyMaxCount,
    })
    .from(withdrawalPlans)
    .where(and(isNull(withdrawalPlans.userId), lte(withdrawalPlans.effectiveFrom, now)))
    .orderBy(withdrawalPlans.currency, desc(withdrawalPlans.effectiveFrom))
  return currencies.filter(
    (currency) =>
      currency === 'BRL' || plans.some((plan) => plan.currency === currency && plan.dailyMaxCount > 0),
  )
}
