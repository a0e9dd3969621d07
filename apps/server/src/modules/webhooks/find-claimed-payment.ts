import type { WebhookEvent } from '@balcao/providers/results'
import { and, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { cardCharges, payments } from '#db/schema/payments.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import type { Scope } from '#scope.ts'
import type { Webhook } from './webhook.ts'

type Clues = {
  providerAccountId: string
  transactionId: string
  hint: string | null
  /**
   * True if the provider found the payment by our own reference: it then matches even with another stored
   * transaction.
   */
  isFoundByOrder: boolean
}

// One statement for both searches: between two statements, the provider's answer could store the transaction of the
// hinted payment, and neither statement would find the payment.
const select = defineStatement((db, given: Inputs<Clues>) => {
  const isKnown = eq(payments.transactionId, given.transactionId)
  const isUnbound = or(isNull(payments.transactionId), sql`${given.isFoundByOrder}::boolean`)
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.providerAccountId, given.providerAccountId),
        or(isKnown, and(eq(payments.id, given.hint), isUnbound)),
      ),
    )
    .orderBy(desc(sql`${isKnown} is true`))
    .limit(1)
})

const selectOfCard = defineStatement((db, given: Inputs<Omit<Clues, 'isFoundByOrder'>>) =>
  db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(cardCharges, eq(cardCharges.paymentId, payments.id))
    .where(
      and(
        eq(cardCharges.providerAccountId, given.providerAccountId),
        or(
          eq(cardCharges.transactionId, given.transactionId),
          sql`${cardCharges.id}::text = ${given.hint}::text`,
        ),
      ),
    )
    .limit(1),
)

/**
 * The payment of the transaction at this account. Otherwise a payment without a stored transaction, found by the
 * called address or by our own reference in the report. An unsigned reference is only a hint: it counts only if the
 * transaction at the provider contains it too.
 */
export async function findClaimedPayment(
  { tx }: Scope,
  { providerAccountId, paymentHint }: Webhook,
  { transactionId, orderId, isFoundByOrder }: WebhookEvent,
): Promise<Payment | undefined> {
  const hint = [paymentHint, orderId].find((one) => z.uuid().safeParse(one).success) ?? null
  const [found] = await select(tx, {
    providerAccountId,
    transactionId,
    hint,
    isFoundByOrder: isFoundByOrder === true,
  })
  if (found) return found
  const [ofCard] = await selectOfCard(tx, { providerAccountId, transactionId, hint: orderId ?? null })
  return ofCard
}
