import { addJob } from '#add-job.ts'
import { randomDigits } from '#kit/crypto/tokens.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { strangerOf, type Visitor } from '#modules/accounts/doors/visitor.ts'
import { allowMailRequest } from '#modules/accounts/throttling/allow-mail-request.ts'
import { publicProcedure, router } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import { type ChargeReport, chargeReportInput } from './charge-report.input.ts'
import { openReportJob } from './open-report.job.ts'

export const chargeReportsApi = router({
  report: publicProcedure
    .input(chargeReportInput)
    .mutation(({ ctx, input }) => reportCharge(strangerOf(ctx), input)),
})

/**
 * Reports an unrecognised charge, by a person without the purchase's mailbox. Answer and work are the same
 * whether such a charge exists or not.
 */
async function reportCharge(visitor: Visitor, report: ChargeReport): Promise<{ protocol: string }> {
  const { app, platformId } = visitor
  const protocol = `N${randomDigits(10)}`
  await inScope(app, platformId, async (scope) => {
    await allowMailRequest(scope, visitor, report.email)
    await addJob(scope, openReportJob, { report, protocol, network: addressNetwork(visitor.ip) })
  })
  return { protocol }
}
