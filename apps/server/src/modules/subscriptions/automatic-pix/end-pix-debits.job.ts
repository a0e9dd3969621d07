import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { App } from '#app.ts'
import { payments } from '#db/schema/payments.ts'
import { pixAuthorizations, subscriptionCycles } from '#db/schema/subscriptions.ts'
import { defineJob } from '#define-job.ts'
import { withdrawCharge } from '#modules/payments/asking/withdraw-charge.ts'
import { mayStillBePaid } from '#modules/payments/core/may-still-be-paid.ts'
import { changeSubscription } from '#modules/subscriptions/change-subscription.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { inScope } from '#scope.ts'
import { applyAuthorization } from './apply-authorization.ts'
import { askAuthorization } from './ask-authorization.ts'
import { endDebitsTicket } from './ask-to-end-authorization.ts'
import { type FoundAuthorization, findAuthorizations } from './find-authorization.ts'

/**
 * Ends at the acquirer everything that could still be debited for a subscription: first the authorisations
 * marked to be ended, so that no further debit can be ordered, and then the debits under way. Repeated until
 * both are certain.
 */
export const endDebitsJob = defineJob({
  ...endDebitsTicket,
  run: async (app, { platformId, subscriptionId }) => {
    const { toEnd, open } = await inScope(app, platformId, async (scope) => {
      const toEnd = await findAuthorizations(
        scope,
        and(
          eq(pixAuthorizations.subscriptionId, subscriptionId),
          isNotNull(pixAuthorizations.endAskedAt),
          inArray(pixAuthorizations.state, ['ASKED', 'ACTIVE']),
        ) ?? eq(pixAuthorizations.subscriptionId, subscriptionId),
      )
      const open = await scope.tx
        .select({ payment: payments })
        .from(payments)
        .innerJoin(subscriptionCycles, eq(subscriptionCycles.orderId, payments.orderId))
        .where(
          and(
            eq(subscriptionCycles.subscriptionId, subscriptionId),
            eq(payments.automaticPix, 'DEBIT'),
            mayStillBePaid,
          ),
        )
      return { toEnd, open }
    })
    for (const found of toEnd) await endAuthorization(app, platformId, found)
    const withdrawn = await Promise.all(open.map(({ payment }) => withdrawCharge(app, payment)))
    await inScope(app, platformId, async (scope) => {
      const { subscription, cycle } = await lockSubscription(scope, subscriptionId)
      const isInvoiced = cycle.state === 'OPEN' && ['ACTIVE', 'PAST_DUE'].includes(subscription.state)
      if (isInvoiced && withdrawn.length > 0)
        await changeSubscription(scope, subscription, { nextStepAt: scope.now }, { isAnnounced: false })
    })
    const left = withdrawn.filter(({ status, certainty }) => status === 'PENDING' || certainty !== 'KNOWN')
    if (left.length > 0) throw new Error('A debit is not withdrawn yet')
  },
})

async function endAuthorization(app: App, platformId: string, found: FoundAuthorization): Promise<void> {
  const { authorization, providerAccountId, authorizationId } = found
  if (authorizationId === null) throw new Error('An authorisation without an answer cannot be ended yet')
  const place = { platformId, providerAccountId, authorizationId }
  const ended = await askAuthorization(app, place, 'END')
  // A refusal may mean that it has already ended, which a read shows.
  const told = ended?.ok ? ended : await askAuthorization(app, place, 'READ')
  if (!told?.ok) throw new Error('An authorisation could not be ended')
  await inScope(app, platformId, (scope) => applyAuthorization(scope, authorization, told.result))
  if (told.result.status === 'ACTIVE') throw new Error('An authorisation has not ended yet')
}
