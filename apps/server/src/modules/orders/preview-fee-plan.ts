import type { Cents } from '@balcao/domain/money/money'
import { platformFee } from '@balcao/domain/money/sale-split'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { feePlans } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import type { FeePreviewInput } from './fee-preview.input.ts'

const daysLookedAt = 30
const dayMs = 86_400_000
const sellersShown = 5

type Effect = { sales: number; wasCents: Cents; wouldBeCents: Cents }

/**
 * Fees of recent paid sales under another plan of the platform, sale by sale, computed by the function that
 * prices sales. Sellers with a plan of their own are left out, since nothing changes for them. Sales in a
 * currency without a fixed part are left out, since they would be impossible.
 */
export async function previewFeePlan(scope: Scope, { method, basisPoints, fixedFees }: FeePreviewInput) {
  const { tx, now } = scope
  const base = sql<number>`(${orders.itemsCents} - ${orders.discountCents} + ${orders.shippingCents})::float8`
  const rows = await tx
    .select({
      sellerId: orders.sellerId,
      currency: orders.currency,
      baseCents: base,
      sales: sql<number>`count(*)::int`,
      feeCents: sql<number>`sum(${orders.feeCents} - ${payments.correctedCents})::float8`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(feePlans, eq(feePlans.id, orders.feePlanId))
    .where(
      and(
        eq(payments.method, method),
        gte(payments.paidAt, new Date(now.getTime() - daysLookedAt * dayMs)),
        isNull(feePlans.sellerId),
      ),
    )
    .groupBy(orders.sellerId, orders.currency, base)
  const priced = rows.flatMap(({ baseCents, ...row }) => {
    const fixedCents = fixedFees[row.currency]
    if (fixedCents === undefined) return []
    return {
      ...row,
      wasCents: row.feeCents,
      wouldBeCents: row.sales * platformFee(baseCents, { basisPoints, fixedCents }),
    }
  })
  const currencies = [...Map.groupBy(priced, ({ currency }) => currency)]
  return {
    days: daysLookedAt,
    currencies: await Promise.all(
      currencies.map(async ([currency, own]) => ({
        currency,
        ...addUp(own),
        sellers: await mostAffected(scope, own),
      })),
    ),
  }
}

function addUp(effects: readonly Effect[]): Effect {
  const sum = (of: (effect: Effect) => number) => effects.reduce((total, effect) => total + of(effect), 0)
  return {
    sales: sum(({ sales }) => sales),
    wasCents: sum(({ wasCents }) => wasCents),
    wouldBeCents: sum(({ wouldBeCents }) => wouldBeCents),
  }
}

/** Sellers with the largest increase, or the largest decrease. */
async function mostAffected(
  { tx }: Scope,
  effects: readonly (Effect & { sellerId: string })[],
): Promise<{ name: string; differenceCents: Cents }[]> {
  const bySeller = [...Map.groupBy(effects, ({ sellerId }) => sellerId)]
    .map(([sellerId, own]) => {
      const { wasCents, wouldBeCents } = addUp(own)
      return { sellerId, differenceCents: wouldBeCents - wasCents }
    })
    .filter(({ differenceCents }) => differenceCents !== 0)
    .toSorted((one, other) => Math.abs(other.differenceCents) - Math.abs(one.differenceCents))
    .slice(0, sellersShown)
  if (bySeller.length === 0) return []
  const named = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        bySeller.map(({ sellerId }) => sellerId),
      ),
    )
  return bySeller.map(({ sellerId, differenceCents }) => ({
    name: named.find(({ id }) => id === sellerId)?.name ?? '',
    differenceCents,
  }))
}
