import { saleInput } from '#modules/payments/views/get-sale.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { askEmailChange } from './buyer-email/ask-email-change.ts'
import { emailChangeInput } from './buyer-email/email-change.input.ts'
import { getEmailChange } from './buyer-email/get-email-change.ts'
import { answerCommission } from './late-affiliate/answer-commission.ts'
import {
  commissionAnswerInput,
  commissionProposalInput,
  eligibleAffiliatesInput,
  proposalIdInput,
} from './late-affiliate/commission-proposal.input.ts'
import { findAffiliateOptions } from './late-affiliate/find-affiliate-options.ts'
import { getCommissionable } from './late-affiliate/get-commissionable.ts'
import { listCommissionProposals } from './late-affiliate/list-commission-proposals.ts'
import { proposeCommission } from './late-affiliate/propose-commission.ts'
import { withdrawCommission } from './late-affiliate/withdraw-commission.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** Giving away a purchase or money needs a fresh proof. */
const provenSeller = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerCorrectionsApi = router({
  askEmailChange: provenSeller.write(emailChangeInput, askEmailChange),
  emailChange: seller.read(saleInput, getEmailChange),
  commissionable: seller.read(saleInput, getCommissionable),
  affiliateOptions: seller.read(eligibleAffiliatesInput, findAffiliateOptions),
  proposeCommission: provenSeller.write(commissionProposalInput, proposeCommission),
  withdrawCommission: seller.write(proposalIdInput, withdrawCommission),
  commissionProposals: seller.read(listCommissionProposals),
  answerCommission: seller.write(commissionAnswerInput, answerCommission),
})
