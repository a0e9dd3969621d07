import type { AskableAccount } from '#modules/acquirers/accounts/provider-account.ts'

/** Delay of a webhook after our own check from which it counts as missing. */
export const webhookPatienceMs = 5 * 60_000

/**
 * An account without sales for this time may have been moved or closed: its earlier webhooks say nothing
 * about today.
 */
const rememberedMs = 30 * 24 * 60 * 60_000

/**
 * Whether webhooks of this account arrive. False before the first one, and again as soon as a check finds a
 * payment that no webhook reports within some minutes.
 */
export function webhooksArrive({ contact }: Pick<AskableAccount, 'contact'>, now: Date): boolean {
  if (!contact?.heardAt || now.getTime() - contact.heardAt.getTime() > rememberedMs) return false
  return contact.missedSince === null || now.getTime() - contact.missedSince.getTime() < webhookPatienceMs
}
