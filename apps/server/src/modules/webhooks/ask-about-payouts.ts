import type { App } from '../../app.ts'
import { inScope } from '../../scope.ts'
import { findHintedWithdrawals, wakeWithdrawal } from '../payouts/withdrawals/wake-withdrawals.ts'
import { claimQuestion } from './claim-question.ts'
import { openBody } from './sealed-body.ts'
import type { Webhook, WebhookVerdict } from './webhook.ts'

/**
 * A call that is about no payment may be about withdrawals. Whatever it says, and whoever signed it, they are only asked about, each once
 * in half a minute. Null when it resembles none of the account's.
 */
export async function askAboutPayouts(app: App, webhook: Webhook): Promise<WebhookVerdict | null> {
  const { platformId, providerAccountId, paymentHint: hint } = webhook
  const body = Buffer.from(openBody(app, webhook)).toString('utf8').replaceAll('\0', '')
  return inScope(app, platformId, async (scope) => {
    const hinted = await findHintedWithdrawals(scope, { providerAccountId, hint, body })
    for (const withdrawalId of hinted) {
      const { mayAsk, until } = await claimQuestion(scope, { providerAccountId, subject: withdrawalId })
      await wakeWithdrawal(scope, withdrawalId, mayAsk ? scope.now : until)
    }
    return hinted.length === 0
      ? null
      : { state: 'APPLIED', detail: 'made us ask about a withdrawal', paymentId: null }
  })
}
