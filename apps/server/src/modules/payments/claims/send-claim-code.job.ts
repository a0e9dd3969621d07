import { z } from 'zod'
import { defineJob } from '../../../define-job.ts'
import { inScope } from '../../../scope.ts'
import { sendCustomerCode } from '../../accounts/customers/send-customer-code.ts'
import { findClaimedBuyer } from './find-claimed-buyer.ts'
import { purchaseClaimInput } from './purchase-claim.input.ts'

/** Whether there is such a purchase is found out here, where nobody waits for the answer. */
export const sendClaimCodeJob = defineJob({
  name: 'send-claim-code',
  payload: z.object({ claim: purchaseClaimInput, browserHash: z.string() }),
  triesMax: 10,
  isAwaited: true,
  run: (app, { platformId, claim, browserHash }) =>
    inScope(app, platformId, async (scope) => {
      const email = await findClaimedBuyer(scope, claim)
      if (email !== null) await sendCustomerCode(scope, { email, browserHash })
    }),
})
