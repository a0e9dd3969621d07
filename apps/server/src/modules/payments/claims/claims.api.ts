import { z } from 'zod'
import { addressNetwork } from '#kit/http/address-network.ts'
import { strangerOf } from '#modules/accounts/doors/visitor.ts'
import { publicProcedure, router } from '#rpc/trpc.ts'
import { claimPurchase } from './claim-purchase.ts'
import { findChargeHelp } from './find-charge-help.ts'
import { descriptorInput, purchaseClaimInput } from './purchase-claim.input.ts'

/** Rate limit: enough names for a reader of a statement, too few to copy the catalogue. */
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
