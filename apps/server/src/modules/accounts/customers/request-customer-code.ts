import { addJob } from '#add-job.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { allowMailRequest } from '#modules/accounts/throttling/allow-mail-request.ts'
import { inScope } from '#scope.ts'
import { newCodeBrowser } from './new-code-browser.ts'
import { sendCustomerCodeJob } from './send-customer-code.job.ts'

/**
 * Gives the same answer after the same work for every address; a job looks up later whether the address ever
 * bought anything.
 */
export async function requestCustomerCode(visitor: Visitor, { email }: { email: string }): Promise<void> {
  const { app, platformId } = visitor
  const { browserHash, cookie } = newCodeBrowser(app)
  await inScope(app, platformId, async (scope) => {
    await allowMailRequest(scope, visitor, email)
    await addJob(scope, sendCustomerCodeJob, { email, browserHash })
  })
  visitor.setCookies([cookie])
}
