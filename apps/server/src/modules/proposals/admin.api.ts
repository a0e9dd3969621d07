import {
  staffIdInput,
  staffInput,
  staffInvitationInput,
  staffLimitsInput,
} from '#modules/accounts/staff/staff.input.ts'
import { findSellerOptions, sellerOptionsInput } from '#modules/accounts/users/find-seller-options.ts'
import { anticipationPlanInput } from '#modules/anticipations/anticipation.input.ts'
import { debtInput, debtNoteInput } from '#modules/ledger/debts/debt.input.ts'
import { debtListInput, listDebts } from '#modules/ledger/debts/list-debts.ts'
import { noteDebt } from '#modules/ledger/debts/note-debt.ts'
import { sumDebts } from '#modules/ledger/debts/sum-debts.ts'
import { extendReserve } from '#modules/ledger/reserves/extend-reserve.ts'
import { listReserves, reserveListInput } from '#modules/ledger/reserves/list-reserves.ts'
import { extendReserveInput } from '#modules/ledger/reserves/reserve.input.ts'
import { sumReserves } from '#modules/ledger/reserves/sum-reserves.ts'
import { feeCorrectionInput } from '#modules/payments/fee-corrections/fee-correction.input.ts'
import { previewFeeCorrection } from '#modules/payments/fee-corrections/preview-fee-correction.ts'
import { withdrawalPlanInput } from '#modules/payouts/withdrawals/withdrawal.input.ts'
import { exchangeRateInput } from '#modules/platforms/prices/exchange-rate.input.ts'
import { feePlanInput } from '#modules/platforms/prices/fee-plan.input.ts'
import { interestTableInput } from '#modules/platforms/prices/interest.input.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { approveProposal } from './approve-proposal.ts'
import { changeAccountByTwo } from './change-account-by-two.ts'
import { getProposal } from './get-proposal.ts'
import { linkReceiverByTwo } from './link-receiver-by-two.ts'
import { listProposals, proposalListInput } from './list-proposals.ts'
import {
  approveProposalInput,
  proposalIdInput,
  proposeAccountChangeInput,
  proposeAdjustmentInput,
  proposeFeeCorrectionInput,
  proposeReceiverLinkInput,
  proposeReleaseInput,
  proposeRoutesInput,
  proposeSignOnInput,
  proposeWriteOffInput,
  refuseProposalInput,
} from './proposal.input.ts'
import { propose } from './propose.ts'
import { proposeAccess } from './propose-access.ts'
import { proposeFeeCorrections } from './propose-fee-corrections.ts'
import { proposeOrDo } from './propose-or-do.ts'
import { refuseProposal } from './refuse-proposal.ts'
import { savePlanByTwo } from './save-plan-by-two.ts'
import { showDebt } from './show-debt.ts'
import { sumProposals } from './sum-proposals.ts'

const heads = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
const provenHeads = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true })
const withdraws = proceduresFor({ area: 'ADMIN', permission: 'isWithdrawsAvailable' })
const provenWithdraws = proceduresFor({ area: 'ADMIN', permission: 'isWithdrawsAvailable', freshProof: true })
const sales = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable' })
const provenSales = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable', freshProof: true })

/** Staff members propose where they work; people who may change the platform's fees decide. */
export const adminApprovalsApi = router({
  list: heads.readLagging(proposalListInput, listProposals),
  sum: heads.readLagging(sumProposals),
  get: heads.read(proposalIdInput, getProposal),
  sellers: heads.readLagging(sellerOptionsInput, findSellerOptions),
  approve: provenHeads.write({ proposal: 'proposalId' }, approveProposalInput, approveProposal),
  refuse: provenHeads.write({ proposal: 'proposalId' }, refuseProposalInput, refuseProposal),
  proposeAdjustment: provenHeads.write(
    { seller: 'userId' },
    proposeAdjustmentInput,
    (caller, { direction, amountCents, ...wish }) =>
      propose(caller, 'BALANCE_ADJUSTMENT', {
        ...wish,
        amountCents: direction === 'GIVE' ? amountCents : -amountCents,
      }),
  ),
  previewFeeCorrection: heads.read(feeCorrectionInput, previewFeeCorrection),
  proposeFeeCorrection: provenHeads.write(
    { seller: 'sellerId' },
    proposeFeeCorrectionInput,
    proposeFeeCorrections,
  ),
})

