import { asSeller } from '#modules/payments/views/sale-viewer.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { acceptDispute } from './disputes/accept-dispute.ts'
import { defendDispute } from './disputes/defend-dispute.ts'
import { defenceInput, disputeDecisionInput, disputeInput } from './disputes/dispute.input.ts'
import { ofSeller as disputesOfSeller } from './disputes/dispute.ts'
import { getDisputeView } from './disputes/get-dispute-view.ts'
import { disputeListInput, listDisputes } from './disputes/list-disputes.ts'
import { listRefunds, refundListInput } from './list-refunds.ts'
import { previewRefund } from './preview-refund.ts'
import { refundInput, refundPreviewInput } from './refund.input.ts'
import { refundSale } from './refund-sale.ts'
import { approveRequest } from './requests/approve-request.ts'
import { getRequest } from './requests/get-request.ts'
import { listRequests, requestListInput } from './requests/list-requests.ts'
import { refuseRequest } from './requests/refuse-request.ts'
import {
  requestApprovalInput,
  requestDecisionInput,
  requestInput,
  requestMessageInput,
} from './requests/request.input.ts'
import { ofSeller } from './requests/request.ts'
import { writeMessage } from './requests/write-message.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** For procedures that give money away. */
const provenSeller = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerRefundsApi = router({
  list: seller.readLagging(refundListInput, (caller, input) => listRefunds(asSeller(caller), input)),
  preview: seller.read(refundPreviewInput, (caller, wish) => previewRefund(caller, asSeller(caller), wish)),
  refund: provenSeller.write(refundInput, (caller, wish) => refundSale(caller, asSeller(caller), wish)),
  listRequests: seller.readLagging(requestListInput, (caller, input) =>
    listRequests(caller, ofSeller(caller), input),
  ),
  getRequest: seller.read(requestInput, (caller, { requestId }) =>
    getRequest(caller, ofSeller(caller), requestId),
  ),
  approveRequest: provenSeller.write(requestApprovalInput, approveRequest),
  refuseRequest: seller.write(requestDecisionInput, refuseRequest),
  writeMessage: seller.write(requestMessageInput, (caller, message) =>
    writeMessage(caller, { author: 'SELLER', mine: ofSeller(caller) }, message),
  ),
})

export const sellerDisputesApi = router({
  list: seller.readLagging(disputeListInput, (caller, input) => listDisputes(asSeller(caller), input)),
  get: seller.read(disputeInput, (caller, { disputeId }) => getDisputeView(asSeller(caller), disputeId)),
  defend: seller.write(defenceInput, defendDispute),
  accept: provenSeller.write(disputeDecisionInput, (caller, decision) =>
    acceptDispute(caller, disputesOfSeller(caller), decision),
  ),
})
