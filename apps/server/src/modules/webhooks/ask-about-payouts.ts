import type { App } from '#app.ts'
import { findNamedAttempts, wakeAttempt } from '#modules/payouts/withdrawals/sending/wake-attempts.ts'
import { attemptKey } from '#modules/payouts/withdrawals/withdrawal.ts'
import { inScope } from '#scope.ts'
import { claimRead } from './claim-read.ts'
import { openBody } from './sealed-body.ts'
import type { Webhook, WebhookVerdict } from './webhook.ts'

/**
 * A webhook that concerns no payment may concern withdrawals. Whatever its content and signature, it only triggers a
 * read of each withdrawal that it names, once in half a minute. Null if it names no withdrawal of the account.
 */
export async function askAboutPayouts(app: App, webhook: Webhook): Promise<WebhookVerdict | null> {
  const { platformId, providerAccountId, paymentHint: hint } = webhook
  const body = Buffer.from(openBody(app, webhook)).toString('utf8').replaceAll('\0', '')
  return inScope(app, platformId, async (scope) => {
    const named = await findNamedAttempts(scope, { providerAccountId, hint, body })
    for (const attempt of named) {
      const subject = attemptKey(attempt.withdrawalId, attempt.number)
      const { mayAsk, until } = await claimRead(scope, { providerAccountId, subject })
      await wakeAttempt(scope, attempt, mayAsk ? scope.now : until)
    }
    return named.length === 0
      ? null
      : { state: 'APPLIED', detail: 'made us ask about a withdrawal', paymentId: null }
  })
}
