import { createHash } from 'node:crypto'
import type { App } from '#app.ts'
import type { moneyProposals } from '#db/schema/proposals.ts'

export type Proposal = typeof moneyProposals.$inferSelect

/** Hash of what a decision covers: the kind, the person, the amount, and the other changes. */
export function seenOf(proposal: Proposal): string {
  const { id, kind, terms, userId, purse, currency, amountCents, changes, secret } = proposal
  const facts = [
    id,
    kind,
    Object.entries(terms).sort(),
    userId,
    purse,
    currency,
    amountCents,
    changes,
    secret,
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

export function sealSecret(app: App, place: SecretPlace, secret: string): string {
  return app.secrets.seal(secret, placeOf(place))
}

export function openSecret(app: App, { secret, ...place }: SecretPlace & { secret: string | null }) {
  return secret === null ? undefined : app.secrets.open(secret, placeOf(place))
}

type SecretPlace = Pick<Proposal, 'platformId' | 'id'>

function placeOf({ platformId, id }: SecretPlace) {
  return { platformId, table: 'money_proposals', column: 'secret', rowId: id }
}
