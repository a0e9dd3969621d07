import { hasActiveFunnel } from '#modules/funnels/has-active-funnel.ts'
import type { Scope } from '#scope.ts'
import { listUpsellAccounts } from './list-upsell-accounts.ts'

/**
 * Whether the card of a purchase is saved for a day: a further offer follows, and an acquirer could charge
 * the card again.
 */
export async function isCardKeptForMore(scope: Scope, offerId: string): Promise<boolean> {
  if (!(await hasActiveFunnel(scope, offerId))) return false
  const { accounts } = await listUpsellAccounts(scope, 'CREDIT_CARD', 'NOT_YET')
  return accounts.length > 0
}
