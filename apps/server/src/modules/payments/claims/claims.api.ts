import { z } from 'zod'
import { addJob } from '#add-job.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { newCodeBrowser } from '#modules/accounts/customers/new-code-browser.ts'
import { strangerOf, type Visitor } from '#modules/accounts/doors/visitor.ts'
import { allowMailRequest } from '#modules/accounts/throttling/allow-mail-request.ts'
import { publicProcedure, router } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import { findChargeHelp } from './find-charge-help.ts'
import { descriptorInput, type PurchaseClaim, purchaseClaimInput } from './purchase-claim.input.ts'
import { sendClaimCodeJob } from './send-claim-code.job.ts'

/** Limit high enough for a person who reads a statement, and too low to copy the catalogue. */
const helpLimit = { name: 'charge help', perMinute: 10, burst: 10 }

export const claimsApi = router({
  claim: publicProcedure
    .input(purchaseClaimInput)
    .mutation(({ ctx, input }) => claimPurchase(strangerOf(ctx), input)),
  help: publicProcedure.input(z.strictObject({ descriptor: descriptorInput })).query(({ ctx, input }) => {
    const { app, platformId, ip } = strangerOf(ctx)
    app.limits.spend(helpLimit, addressNetwork(ip))
    return findChargeHelp(app, platformId, input.descriptor)
  }),
})

/**
 * Claims a purchase: a code goes to the mailbox that made it. A stranger gets the same answer after the same
 * work, whether such a purchase exists or not.
 */
async function claimPurchase(visitor: Visitor, claim: PurchaseClaim): Promise<void> {
  const { app, platformId } = visitor
  const { browserHash, cookie } = newCodeBrowser(app)
  await inScope(app, platformId, async (scope) => {
    await allowMailRequest(scope, visitor, claim.by === 'PERSON' ? claim.email : JSON.stringify(claim))
    await addJob(scope, sendClaimCodeJob, { claim, browserHash, network: addressNetwork(visitor.ip) })
  })
  visitor.setCookies([cookie])
}
