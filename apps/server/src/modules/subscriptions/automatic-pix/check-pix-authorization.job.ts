import { eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import type { App } from '#app.ts'
import { pixAuthorizations } from '#db/schema/subscriptions.ts'
import { defineJob } from '#define-job.ts'
import {
  checkAuthorizationKey,
  checkAuthorizationTicket,
} from '#modules/payments/core/check-authorization-ticket.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { inScope, type Scope } from '#scope.ts'
import { applyAuthorization } from './apply-authorization.ts'
import { askAuthorization } from './ask-authorization.ts'
import { type FoundAuthorization, findAuthorizations } from './find-authorization.ts'

const minute = 60_000
const hour = 60 * minute
/**
 * Pauses between reads while the buyer's bank has not confirmed an authorisation whose first payment has
 * arrived.
 */
const pauses = [minute, 5 * minute, 15 * minute, hour, 6 * hour, ...Array<number>(7).fill(24 * hour)]

/** Reads a Pix Automático at its acquirer, and has a due debit read at once. */
export const checkAuthorizationJob = defineJob({
  ...checkAuthorizationTicket,
  run: async (app, { platformId, paymentId, round }) => {
    const found = await inScope(app, platformId, async (scope) =>
      (await findAuthorizations(scope, eq(pixAuthorizations.paymentId, paymentId))).at(-1),
    )
    if (!found) return
    const told = await read(app, platformId, found)
    await inScope(app, platformId, async (scope) => {
      if (told?.ok) await applyAuthorization(scope, found.authorization, told.result)
      await pursueAtOnce(scope, found.authorization.subscriptionId)
      const isOpen = !told?.ok || told.result.status === 'ASKED'
      const pause = isOpen ? pauses[round] : undefined
      if (pause === undefined) return
      const runAt = new Date(scope.now.getTime() + pause)
      const key = checkAuthorizationKey(paymentId)
      await addJob(scope, checkAuthorizationTicket, { paymentId, round: round + 1 }, { runAt, key })
    })
  },
})

async function read(app: App, platformId: string, found: FoundAuthorization) {
  return found.authorizationId === null
    ? null
    : askAuthorization(app, { platformId, ...found, authorizationId: found.authorizationId }, 'READ')
}

/** Reads a debit whose day has come now instead of the next morning. */
async function pursueAtOnce(scope: Scope, subscriptionId: string): Promise<void> {
  const { subscription, cycle, payment } = await lockSubscription(scope, subscriptionId)
  const isDue = payment?.automaticPix === 'DEBIT' && payment.status === 'PENDING' && cycle.dueAt <= scope.now
  if (isDue && subscription.nextStepAt !== null && subscription.nextStepAt > scope.now)
    await changeSubscription(scope, subscription, { nextStepAt: scope.now }, { isAnnounced: false })
}
