import { paymentMethods, paymentStatuses } from '@balcao/domain/vocabulary'
import { and, eq, gte, ilike, lt, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { containing } from '../../db/containing.ts'
import { orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import type { SaleEyes, View } from './sale-eyes.ts'

export const saleFilters = z.object({
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  productId: z.uuid().optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  search: z.string().trim().max(100).optional(),
})
export type SaleFilters = z.output<typeof saleFilters>

/** The sales that these eyes see and these filters keep. */
export function wantedSales({ sees, view }: SaleEyes, filters: SaleFilters): SQL | undefined {
  const { status, method, productId, from, to, search } = filters
  return and(
    sees,
    status && eq(payments.status, status),
    method && eq(payments.method, method),
    productId === undefined ? undefined : eq(payments.productId, productId),
    from === undefined ? undefined : gte(payments.createdAt, new Date(from)),
    to === undefined ? undefined : lt(payments.createdAt, new Date(to)),
    search ? matches(search, view) : undefined,
  )
}

/** Whoever may not see the buyers may not search by them either: the number of answers would tell. */
function matches(search: string, view: View): SQL | undefined {
  const pattern = containing(search)
  return or(
    ...(view === 'WHOLE' ? [ilike(orders.buyerName, pattern), ilike(orders.buyerEmail, pattern)] : []),
    eq(orders.code, search.toUpperCase()),
    eq(payments.transactionId, search),
  )
}
