import type { PaymentMethod, PaymentStatus } from '@balcao/domain/vocabulary'
import type { Sandbox } from '@balcao/sandbox/start-sandbox'
import { and, desc, eq, gt, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { orders } from '#db/schema/orders.ts'
import { payments } from '#db/schema/payments.ts'
import { disputes, refundRequests, refunds } from '#db/schema/refunds.ts'
import { invariant } from '#kit/invariant.ts'
import { ensureCustomer } from '#modules/accounts/customers/ensure-customer.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import type { Payment } from '#modules/payments/core/payment.ts'
import { defendDispute } from '#modules/refunds/disputes/defend-dispute.ts'
import { noticeDispute } from '#modules/refunds/disputes/notice-dispute.ts'
import { makeRefundJob } from '#modules/refunds/make-refund.job.ts'
import { appealRequest } from '#modules/refunds/requests/appeal-request.ts'
import { approveRequest } from '#modules/refunds/requests/approve-request.ts'
import { openRequest } from '#modules/refunds/requests/open-request.ts'
import { refuseRequest } from '#modules/refunds/requests/refuse-request.ts'
import { receiveWebhook } from '#modules/webhooks/receive-webhook.ts'
import { inScope, type Scope } from '#scope.ts'
import { aPurchase } from './a-purchase.ts'
import { asPerson } from './as-person.ts'
import { demoBrowsers } from './demo-buyers.ts'
import { demoLogins } from './demo-identity.ts'
import { listSoldOffers } from './list-sold-offers.ts'
import { check } from './make-demo-sale.ts'

const dayMs = 86_400_000
/** One amount is too small, and one too large. */
const wrongPayers = [
  { name: 'Rosa Quintanilha', mailbox: 'rosa.quintanilha', differenceCents: -1_000 },
  { name: 'Edson Prates', mailbox: 'edson.prates', differenceCents: 700 },
] as const
const lateWebhooks = 12

type Wanted = {
  method: PaymentMethod
  status: PaymentStatus
  /** Range of days ago for the sale, from the later to the earlier. */
  daysAgo: readonly [number, number]
  only?: SQL
}

type Shop = { app: App; platformId: string; sandbox: Sandbox }

/**
 * Cases for the staff on the day of the demo: wrong amounts, disputes, a refund by hand, a mediation, and late
 * webhooks.
 */
export async function createDemoTroubles(shop: Shop): Promise<void> {
  await payWrongAmounts(shop)
  await openDisputes(shop)
  await refundByHand(shop)
  await askForMediation(shop)
  await hearLateWebhooks(shop)
}

/** Buyers of today, so that their codes are still valid. */
async function payWrongAmounts({ app, platformId, sandbox }: Shop): Promise<void> {
  const offers = await inScope(app, platformId, listSoldOffers)
  const sold = offers.find(({ isSubscription, isPhysical }) => !isSubscription && !isPhysical)
  if (!sold) return
  for (const { name, mailbox, differenceCents } of wrongPayers) {
    const { paymentId, payment } = await aPurchase(
      app,
      platformId,
      { offerId: sold.offerId, name, email: `${mailbox}@comprador.example` },
      { ip: '127.0.0.1', userAgent: demoBrowsers[0] ?? '', isDemo: true },
    )
    const code = payment.pix?.code ?? ''
    const charge = await sandbox.bank.find(code)
    invariant(charge, `payment ${paymentId} has no code that the bank knows`)
    await sandbox.bank.pay(code, { amount: charge.amount + differenceCents })
    await check(app, platformId, paymentId)
  }
}

/** One dispute reported by the acquirer, and one by the bank's notice to the staff, who send its defence. */
async function openDisputes(shop: Shop): Promise<void> {
  const { app, platformId, sandbox } = shop
  const [told, noticed] = await listSales(shop, {
    method: 'CREDIT_CARD',
    status: 'APPROVED',
    daysAgo: [1, 20],
  })
  if (told?.transactionId) {
    await sandbox.bank.dispute({ acquirer: told.provider, id: told.transactionId })
    await check(app, platformId, told.id)
  }
  if (noticed)
    await inScope(app, platformId, async (scope) => {
      const chief = await findUserByEmail(scope, demoLogins[1].email)
      invariant(chief, 'the demo has an administrator')
      const { disputeId } = await noticeDispute(asPerson(scope, { userId: chief.id, role: 'ADMIN' }), {
        paymentId: noticed.id,
        dueAt: new Date(scope.now.getTime() + 6 * dayMs),
        reason: 'Titular não reconhece a compra',
      })
      await defendDispute(asPerson(scope, { userId: noticed.sellerId, role: 'SELLER' }), {
        disputeId,
        defence: 'O comprador assistiu a nove aulas depois da compra, no mesmo aparelho.',
        fileKeys: [],
      })
    })
}

/** A refund by law that the acquirer refuses, so that a person has to make it. */
async function refundByHand(shop: Shop): Promise<void> {
  const { app, platformId, sandbox } = shop
  const [sale] = await listSales(shop, { method: 'PIX', status: 'APPROVED', daysAgo: [2, 6.5] })
  if (!sale) return
  const refundId = await inScope(app, platformId, async (scope) => {
    const { requestId } = await ask(scope, sale, 'Comprei duas vezes sem querer.')
    await approveRequest(asPerson(scope, { userId: sale.sellerId, role: 'SELLER' }), { requestId })
    const [refund] = await scope.tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(eq(refunds.paymentId, sale.id))
    invariant(refund, 'a request that was approved makes a refund')
    return refund.id
  })
  sandbox.faults.next({ operation: 'refund', kind: 'error-before', status: 422 })
  await makeRefundJob.run(app, { platformId, refundId })
}

/** A refusal by the seller after the legal period, and the buyer's appeal to the platform. */
async function askForMediation(shop: Shop): Promise<void> {
  const { app, platformId } = shop
  const only = gt(orders.guaranteeDays, 10)
  const [sale] = await listSales(shop, { method: 'PIX', status: 'APPROVED', daysAgo: [7.5, 9], only })
  if (!sale) return
  await inScope(app, platformId, async (scope) => {
    const { buyer, requestId } = await ask(scope, sale, 'As aulas não abrem no meu celular.')
    const seller = asPerson(scope, { userId: sale.sellerId, role: 'SELLER' })
    await refuseRequest(seller, { requestId, reason: 'O curso abre no navegador; enviamos o passo a passo.' })
    await appealRequest(buyer, { requestId, reason: 'Segui o passo a passo e continua sem abrir.' })
  })
}

async function ask(scope: Scope, { id: paymentId, orderId }: Payment, reason: string) {
  const [order] = await scope.tx
    .select({ email: orders.buyerEmail, name: orders.buyerName })
    .from(orders)
    .where(eq(orders.id, orderId))
  invariant(order, `payment ${paymentId} has no order`)
  const { userId } = await ensureCustomer(scope, order)
  const buyer = asPerson(scope, { userId, role: 'CUSTOMER' })
  const { requestId } = await openRequest(buyer, { paymentId, orderItemIds: [], reason })
  return { buyer, requestId }
}

/** Late webhooks; the last one reports a refund that was never made. */
async function hearLateWebhooks(shop: Shop): Promise<void> {
  const { app, sandbox } = shop
  const [sale] = await listSales(shop, { method: 'PIX', status: 'APPROVED', daysAgo: [0, 40] })
  if (!sale?.transactionId) return
  const acquirer = sandbox.acquirer(sale.provider)
  await acquirer.forgeWebhook({ id: sale.transactionId, state: 'refunded' })
  await sandbox.bank.webhooksDelivered()
  for (const { url, headers, body } of (await acquirer.webhooks()).slice(-lateWebhooks)) {
    const { pathname, search } = new URL(url)
    const [token = '', hint = null] = pathname.split('/').slice(2)
    await receiveWebhook(app, {
      token,
      paymentHint: hint,
      sourceIp: '127.0.0.1',
      method: 'POST',
      path: pathname,
      query: search.slice(1),
      headers,
      rawBody: Buffer.from(body),
    })
  }
}

/** Sales of the demo without dispute, refund or request, the newest first. */
function listSales(
  { app, platformId }: Shop,
  { method, status, daysAgo: [last, first], only }: Wanted,
): Promise<Payment[]> {
  return inScope(app, platformId, async ({ tx, now }) => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
    const untouched = [disputes, refundRequests, refunds].map(
      (table) =>
        sql`not exists (select 1 from ${table} where ${table.platformId} = ${platformId} and ${table.paymentId} = ${payments.id})`,
    )
    const rows = await tx
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(
        and(
          eq(payments.platformId, platformId),
          eq(payments.method, method),
          eq(payments.status, status),
          isNotNull(payments.transactionId),
          lt(payments.createdAt, daysAgo(last)),
          gte(payments.createdAt, daysAgo(first)),
          ...untouched,
          only,
        ),
      )
      .orderBy(desc(payments.createdAt))
      .limit(20)
    return rows.map(({ payment }) => payment)
  })
}
