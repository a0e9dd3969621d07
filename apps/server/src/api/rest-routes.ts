import { contentRoutes } from '#modules/access/contents.rest.ts'
import { acquirerRoutes } from '#modules/acquirers/acquirers.rest.ts'
import { cartRoutes } from '#modules/carts/carts.rest.ts'
import { productRoutes } from '#modules/catalog/products.rest.ts'
import { checkoutRoutes } from '#modules/checkout/sales.rest.ts'
import { couponRoutes } from '#modules/coupons/coupons.rest.ts'
import { courseRoutes } from '#modules/courses/courses.rest.ts'
import { studentRoutes } from '#modules/courses/students/students.rest.ts'
import { invoiceRoutes } from '#modules/invoices/invoices.rest.ts'
import { walletRoutes } from '#modules/ledger/wallet.rest.ts'
import { linkRoutes } from '#modules/links/links.rest.ts'
import { webhookRoutes } from '#modules/outgoing/webhooks.rest.ts'
import { partnerRoutes } from '#modules/partners/partners.rest.ts'
import { customerRoutes } from '#modules/payments/customers/customers.rest.ts'
import { saleRoutes } from '#modules/payments/sales.rest.ts'
import { withdrawalRoutes } from '#modules/payouts/withdrawals.rest.ts'
import { feeRoutes } from '#modules/platforms/fees.rest.ts'
import { auditRoutes } from '#modules/platforms/trail/audit-days.rest.ts'
import { refundRoutes } from '#modules/refunds/refunds.rest.ts'
import { reportRoutes } from '#modules/reports/reports.rest.ts'
import { sellerRoutes } from '#modules/reports/sellers/sellers.rest.ts'
import { subscriptionRoutes } from '#modules/subscriptions/subscriptions.rest.ts'
import { fileRoutes } from '#modules/uploads/files/files.rest.ts'
import type { RestRoute } from '#rpc/rest/routes-for.ts'

/** Every route of the public API, in the order of its document. */
export const restRoutes: readonly RestRoute[] = [
  ...productRoutes,
  ...fileRoutes,
  ...contentRoutes,
  ...courseRoutes,
  ...linkRoutes,
  ...couponRoutes,
  ...checkoutRoutes,
  ...saleRoutes,
  ...customerRoutes,
  ...studentRoutes,
  ...invoiceRoutes,
  ...refundRoutes,
  ...subscriptionRoutes,
  ...cartRoutes,
  ...walletRoutes,
  ...withdrawalRoutes,
  ...partnerRoutes,
  ...webhookRoutes,
  ...reportRoutes,
  ...sellerRoutes,
  ...feeRoutes,
  ...acquirerRoutes,
  ...auditRoutes,
]
