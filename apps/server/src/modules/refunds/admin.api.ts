import { asPlatform } from '#modules/payments/views/sale-viewer.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { askAgain } from './ask-again.ts'
import { cancelRefund } from './cancel-refund.ts'
import { caseInput, resolveCaseInput } from './cases/case.input.ts'
import { getCase } from './cases/get-case.ts'
import { caseListInput, listCases } from './cases/list-cases.ts'
import { resolveCase } from './cases/resolve-case.ts'
import { acceptDispute } from './disputes/accept-dispute.ts'
import { decideDispute } from './disputes/decide-dispute.ts'
import {
  disputeDeadlineInput,
  disputeDecisionInput,
  disputeFileInput,
  disputeInput,
  disputeNoticeInput,
  disputeOutcomeInput,
} from './disputes/dispute.input.ts'
import { getDisputeView } from './disputes/get-dispute-view.ts'
import { disputeListInput, listDisputes } from './disputes/list-disputes.ts'
import { moveDeadline } from './disputes/move-deadline.ts'
import { noticeDispute } from './disputes/notice-dispute.ts'
import { readEvidence } from './disputes/read-evidence.ts'
import { submitDefence } from './disputes/submit-defence.ts'
import { listRefunds, refundListInput } from './list-refunds.ts'
import { markReturned } from './mark-returned.ts'
import { previewRefund } from './preview-refund.ts'
import { refundDecisionInput, refundInput, refundPreviewInput, returnedInput } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'
import { getRequest } from './requests/get-request.ts'
import { grantRequest } from './requests/grant-request.ts'
import { listRequests, requestListInput } from './requests/list-requests.ts'
import { rejectRequest } from './requests/reject-request.ts'
import { requestDecisionInput, requestInput, requestMessageInput } from './requests/request.input.ts'
import { writeMessage } from './requests/write-message.ts'

const staff = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable' })
/** For procedures that move money. */
const provenStaff = proceduresFor({ area: 'ADMIN', permission: 'isSalesAvailable', freshProof: true })

export const adminRefundsApi = router({
  list: staff.readLagging(refundListInput, (caller, input) => listRefunds(asPlatform(caller), input)),
  preview: staff.read(refundPreviewInput, (caller, wish) => previewRefund(caller, asPlatform(caller), wish)),
  refund: provenStaff.write({ payment: 'paymentId' }, refundInput, (caller, wish) =>
    refundSale(caller, asPlatform(caller), wish),
  ),
  /** "Marcar como devolvido": the money was returned outside the provider. */
  markReturned: provenStaff.write({ refund: 'refundId' }, returnedInput, markReturned),
  askAgain: provenStaff.write({ refund: 'refundId' }, refundDecisionInput, askAgain),
  cancel: provenStaff.write({ refund: 'refundId' }, refundDecisionInput, cancelRefund),
  listRequests: staff.readLagging(requestListInput, (caller, input) =>
    listRequests(caller, undefined, input),
  ),
  getRequest: staff.read(requestInput, (caller, { requestId }) => getRequest(caller, undefined, requestId)),
  grantRequest: provenStaff.write({ refundRequest: 'requestId' }, requestDecisionInput, grantRequest),
  rejectRequest: provenStaff.write({ refundRequest: 'requestId' }, requestDecisionInput, rejectRequest),
  writeMessage: staff.write({ refundRequest: 'requestId' }, requestMessageInput, (caller, message) =>
    writeMessage(caller, { author: 'STAFF', mine: undefined }, message),
  ),
})

export const adminDisputesApi = router({
  list: staff.readLagging(disputeListInput, (caller, input) => listDisputes(asPlatform(caller), input)),
  get: staff.read(disputeInput, (caller, { disputeId }) => getDisputeView(asPlatform(caller), disputeId)),
  notice: provenStaff.write({ payment: 'paymentId' }, disputeNoticeInput, noticeDispute),
  moveDeadline: staff.write({ dispute: 'disputeId' }, disputeDeadlineInput, moveDeadline),
  accept: provenStaff.write({ dispute: 'disputeId' }, disputeDecisionInput, (caller, decision) =>
    acceptDispute(caller, undefined, decision),
  ),
  submit: staff.write({ dispute: 'disputeId' }, disputeDecisionInput, submitDefence),
  decide: provenStaff.write({ dispute: 'disputeId' }, disputeOutcomeInput, decideDispute),
  readFile: staff.write({ dispute: 'disputeId', evenOwn: true }, disputeFileInput, readEvidence),
})

export const adminCasesApi = router({
  list: staff.readLagging(caseListInput, listCases),
  get: staff.read(caseInput, getCase),
  resolve: provenStaff.write({ case: 'caseId' }, resolveCaseInput, resolveCase),
})
