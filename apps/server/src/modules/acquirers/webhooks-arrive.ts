import type { AskableAccount } from './provider-account.ts'

/** A webhook may be that much slower than our own question before it counts as missing. */
export const webhookPatienceMs = 5 * 60_000

/** An account that sold nothing for so long may have been moved or closed: what it did then says nothing about today. */
const rememberedMs = 30 * 24 * 60 * 60_000

/**
 * Whether payments at this account are told to us by webhook. False while none has ever come, and again as soon as we learn by asking of
 * a payment that no webhook tells of within some minutes.
 */
export function webhooksArrive({ contact }: Pick<AskableAccount, 'contact'>, now: Date): boolean {
  if (!contact?.heardAt || now.getTime() - contact.heardAt.getTime() > rememberedMs) return false
  return contact.missedSince === null || now.getTime() - contact.missedSince.getTime() < webhookPatienceMs
}
