import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { mayPixDebitBeSent } from '@balcao/domain/payments/automatic-pix'
import { eq } from 'drizzle-orm'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import type { Debit } from '#modules/orders/debit.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { neverReached } from '#modules/payments/views/card-decline-of.ts'
import type { Cycle, Subscription } from '#modules/subscriptions/subscription.ts'
import type { Scope } from '#scope.ts'
import { findAuthorizations } from './find-authorization.ts'

/**
 * The debit that pays a cycle, if its subscription has an active Pix Automático and the bank's window is
 * open. A cycle whose debit was refused or withdrawn is invoiced; a debit is ordered again only if it
 * certainly never arrived.
 */
export async function findDebit(
  scope: Scope,
  { subscription, cycle, former }: { subscription: Subscription; cycle: Cycle; former: Payment | null },
): Promise<Debit | null> {
  const { pixAuthorizationId, priceCents } = subscription
  const isFirst = former === null || (former.automaticPix === 'DEBIT' && neverReached(former.statusReason))
  if (pixAuthorizationId === null || !isFirst) return null
  const [found] = await findAuthorizations(scope, eq(pixAuthorizations.id, pixAuthorizationId))
  if (!found?.authorizationId || found.authorization.state !== 'ACTIVE') return null
  if (found.authorization.amountCents !== priceCents) return null
  if (!mayPixDebitBeSent(dayInSaoPaulo(scope.now), cycle.startsOn)) return null
  return {
    accountId: found.providerAccountId,
    automaticPix: { kind: 'DEBIT', authorizationId: found.authorizationId, dueOn: cycle.startsOn },
  }
}
