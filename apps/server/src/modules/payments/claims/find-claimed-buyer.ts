import { addDays, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { and, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import { orders } from '../../../db/schema/orders.ts'
import { payments } from '../../../db/schema/payments.ts'
import type { Scope } from '../../../scope.ts'
import { findProductsByDescriptor } from './find-products-by-descriptor.ts'
import type { PurchaseClaim } from './purchase-claim.input.ts'

/** Banks write the day on which they heard of a charge. */
const daysAround = 3

/** The mailbox of the purchase that somebody describes; null where there is none, or where it could be several people's. */
export async function findClaimedBuyer(scope: Scope, claim: PurchaseClaim): Promise<string | null> {
  const emails = new Set(await emailsOf(scope, claim))
  const [email] = emails
  return emails.size === 1 && email !== undefined ? email : null
}

async function emailsOf(scope: Scope, claim: PurchaseClaim): Promise<string[]> {
  if (claim.by === 'CHARGE') return emailsOfCharge(scope, claim)
  const rows = await scope.tx
    .select({ email: orders.buyerEmail })
    .from(orders)
    .where(
      claim.by === 'ORDER'
        ? eq(orders.code, claim.orderCode)
        : and(
            eq(orders.buyerEmail, claim.email),
            eq(orders.buyerDocument, claim.document),
            eq(orders.documentSource, 'BUYER'),
          ),
    )
    .limit(1)
  return rows.map(({ email }) => email)
}

async function emailsOfCharge(
  scope: Scope,
  { descriptor, day, amountCents }: Extract<PurchaseClaim, { by: 'CHARGE' }>,
): Promise<string[]> {
  const products = await findProductsByDescriptor(scope, descriptor)
  if (products.length === 0) return []
  const rows = await scope.tx
    .select({
      email: orders.buyerEmail,
      totalCents: payments.amountCents,
      installments: payments.installments,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        inArray(
          payments.sellerId,
          products.map(({ sellerId }) => sellerId),
        ),
        inArray(
          payments.productId,
          products.map(({ productId }) => productId),
        ),
        gte(payments.createdAt, startOfDayInSaoPaulo(addDays(day, -daysAround))),
        lt(payments.createdAt, startOfDayInSaoPaulo(addDays(day, daysAround + 1))),
        isNotNull(payments.paidAt),
      ),
    )
  return rows
    .filter(
      ({ totalCents, installments }) =>
        // A statement shows the whole price or one installment, whose cents each bank rounds its own way.
        totalCents === amountCents ||
        (installments > 1 && Math.abs(totalCents / installments - amountCents) < installments),
    )
    .map(({ email }) => email)
}
