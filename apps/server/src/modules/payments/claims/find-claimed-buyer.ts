import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'
import { isChargeOf } from './is-charge-of.ts'
import type { PurchaseClaim } from './purchase-claim.input.ts'

/** Number of matches from which a claim is ambiguous. */
const enoughToDoubt = 2

/** The mailbox of the described purchase; null if none matches, or several people match. */
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
  charge: Extract<PurchaseClaim, { by: 'CHARGE' }>,
): Promise<string[]> {
  const rows = await scope.tx
    .selectDistinct({ email: orders.buyerEmail })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(products, eq(products.id, payments.productId))
    .where(isChargeOf(charge))
    .limit(enoughToDoubt)
  return rows.map(({ email }) => email)
}
