import { addJob } from '#add-job.ts'
import { randomDigits } from '#kit/crypto/tokens.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { allowMailRequest } from '#modules/accounts/throttling/allow-mail-request.ts'
import { inScope } from '#scope.ts'
import type { ChargeReport } from './charge-report.input.ts'
import { openReportJob } from './open-report.job.ts'

/**
 * Report of an unrecognised charge by somebody without its mailbox. The answer and the work are the same
 * whether there is such a charge or not.
 */
export async function reportCharge(visitor: Visitor, report: ChargeReport): Promise<{ protocol: string }> {
  const { app, platformId } = visitor
  const protocol = `N${randomDigits(10)}`
  await inScope(app, platformId, async (scope) => {
    await allowMailRequest(scope, visitor, report.email)
    await addJob(scope, openReportJob, { report, protocol, network: addressNetwork(visitor.ip) })
  })
  return { protocol }
}
