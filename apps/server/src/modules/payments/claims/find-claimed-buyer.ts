import { addDays, startOfDayInSaoPaulo } from '@balcao/domain/calendar'
import { and, eq, gt, gte, isNotNull, lt, or, sql } from 'drizzle-orm'
import { products } from '../../../db/schema/catalog.ts'
import { orders } from '../../../db/schema/orders.ts'
import { payments } from '../../../db/schema/payments.ts'
import type { Scope } from '../../../scope.ts'
import { isPrintedAs } from './is-printed-as.ts'
import type { PurchaseClaim } from './purchase-claim.input.ts'

/** Banks write the day on which they heard of a charge. */
const daysAround = 3
/** Two people already make it nobody's. */
const enoughToDoubt = 2

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
  const { createdAt, paidAt, amountCents: totalCents, installments } = payments
  const rows = await scope.tx
    .selectDistinct({ email: orders.buyerEmail })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .where(
      and(
        // Whether it still sells does not matter: buyers of what was taken off sale want their money back too.
        isPrintedAs(descriptor),
        gte(createdAt, startOfDayInSaoPaulo(addDays(day, -daysAround))),
        lt(createdAt, startOfDayInSaoPaulo(addDays(day, daysAround + 1))),
        isNotNull(paidAt),
        // A statement shows the whole price or one installment, whose cents each bank rounds its own way.
        or(
          eq(totalCents, amountCents),
          and(
            gt(installments, 1),
            sql`abs(${totalCents} - ${amountCents}::bigint * ${installments}) < ${installments} * ${installments}`,
          ),
        ),
      ),
    )
    .limit(enoughToDoubt)
  return rows.map(({ email }) => email)
}
