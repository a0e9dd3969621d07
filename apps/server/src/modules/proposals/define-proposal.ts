import type { Cents } from '@balcao/domain/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { z } from 'zod'
import type { ProposedChange } from '../../db/schema/proposals.ts'
import type { Caller } from '../../rpc/caller.ts'
import type { Purse } from '../ledger/account-kinds.ts'

/** Whose money it is, and how much of it; positive for what the person has more of, or owes less. */
type ProposedMoney = { userId: string; purse: Purse; currency: Currency; amountCents: Cents }

export type ProposedEffect = {
  /** Of one subject there is one open proposal of a kind. */
  subject: string
  /** What changes besides money, for whoever approves it to read. */
  changes?: ProposedChange[]
} & Partial<ProposedMoney>

/** What nobody is shown, opened; undefined where a proposal has no such part. */
type Secret = string | undefined

type Declaration<Terms extends object> = {
  terms: z.ZodType<Terms>
  /** What it would do now; refuses what cannot be done. */
  weigh: (caller: Caller, terms: Terms, secret: Secret) => Promise<ProposedEffect>
  /** Does exactly that, once, or refuses with `record_changed`. */
  carryOut: (caller: Caller, terms: Terms, proposal: ApprovedProposal) => Promise<unknown>
}

export type ApprovedProposal = {
  /** What is posted under it is posted once. */
  key: string
  subject: { kind: 'PROPOSAL'; id: string }
  /** What the proposal said that it moves; nothing, where it moves no single person's money. */
  amountCents: Cents
  secret: Secret
  /** Why it was proposed. */
  reason: string
  /** Who proposed it, or does it alone. */
  proposedBy: string
}

export type ProposalDefinition = {
  weigh: (caller: Caller, terms: unknown, secret: Secret) => Promise<ProposedEffect>
  carryOut: (caller: Caller, terms: unknown, proposal: ApprovedProposal) => Promise<unknown>
}

/** One kind of move or change that needs two people. Its terms are stored with the proposal and read by the same schema. */
export function defineProposal<Terms extends object>({
  terms: schema,
  weigh,
  carryOut,
}: Declaration<Terms>): ProposalDefinition {
  return {
    weigh: (caller, terms, secret) => weigh(caller, schema.parse(terms), secret),
    carryOut: (caller, terms, proposal) => carryOut(caller, schema.parse(terms), proposal),
  }
}
