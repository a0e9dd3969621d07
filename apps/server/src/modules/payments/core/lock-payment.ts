import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { payments } from '#db/schema/payments.ts'
import { isHeard } from '#modules/outgoing/is-heard.ts'
import { isReported } from '#modules/tracking/is-reported.ts'
import type { Scope } from '#scope.ts'
import { isCouponSpent, limitedCouponOf } from './is-coupon-spent.ts'
import { isLinkSold, oneUseLinkOf } from './is-link-sold.ts'
import { isForPeriod, isPeriodOver } from './is-period-over.ts'
import type { Payment } from './payment.ts'
import type { ProviderReport } from './provider-report.ts'

export type LockedPayment = {
  payment: Payment
  /** The other payments of the same order. */
  siblings: Payment[]
  /** Another payment has the reported transaction. */
  isTransactionTaken: boolean
  /** Another payment was paid by the reported Pix. */
  isReceiptTaken: boolean
  /** The seller or the platform has a webhook endpoint for sales. */
  isHeard: boolean
  /** The order's single-use link was sold to another order. */
  isLinkSold: boolean
  /** True if money is reported for an unpaid order whose coupon has no use left. */
  isCouponSpent: boolean
  /** True if a later period of the subscription has been billed: a buyer does not pay for past days. */
  isPeriodOver: boolean
  /** True if our server reports purchases of the product to vendors of pixels. */
  isReported: boolean
}

const moneyStatuses = new Set<ProviderReport['status'] | undefined>(['APPROVED', 'REFUNDED', 'CHARGEBACK'])

const others = alias(payments, 'others')
const asked = alias(payments, 'asked')

const selectOrder = defineStatement((db, given: Inputs<{ paymentId: string; transactionId: string }>) => {
  const taken = db
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(others.providerAccountId, payments.providerAccountId),
        eq(others.transactionId, given.transactionId),
        ne(others.id, payments.id),
      ),
    )
  const order = db.select({ id: asked.orderId }).from(asked).where(eq(asked.id, given.paymentId))
  return db
    .select({
      payment: getTableColumns(payments),
      isTransactionTaken: sql<boolean>`exists ${taken}`,
      oneUseLinkId: oneUseLinkOf(db, payments),
      limitedCouponId: limitedCouponOf(db, payments),
      isForPeriod: isForPeriod(db, payments),
      isHeard: isHeard(db, payments.sellerId),
      isReported: isReported(db, payments.productId),
    })
    .from(payments)
    .where(eq(payments.orderId, order))
    .orderBy(payments.id)
    .for('update', { of: payments })
})

/**
 * Locks the payment with the others of its order, always in the same sequence, and finds out whether the
 * report belongs to another payment. Other tables are read after the lock, because the statement that waited
 * for it does not see rows written during the wait.
 */
export async function lockPayment(
  scope: Scope,
  paymentId: string,
  {
    transactionId = '',
    endToEndId,
    status,
  }: Pick<ProviderReport, 'transactionId' | 'endToEndId'> & { status?: ProviderReport['status'] },
): Promise<LockedPayment> {
  const locked = await selectOrder(scope.tx, { paymentId, transactionId })
  const found = locked.find(({ payment }) => payment.id === paymentId)
  if (!found) throw new AppError('payment_not_found')
  const siblings = locked.map(({ payment }) => payment).filter(({ id }) => id !== paymentId)
  const { payment, oneUseLinkId: linkId, limitedCouponId: couponId } = found
  const { isHeard, isReported, isTransactionTaken } = found
  const { orderId, paidAt, paidCents } = payment
  const isAboutMoney = paidCents > 0 || moneyStatuses.has(status)
  return {
    payment,
    siblings,
    isTransactionTaken,
    isHeard,
    isReported,
    isReceiptTaken: endToEndId !== undefined && (await isPaidAnother(scope, paymentId, endToEndId)),
    isLinkSold: linkId !== null && (await isLinkSold(scope, { linkId, orderId })),
    isCouponSpent:
      couponId !== null &&
      paidAt === null &&
      isAboutMoney &&
      (await isCouponSpent(scope, { couponId, orderId })),
    isPeriodOver: found.isForPeriod && (await isPeriodOver(scope, orderId)),
  }
}

const claimReceipt = defineStatement(
  (_db, given: Inputs<{ receipt: string }>) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${given.receipt}, 0))`,
)

const selectPaidAnother = defineStatement((db, given: Inputs<{ paymentId: string; endToEndId: string }>) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.endToEndId, given.endToEndId), ne(payments.id, given.paymentId))),
)

/**
 * Whether another payment has the receipt. Receipts are serialised, so that the second report sees the first
 * and does not violate the unique index.
 */
async function isPaidAnother(
  { tx, platformId }: Scope,
  paymentId: string,
  endToEndId: string,
): Promise<boolean> {
  tx.later(claimReceipt(tx, { receipt: `${platformId} ${endToEndId}` }))
  const found = await selectPaidAnother(tx, { paymentId, endToEndId })
  return found.length > 0
}
