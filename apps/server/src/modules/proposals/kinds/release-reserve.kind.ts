import { readReserveLots } from '#modules/ledger/reserves/read-reserve-lots.ts'
import { releaseReserve } from '#modules/ledger/reserves/release-reserve.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'
import { releaseTerms } from '#modules/proposals/proposal.input.ts'

/** Releases reserves before their date. */
export const releaseReserveKind = defineProposal({
  terms: releaseTerms,
  async weigh(scope, { lotIds }) {
    const { owner, currency, amountCents } = await readReserveLots(scope, lotIds)
    return { subject: `${owner.purse}:${owner.userId}:${currency}`, ...owner, currency, amountCents }
  },
  carryOut: (scope, { lotIds }, { key, subject, amountCents }) =>
    releaseReserve(scope, { key, lotIds, amountCents, subject }),
})
