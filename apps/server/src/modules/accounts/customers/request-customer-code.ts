import { addJob } from '../../../add-job.ts'
import { hashToken, randomToken } from '../../../kit/crypto/tokens.ts'
import { writeCookie } from '../../../rpc/cookies.ts'
import { inScope } from '../../../scope.ts'
import type { Visitor } from '../doors/visitor.ts'
import { allowMailRequest } from '../throttling/allow-mail-request.ts'
import { codeLifetimeMinutes } from './customer-code.ts'
import { sendCustomerCodeJob } from './send-customer-code.job.ts'

/**
 * Always the same answer after the same work; a job finds out whether this address ever bought anything. The cookie ties the code to this
 * browser. Its value is new each time, so the code that this browser asked for before stops working.
 */
export async function requestCustomerCode(visitor: Visitor, { email }: { email: string }): Promise<void> {
  const { app, platformId } = visitor
  const browser = randomToken()
  await inScope(app, platformId, async (scope) => {
    await allowMailRequest(scope, visitor, email)
    await addJob(scope, sendCustomerCodeJob, { email, browserHash: hashToken(browser) })
  })
  visitor.setCookies([
    writeCookie(app.config, { kind: 'code', value: browser, maxAgeSeconds: codeLifetimeMinutes * 60 }),
  ])
}
