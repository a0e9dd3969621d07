import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { accounts } from './account-kinds.ts'
import { transfer } from './entries.ts'
import { post } from './post.ts'

/**
 * Books the acquirer's cost of a payment: the platform bears it, and the acquirer owes that much less. A
 * repeated report books nothing.
 */
export async function bookAcquirerCost(
  scope: Scope,
  cost: { paymentId: string; providerAccountId: string; currency: Currency; amountCents: Cents },
): Promise<boolean> {
  return post(scope, {
    rule: 'acquirer.cost',
    key: `acquirer.cost:${cost.paymentId}`,
    subject: { kind: 'PAYMENT', id: cost.paymentId },
    currency: cost.currency,
    entries: transfer(
      accounts.platformCost,
      accounts.acquirerReceivable(cost.providerAccountId),
      cost.amountCents,
    ),
  })
}