/** Destinations of money and acquirers' keys: changed by two people, or by the only administrator. */
export const adminAcquirerChangesApi = router({
  update: provenHeads.write('platform', proposeAccountChangeInput, changeAccountByTwo),
  saveRoutes: provenHeads.write('platform', proposeRoutesInput, (caller, input) =>
    proposeOrDo(caller, 'PAYMENT_ROUTES', input),
  ),
  linkReceiver: provenHeads.write({ seller: 'userId' }, proposeReceiverLinkInput, linkReceiverByTwo),
})

/** The platform's fees, interest and exchange rates: changed by two people if the proposer earns under them too. */
export const adminPlansApi = router({
  saveFees: provenHeads.write({ seller: 'sellerId' }, feePlanInput, (caller, plan) =>
    savePlanByTwo(caller, { plan: 'FEES', ...plan }),
  ),
  saveWithdrawals: provenHeads.write({ seller: 'userId' }, withdrawalPlanInput, (caller, plan) =>
    savePlanByTwo(caller, { plan: 'WITHDRAWALS', ...plan }),
  ),
  saveAnticipation: provenHeads.write({ seller: 'userId' }, anticipationPlanInput, (caller, plan) =>
    savePlanByTwo(caller, { plan: 'ANTICIPATION', ...plan }),
  ),
  saveExchangeRate: provenHeads.write('platform', exchangeRateInput, (caller, rate) =>
    savePlanByTwo(caller, { plan: 'EXCHANGE', ...rate }),
  ),
  saveInterest: provenHeads.write({ seller: 'sellerId' }, interestTableInput, (caller, table) =>
    savePlanByTwo(caller, { plan: 'INTEREST', ...table }),
  ),
})

const staffManagers = proceduresFor({
  area: 'ADMIN',
  permission: 'isFunctionariesAvailable',
  freshProof: true,
})

/** Sign-on settings of the staff: changed by two people, or by the only administrator. */
export const adminSignOnChangesApi = router({
  save: provenHeads.write('platform', proposeSignOnInput, (caller, { clientSecret, ...wish }) =>
    proposeOrDo(caller, 'STAFF_SIGN_ON', wish, { secret: clientSecret }),
  ),
})

/** Permissions that move money, which two people grant. */
export const adminStaffChangesApi = router({
  invite: staffManagers.write('platform', staffInvitationInput, (caller, input) =>
    proposeAccess(caller, { operation: 'INVITE', ...input }),
  ),
  update: staffManagers.write('platform', staffInput, (caller, input) =>
    proposeAccess(caller, { operation: 'CHANGE', ...input }),
  ),
  resume: staffManagers.write('platform', staffIdInput, (caller, input) =>
    proposeAccess(caller, { operation: 'RESUME', ...input }),
  ),
  limit: staffManagers.write('platform', staffLimitsInput, (caller, input) =>
    proposeAccess(caller, { operation: 'LIMIT', ...input }),
  ),
})

export const adminReservesApi = router({
  list: withdraws.readLagging(reserveListInput, listReserves),
  sum: withdraws.readLagging(sumReserves),
  sellers: withdraws.readLagging(sellerOptionsInput, findSellerOptions),
  extend: provenWithdraws.write({ lot: 'lotId' }, extendReserveInput, extendReserve),
  proposeRelease: provenWithdraws.write({ lot: 'lotIds' }, proposeReleaseInput, (caller, input) =>
    propose(caller, 'RESERVE_RELEASE', input),
  ),
})

export const adminDebtsApi = router({
  list: sales.readLagging(debtListInput, listDebts),
  sum: sales.readLagging(sumDebts),
  get: sales.read(debtInput, showDebt),
  note: sales.write({ seller: 'userId' }, debtNoteInput, noteDebt),
  proposeWriteOff: provenSales.write({ seller: 'userId' }, proposeWriteOffInput, (caller, input) =>
    propose(caller, 'DEBT_WRITE_OFF', input),
  ),
})
