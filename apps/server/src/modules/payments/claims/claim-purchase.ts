import { addJob } from '#add-job.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { newCodeBrowser } from '#modules/accounts/customers/new-code-browser.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { allowMailRequest } from '#modules/accounts/throttling/allow-mail-request.ts'
import { inScope } from '#scope.ts'
import type { PurchaseClaim } from './purchase-claim.input.ts'
import { sendClaimCodeJob } from './send-claim-code.job.ts'

/**
 * Claim of a purchase: a code goes to the mailbox that made it. A stranger gets the same answer, after the
 * same work, whether there is such a purchase or not.
 */
export async function claimPurchase(visitor: Visitor, claim: PurchaseClaim): Promise<void> {
  const { app, platformId } = visitor
  const { browserHash, cookie } = newCodeBrowser(app)
  await inScope(app, platformId, async (scope) => {
    await allowMailRequest(scope, visitor, claim.by === 'PERSON' ? claim.email : JSON.stringify(claim))
    await addJob(scope, sendClaimCodeJob, { claim, browserHash, network: addressNetwork(visitor.ip) })
  })
  visitor.setCookies([cookie])
}
