import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { insertTogether } from '../../db/insert-together.ts'
import { products } from '../../db/schema/catalog.ts'
import { orderItems, orderShares, orders } from '../../db/schema/orders.ts'
import { payments } from '../../db/schema/payments.ts'
import { invariant } from '../../kit/invariant.ts'
import { inScope, type Scope } from '../../scope.ts'
import { listAccountsFor } from '../acquirers/provider-account.ts'
import { planRoute } from '../acquirers/routes/plan-route.ts'
import { takeSeat } from '../acquirers/take-seat.ts'
import { loadOffer } from '../catalog/load-offer.ts'
import { addCodeMail } from '../payments/add-code-mail.ts'
import { askAcquirers, type ChargeToMake, recordAnswer } from '../payments/ask-acquirers.ts'
import { canBeReissued } from '../payments/can-be-reissued.ts'
import { checkPayment } from '../payments/check-payment.ts'
import { isReissuable } from '../payments/is-reissuable.ts'
import { lockPayment } from '../payments/lock-payment.ts'
import { openPayment } from '../payments/open-payment.ts'
import type { Payment } from '../payments/payment.ts'
import { scheduleCheck } from '../payments/plan-check.ts'
import { supersedeSiblings } from '../payments/supersede-siblings.ts'
import { chargeRequest } from './charge-request.ts'
import { divideAtProviders } from './divide-at-providers.ts'

type Reissue = { platformId: string; paymentId: string; ip: string }

type Reissued = { kind: 'found'; paymentId: string } | { kind: 'new'; charge: ChargeToMake }

/**
 * Makes a new code for an order whose code ran out or never came, at the order's own price. One order has one open code: whoever asks second gets the
 * code of whoever asked first, whoever asks too early the one that is open, and for an order that was paid meanwhile everybody the payment
 * that paid it.
 */
export async function reissuePayment(app: App, wanted: Reissue): Promise<{ paymentId: string }> {
  await askWhetherPaid(app, wanted)
  const opened = await openAgain(app, wanted)
  if (opened.kind === 'found') return { paymentId: opened.paymentId }
  const { payment } = opened.charge
  const answer = await askAcquirers(app, opened.charge)
  await inScope(app, wanted.platformId, async (scope) => {
    await addCodeMail(scope, await recordAnswer(scope, payment, answer))
  })
  return { paymentId: payment.id }
}

/** A code that has just run out may have been paid in its last minute, and one that never came may be there: the provider is asked first. */
async function askWhetherPaid(app: App, { platformId, paymentId }: Reissue): Promise<void> {
  const isWorthAsking = await inScope(app, platformId, async (scope) => {
    const [payment] = await scope.tx.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new AppError('payment_not_found')
    return (
      payment.status === 'PENDING' && payment.supersededById === null && canBeReissued(payment, scope.now)
    )
  })
  if (isWorthAsking) await checkPayment(app, { platformId, paymentId, source: 'RECONCILER' })
}

async function openAgain(app: App, wanted: Reissue): Promise<Reissued> {
  const newId = randomUUID()
  try {
    return await inScope(app, wanted.platformId, async (scope) => {
      // Where the database made us begin again, the first try may have taken a seat that this one does not need.
      app.acquirerGuard.leave(newId, 'no_verdict')
      const { payment, siblings } = await lockPayment(scope, wanted.paymentId, {})
      const settled = [payment, ...siblings].find(({ paidAt }) => paidAt !== null)
      const current = settled?.id ?? payment.supersededById
      if (current !== null) return { kind: 'found', paymentId: current }
      if (payment.status === 'PENDING' && !canBeReissued(payment, scope.now))
        return { kind: 'found', paymentId: payment.id }
      return { kind: 'new', charge: await openCharge(scope, payment, { newId, ip: wanted.ip }) }
    })
  } catch (error) {
    app.acquirerGuard.leave(newId, 'no_verdict')
    throw error
  }
}

async function openCharge(
  scope: Scope,
  former: Payment,
  { newId, ip }: { newId: string; ip: string },
): Promise<ChargeToMake> {
  const { tx, app, now } = scope
  const { method, orderId } = former
  const [[order], items, shares, { accounts, lines }] = await Promise.all([
    tx.select().from(orders).where(eq(orders.id, orderId)),
    tx
      .select({ item: orderItems, type: products.type })
      .from(orderItems)
      .innerJoin(products, eq(products.id, orderItems.productId))
      .where(eq(orderItems.orderId, orderId))
      .orderBy(orderItems.position),
    tx.select().from(orderShares).where(eq(orderShares.orderId, orderId)),
    listAccountsFor(scope, method),
  ])
  invariant(order, `payment ${former.id} has no order`)
  if (!isReissuable({ ...former, orderedAt: order.createdAt }, now))
    throw new AppError('payment_not_reissuable')
  const offer = await loadOffer(scope, order.offerId)
  if (!offer.methods.includes(method)) throw new AppError('method_unavailable')
  const { sellerId, productId, amountCents, currency, installments, isDemo } = former
  const sale = { paymentId: newId, sellerId, amountCents, installments, brand: null }
  const route = planRoute(accounts, lines, sale)
  const seated = await takeSeat(scope, { paymentId: newId, method, accounts: route })
  const { payment, batches } = openPayment(scope, {
    id: newId,
    orderId,
    sellerId,
    productId,
    method,
    amountCents,
    currency,
    installments,
    isDemo,
    seated,
    choice: seated.passedOver.length === 0 ? 'FIRST_IN_ORDER' : 'FIRST_FREE',
  })
  await insertTogether(tx, ...batches)
  await supersedeSiblings(scope, payment)
  // From this commit on, somebody will ask the provider, even if this process dies before it hears an answer.
  await scheduleCheck(scope, payment, 0)
  return {
    payment,
    accounts: seated.accounts,
    divisionAt: await divideAtProviders(scope, {
      accounts: seated.accounts,
      shares,
      chargedCents: amountCents,
    }),
    request: chargeRequest(app, {
      paymentId: newId,
      offer,
      ip,
      buyer: {
        name: order.buyerName,
        email: order.buyerEmail,
        phone: order.buyerPhone,
        document: order.buyerDocument,
        address: order.address,
      },
      quote: {
        totalCents: amountCents,
        installments,
        lines: items.map(({ item, type }) => ({ ...item, isPhysical: type === 'FISICO' })),
      },
      card: null,
      input: { paymentMethod: method, fingerPrints: [] },
    }),
  }
}
