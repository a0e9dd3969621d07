import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { z } from 'zod'
import type { Scope } from '../../scope.ts'
import type { Purse } from '../ledger/account-kinds.ts'

/** Whose money it is, and how much of it; positive for what the person has more of, or owes less. */
export type ProposedEffect = {
  /** Of one subject there is one open proposal of a kind. */
  subject: string
  userId: string
  purse: Purse
  currency: Currency
  amountCents: Cents
}

type Declaration<Terms extends object> = {
  terms: z.ZodType<Terms>
  /** What it would do now; refuses what cannot be done. */
  weigh: (scope: Scope, terms: Terms) => Promise<ProposedEffect>
  /** Does exactly that, once, or refuses with `record_changed`. */
  carryOut: (scope: Scope, terms: Terms, proposal: ApprovedProposal) => Promise<void>
}

export type ApprovedProposal = {
  /** What is posted under it is posted once. */
  key: string
  subject: { kind: 'PROPOSAL'; id: string }
  amountCents: Cents
}

export type ProposalDefinition = {
  weigh: (scope: Scope, terms: unknown) => Promise<ProposedEffect>
  carryOut: (scope: Scope, terms: unknown, proposal: ApprovedProposal) => Promise<void>
}

/** One kind of move that needs two people. Its terms are stored with the proposal and read by the same schema. */
export function defineProposal<Terms extends object>({
  terms: schema,
  weigh,
  carryOut,
}: Declaration<Terms>): ProposalDefinition {
  return {
    weigh: (scope, terms) => weigh(scope, schema.parse(terms)),
    carryOut: (scope, terms, proposal) => carryOut(scope, schema.parse(terms), proposal),
  }
}
