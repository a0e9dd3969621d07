import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { acceptCounter } from './accept-counter.ts'
import {
  acceptCounterInput,
  anticipationIdInput,
  anticipationInput,
  quoteInput,
} from './anticipation.input.ts'
import { asSeller } from './anticipation-viewer.ts'
import { cancelAnticipation } from './cancel-anticipation.ts'
import { getAnticipation } from './get-anticipation.ts'
import { anticipationListInput, listAnticipations } from './list-anticipations.ts'
import { quoteAnticipation } from './quote-anticipation.ts'
import { requestAnticipation } from './request-anticipation.ts'

const seller = proceduresFor({ area: 'SELLER' })
/** Procedures that sell lots need a fresh proof. */
const proven = proceduresFor({ area: 'SELLER', freshProof: true })

export const sellerAnticipationsApi = router({
  quote: seller.read(quoteInput, quoteAnticipation),
  list: seller.readLagging(anticipationListInput, (caller, input) =>
    listAnticipations(asSeller(caller), input),
  ),
  get: seller.read(anticipationIdInput, (caller, input) => getAnticipation(asSeller(caller), input)),
  request: proven.write(anticipationInput, requestAnticipation),
  accept: proven.write(acceptCounterInput, acceptCounter),
  cancel: seller.write(anticipationIdInput, cancelAnticipation),
})
