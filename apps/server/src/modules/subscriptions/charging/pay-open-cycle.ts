import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import type { App } from '#app.ts'
import { inSlotScope } from '#modules/acquirers/health/in-slot-scope.ts'
import { canBeReissued } from '#modules/payments/views/can-be-reissued.ts'
import { lockSubscription } from '#modules/subscriptions/lock-subscription.ts'
import { maySellerRenew } from '#modules/subscriptions/may-seller-renew.ts'
import { asBuyer, type SubscriptionViewer } from '#modules/subscriptions/subscription-viewer.ts'
import type { Caller } from '#rpc/caller.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import type { Scope } from '#scope.ts'
import { makeCharge } from './make-charge.ts'
import { type OpenedCharge, openCycleCharge } from './open-cycle-charge.ts'
import { withNextMethod } from './with-next-method.ts'

type Payer = { session: SessionUser; ip: string; subscriptionId: string }
type ViewerOf = (caller: Caller) => SubscriptionViewer | Promise<SubscriptionViewer>

type Found = { kind: 'found'; paymentId: string } | { kind: 'new'; opened: OpenedCharge }

/**
 * Pays the open cycle now, on request of the buyer or the seller: by its current code, by a new one, or by
 * the stored card. A request during a charge returns that charge.
 */
export async function payOpenCycle(
  app: App,
  payer: Payer,
  viewerOf: ViewerOf = asBuyer,
): Promise<{ paymentId: string }> {
  const paymentId = randomUUID()
  const { platformId } = payer.session
  const pay = async () => {
    const found = await inSlotScope(app, { platformId, paymentId }, (scope) =>
      findOrOpen(scope, payer, { paymentId, viewerOf }),
    )
    if (found.kind === 'found') return { paymentId: found.paymentId }
    await makeCharge(app, found.opened)
    return { paymentId }
  }
  return app.tracing.span('subscription payment', { platformId }, pay, { payment: paymentId, isFirst: true })
}

async function findOrOpen(
  scope: Scope,
  { session, ip, subscriptionId }: Payer,
  { paymentId, viewerOf }: { paymentId: string; viewerOf: ViewerOf },
): Promise<Found> {
  const { sees } = await viewerOf({ ...scope, session, ip })
  const held = await lockSubscription(scope, subscriptionId, sees)
  const { subscription, cycle, payment } = await withNextMethod(scope, held, paymentId)
  const { state, method } = subscription
  const isPursued = state === 'ACTIVE' || state === 'PAST_DUE'
  if (cycle.state !== 'OPEN' || !isPursued) throw new AppError('subscription_not_changeable', { state })
  if (!(await maySellerRenew(scope, subscription))) throw new AppError('offer_unavailable')
  const isUnderWay = payment !== null && !isOver(payment) && !canBeReissued(payment, scope.now)
  if (isUnderWay) return { kind: 'found', paymentId: payment.id }
  if (method === 'CREDIT_CARD' && cycle.isCardRefused) throw new AppError('errorCardDeclined')
  const opened = await openCycleCharge(scope, { subscription, cycle, paymentId, former: payment, ip })
  if (!opened) throw new AppError('method_unavailable')
  return { kind: 'new', opened }
}

/** Whether a charge has failed for good. A paid charge still settles its cycle, so it does not count as over. */
function isOver({ status, certainty }: { status: string; certainty: string }): boolean {
  return certainty === 'KNOWN' && (status === 'REJECTED' || status === 'CANCELED')
}
