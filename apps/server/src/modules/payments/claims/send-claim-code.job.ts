import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { sendCustomerCode } from '#modules/accounts/customers/send-customer-code.ts'
import { emailHash } from '#modules/accounts/throttling/email-hash.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import { inScope, type Scope } from '#scope.ts'
import { findClaimedBuyer } from './find-claimed-buyer.ts'
import { purchaseClaimInput } from './purchase-claim.input.ts'

/** Looks the purchase up in a job, so that the response time reveals nothing. */
export const sendClaimCodeJob = defineJob({
  name: 'send-claim-code',
  payload: z.object({ claim: purchaseClaimInput, browserHash: z.string(), network: z.string() }),
  triesMax: 10,
  isAwaited: true,
  run: (app, { platformId, claim, browserHash, network }) =>
    inScope(app, platformId, async (scope) => {
      const email = await findClaimedBuyer(scope, claim)
      const isThrottled = await spendClaim(scope, email ?? JSON.stringify(claim), network)
      if (email !== null && !isThrottled) await sendCustomerCode(scope, { email, browserHash })
    }),
})

/**
 * Counts codes per mailbox here, since one purchase can be described in many ways. The counters are separate
 * from those of the login, where shared ones would reveal the owner of a purchase.
 */
async function spendClaim(scope: Scope, email: string, network: string): Promise<boolean> {
  const claimed = `claim ${emailHash(scope.app, email)}`
  const throttled = await spendAttempt(scope, [
    { policy: 'mailbox', who: `${claimed} ${network}` },
    { policy: 'mailboxFlood', who: claimed },
  ])
  return throttled !== null
}
