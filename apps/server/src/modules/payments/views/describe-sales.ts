import type { Currency } from '@balcao/domain/vocabulary'
import { and, count, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { providerAccounts } from '#db/schema/acquirers.ts'
import { paymentAttempts, payments } from '#db/schema/payments.ts'
import { readSaleEarnings } from '#modules/ledger/read-sale-earnings.ts'
import type { Scope } from '#scope.ts'

/** The staff's columns of sales: seller, account charged, number of attempts, and the platform's part. */
export async function describeSales(
  scope: Scope,
  sales: readonly { paymentId: string; currency: Currency }[],
) {
  if (sales.length === 0) return new Map<string, never>()
  const { tx, platformId } = scope
  const ids = sales.map(({ paymentId }) => paymentId)
  const [rows, attempts, earnings] = await Promise.all([
    tx
      .select({
        paymentId: payments.id,
        orderId: payments.orderId,
        sellerId: payments.sellerId,
        sellerName: users.name,
        acquirer: providerAccounts.label,
        provider: payments.provider,
        transactionId: payments.transactionId,
        endToEndId: payments.endToEndId,
        returnCode: payments.rawStatus,
        checks: payments.checks,
      })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.sellerId))
      .innerJoin(providerAccounts, eq(providerAccounts.id, payments.providerAccountId))
      .where(and(eq(payments.platformId, platformId), inArray(payments.id, ids))),
    tx
      .select({ paymentId: paymentAttempts.paymentId, count: count() })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.platformId, platformId), inArray(paymentAttempts.paymentId, ids)))
      .groupBy(paymentAttempts.paymentId),
    readSaleEarnings(scope, sales),
  ])
  const attemptsOf = new Map(attempts.map((row) => [row.paymentId, row.count]))
  return new Map(
    rows.map(({ paymentId, ...row }) => {
      const { earnedCents, costCents } = earnings.get(paymentId) ?? { earnedCents: 0, costCents: 0 }
      const side = {
        ...row,
        attemptCount: attemptsOf.get(paymentId) ?? 0,
        earnedCents,
        costCents,
        marginCents: earnedCents - costCents,
      }
      return [paymentId, side]
    }),
  )
}
