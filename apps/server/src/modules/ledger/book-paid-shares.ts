import type { Cents } from '@balcao/domain/money/money'
import type { ShareRole } from '@balcao/domain/money/sale-split'
import type { Currency } from '@balcao/domain/vocabulary'
import type { Scope } from '#scope.ts'
import { accounts, purseOf } from './account-kinds.ts'
import { transfer } from './entries.ts'
import { post } from './post.ts'

/**
 * Books the shares that the acquirer paid to people's own accounts there: the platform no longer owes them,
 * and the acquirer owes the platform that much less.
 */
export async function bookPaidShares(
  scope: Scope,
  paid: {
    paymentId: string
    providerAccountId: string
    currency: Currency
    shares: readonly { userId: string; role: ShareRole; amountCents: Cents }[]
  },
): Promise<boolean> {
  const receivable = accounts.acquirerReceivable(paid.providerAccountId)
  return post(scope, {
    rule: 'share.paid_at_acquirer',
    key: `share.paid_at_acquirer:${paid.paymentId}`,
    subject: { kind: 'PAYMENT', id: paid.paymentId },
    currency: paid.currency,
    entries: paid.shares.flatMap(({ userId, role, amountCents }) =>
      transfer(accounts.pending(userId, purseOf(role)), receivable, amountCents),
    ),
  })
}
