import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { appealRequest } from './requests/appeal-request.ts'
import { getRefundable } from './requests/get-refundable.ts'
import { getRequest } from './requests/get-request.ts'
import { listRequests, requestListInput } from './requests/list-requests.ts'
import { openRequest } from './requests/open-request.ts'
import {
  purchaseInput,
  refundRequestInput,
  requestDecisionInput,
  requestInput,
  requestMessageInput,
} from './requests/request.input.ts'
import { ofCustomer } from './requests/request.ts'
import { withdrawRequest } from './requests/withdraw-request.ts'
import { writeMessage } from './requests/write-message.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })

export const customerRefundsApi = router({
  refundable: customer.read(purchaseInput, getRefundable),
  list: customer.readLagging(requestListInput, (caller, input) =>
    listRequests(caller, ofCustomer(caller), input),
  ),
  get: customer.read(requestInput, (caller, { requestId }) =>
    getRequest(caller, ofCustomer(caller), requestId),
  ),
  request: customer.write(refundRequestInput, openRequest),
  withdraw: customer.write(requestInput, withdrawRequest),
  appeal: customer.write(requestDecisionInput, appealRequest),
  writeMessage: customer.write(requestMessageInput, (caller, message) =>
    writeMessage(caller, { author: 'BUYER', mine: ofCustomer(caller) }, message),
  ),
})
