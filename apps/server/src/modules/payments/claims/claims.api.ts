import { z } from 'zod'
import { publicProcedure, router } from '../../../rpc/trpc.ts'
import { strangerOf } from '../../accounts/doors/visitor.ts'
import { claimPurchase } from './claim-purchase.ts'
import { findChargeHelp } from './find-charge-help.ts'
import { descriptorInput, purchaseClaimInput } from './purchase-claim.input.ts'

export const claimsApi = router({
  claim: publicProcedure
    .input(purchaseClaimInput)
    .mutation(({ ctx, input }) => claimPurchase(strangerOf(ctx), input)),
  help: publicProcedure.input(z.strictObject({ descriptor: descriptorInput })).query(({ ctx, input }) => {
    const { app, platformId } = strangerOf(ctx)
    return findChargeHelp(app, platformId, input.descriptor)
  }),
})
