import { createHash } from 'node:crypto'
import type { moneyProposals } from '../../db/schema/proposals.ts'

export type Proposal = typeof moneyProposals.$inferSelect

/** What a decision is about: what is done, with whose money, and how much of it. */
export function seenOf({ id, kind, terms, userId, purse, currency, amountCents }: Proposal): string {
  const facts = [id, kind, Object.entries(terms).sort(), userId, purse, currency, amountCents]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}
