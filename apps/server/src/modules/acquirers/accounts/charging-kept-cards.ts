import type { App } from '#app.ts'
import { accountManifest } from './account-manifest.ts'
import type { ChargeableAccount } from './provider-account.ts'

/** Account that returned a token of the card, if one did; NOT_YET for a card that is still to be saved. */
export type KeptCard = { tokenAccountId: string | null } | 'NOT_YET'

/**
 * Accounts that charge a card without its security code, which is never stored: by its number, or by a token
 * from the same account's first charge. Most acquirers do neither.
 */
export function chargingKeptCards<Account extends ChargeableAccount>(
  app: App,
  accounts: readonly Account[],
  card: KeptCard,
): Account[] {
  return accounts.filter((account) => {
    const way = accountManifest(app, account).chargesKeptCards
    const isTokenHere = card === 'NOT_YET' || card.tokenAccountId === account.id
    return way === 'WITHOUT_CODE' || (way === 'BY_TOKEN' && isTokenHere)
  })
}
