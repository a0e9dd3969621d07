import type { MethodLimit } from '@balcao/domain/payments/method-limits'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { and, eq, gte, type SQL, sql } from 'drizzle-orm'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { PaymentRules } from '#modules/platforms/settings/payment-rules.input.ts'
import type { Scope } from '#scope.ts'

const daysLookedAt = 30
const dayMs = 86_400_000

/**
 * Effect of unsaved rules on recent paid sales: Pix codes paid after they would have expired, and sales of
 * each method outside its amounts. The expiry of boletos is not previewed, because their time of payment is
 * known a day or two late.
 */
export async function previewPaymentRules({ tx, now }: Scope, { pixMinutes, methodLimits }: PaymentRules) {
  const rows = await tx
    .select({
      method: payments.method,
      sales: sql<number>`count(*)::int`,
      late: sql<number>`count(*) filter (where ${isLate(pixMinutes)})::int`,
      outside: sql<number>`count(*) filter (where ${isOutside(methodLimits)})::int`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(gte(payments.paidAt, new Date(now.getTime() - daysLookedAt * dayMs))))
    .groupBy(payments.method)
  return { days: daysLookedAt, methods: rows.toSorted((one, other) => other.sales - one.sales) }
}

function isLate(pixMinutes: PaymentRules['pixMinutes']): SQL {
  if (pixMinutes === null) return sql`false`
  return sql`${payments.method} = 'PIX' and ${payments.paidAt} > ${payments.createdAt} + make_interval(mins => ${pixMinutes})`
}

/** The rule of `isWithinLimits` as a condition of a query: the price without interest, and reais only. */
function isOutside(limits: PaymentRules['methodLimits']): SQL {
  const price = sql`(${orders.itemsCents} - ${orders.discountCents} + ${orders.shippingCents})`
  const outside = Object.entries(limits).map(([method, limit]) =>
    beyond(method as PaymentMethod, limit, price),
  )
  return sql`${orders.currency} = 'BRL' and (${sql.join(outside, sql` or `)})`
}

function beyond(method: PaymentMethod, { minCents, maxCents }: MethodLimit, price: SQL): SQL {
  return sql`(${payments.method} = ${method} and (${price} < ${minCents}::bigint or ${price} > ${maxCents}::bigint))`
}
