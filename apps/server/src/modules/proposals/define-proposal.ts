import type { Cents } from '@balcao/domain/money/money'
import type { Currency } from '@balcao/domain/vocabulary'
import type { z } from 'zod'
import type { ProposedChange } from '#db/schema/proposals.ts'
import type { Purse } from '#modules/ledger/account-kinds.ts'
import type { Caller } from '#rpc/caller.ts'

/** Person, purse and amount; positive for a higher balance or a lower debt. */
type ProposedMoney = { userId: string; purse: Purse; currency: Currency; amountCents: Cents }

export type ProposedEffect = {
  /** Subject of the proposal, which can have only one open proposal of a kind. */
  subject: string
  /** Changes other than money, for the approver to read. */
  changes?: ProposedChange[]
} & Partial<ProposedMoney>

/** The opened secret of a proposal, which is never shown; undefined without one. */
type Secret = string | undefined

type Declaration<Terms extends object> = {
  terms: z.ZodType<Terms>
  /** The current effect of the terms. Throws for terms that cannot be carried out. */
  weigh: (caller: Caller, terms: Terms, secret: Secret) => Promise<ProposedEffect>
  /** Carries out exactly that effect, once, or throws `record_changed`. */
  carryOut: (caller: Caller, terms: Terms, proposal: ApprovedProposal) => Promise<unknown>
}

export type ApprovedProposal = {
  /** Idempotency key of the postings. */
  key: string
  subject: { kind: 'PROPOSAL'; id: string }
  /** The amount in the proposal; zero if it moves no single person's money. */
  amountCents: Cents
  secret: Secret
  /** Reason of the proposal. */
  reason: string
  /** The proposer, or the only administrator. */
  proposedBy: string
}

export type ProposalDefinition = {
  weigh: (caller: Caller, terms: unknown, secret: Secret) => Promise<ProposedEffect>
  carryOut: (caller: Caller, terms: unknown, proposal: ApprovedProposal) => Promise<unknown>
}

/**
 * One kind of proposal that takes two people. Its terms are stored with the proposal and read by the same
 * schema.
 */
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
