import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { saleReversals } from '#db/schema/payments.ts'
import { accounts, purseOf } from '#modules/ledger/account-kinds.ts'
import { giveBack } from '#modules/ledger/lots/give-back.ts'
import { post } from '#modules/ledger/post.ts'
import { recoverDebt } from '#modules/ledger/recover-debt.ts'
import type { Scope } from '#scope.ts'
import type { Payment } from './payment.ts'
import { contributionsOf, platformEntries } from './reversal-entries.ts'

export const wasChargeback = eq(saleReversals.cause, 'CHARGEBACK')

/**
 * Gives back to every share the cents that a reversal took from it. The caller has locked the payment.
 * Returns the amount; a reversal is undone once.
 */
export async function restoreSale(
  scope: Scope,
  payment: Payment,
  rule: 'sale.restored' | 'refund.undone',
  which: SQL | undefined,
): Promise<number> {
  const { id: paymentId, currency, providerAccountId } = payment
  const undone = await scope.tx
    .update(saleReversals)
    .set({ restoredAt: scope.now })
    .where(and(eq(saleReversals.paymentId, paymentId), which, isNull(saleReversals.restoredAt)))
    .returning()
  const source =
    rule === 'refund.undone' ? accounts.refundsDue : accounts.acquirerReceivable(providerAccountId)
  for (const { id, key, parts, amountCents } of undone) {
    const contributions = contributionsOf(parts)
    const entries = await giveBack(scope, { key, currency, paymentId, contributions })
    await post(scope, {
      rule,
      key: `${rule}:${id}`,
      subject: { kind: 'PAYMENT', id: paymentId },
      currency,
      entries: [
        { account: source, amountCents },
        ...entries,
        ...platformEntries(parts).map((entry) => ({ ...entry, amountCents: -entry.amountCents })),
      ],
    })
    for (const { userId, role } of contributions)
      await recoverDebt(scope, { userId, purse: purseOf(role) }, currency)
  }
  return undone.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
