import type { Cents } from '@balcao/domain/money/money'
import { AppError } from '@balcao/domain/texts/app-error'
import type { Currency } from '@balcao/domain/vocabulary'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { withdrawalPlans } from '#db/schema/payouts.ts'
import type { Scope } from '#scope.ts'

type StoredPlan = typeof withdrawalPlans.$inferSelect
export type WithdrawalPlan = Omit<
  StoredPlan,
  'id' | 'platformId' | 'userId' | 'currency' | 'effectiveFrom'
> & {
  /** Null for a platform without a plan of its own. */
  id: string | null
}

/** Default plan: every withdrawal needs one approval, and two from ten thousand reais on. */
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
 * The plan in force for reais: the newest version of the person's own, else of the platform's. Without a
 * user, the platform's.
 */
export async function findWithdrawalPlan(scope: Scope, userId: string | null): Promise<WithdrawalPlan> {
  return (await findPlanIn(scope, 'BRL', userId)) ?? usualPlan
}

/**
 * The plan of a currency. Requirements are the same in all currencies: documents and invoice follow the plan
 * for reais.
 */
export async function getPlanIn(
  scope: Scope,
  currency: Currency,
  userId: string | null,
): Promise<WithdrawalPlan> {
  const inReais = await findWithdrawalPlan(scope, userId)
  if (currency === 'BRL') return inReais
  const plan = await findPlanIn(scope, currency, userId)
  if (!plan || plan.dailyMaxCount === 0) throw new AppError('withdrawals_unavailable')
  const { requiresInvoice, requiresDocuments } = inReais
  return { ...plan, requiresInvoice, requiresDocuments }
}

/** Null if no plan was saved for the currency. */
export async function findPlanIn(
  { tx, now }: Scope,
  currency: Currency,
  userId: string | null,
): Promise<WithdrawalPlan | null> {
  const [plan] = await tx
    .select()
    .from(withdrawalPlans)
    .where(
      and(
        eq(withdrawalPlans.currency, currency),
        or(userId === null ? undefined : eq(withdrawalPlans.userId, userId), isNull(withdrawalPlans.userId)),
        lte(withdrawalPlans.effectiveFrom, now),
      ),
    )
    .orderBy(sql`${withdrawalPlans.userId} is null`, desc(withdrawalPlans.effectiveFrom))
    .limit(1)
  if (!plan) return null
  const { platformId: _, userId: __, currency: ___, effectiveFrom: ____, ...terms } = plan
  return terms
}

export function feeOf(
  { feeCents, smallFeeCents, smallBelowCents }: WithdrawalPlan,
  amountCents: Cents,
): Cents {
  return amountCents < smallBelowCents ? smallFeeCents : feeCents
}

/** Number of approvals required. */
export function approvalsFor(
  { automaticMaxCents, secondPersonFromCents }: WithdrawalPlan,
  amountCents: Cents,
): number {
  if (amountCents >= secondPersonFromCents) return 2
  return amountCents <= automaticMaxCents ? 0 : 1
}
