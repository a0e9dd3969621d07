import { accountAccess } from '../modules/accounts/account.access.ts'
import { adminStaffAccess } from '../modules/accounts/staff/admin.access.ts'
import { adminCostsAccess } from '../modules/acquirers/costs/admin.access.ts'
import { adminReceiversAccess } from '../modules/acquirers/receivers/admin.access.ts'
import { adminRoutesAccess } from '../modules/acquirers/routes/admin.access.ts'
import { sellerBumpsAccess, sellerProductsAccess } from '../modules/catalog/seller.access.ts'
import { checkoutAccess } from '../modules/checkout/checkout.access.ts'
import { sellerWebhooksAccess } from '../modules/outgoing/seller.access.ts'
import { sellerSalesAccess } from '../modules/payments/seller.access.ts'
import { trackingAccess } from '../modules/payments/tracking.access.ts'
import { adminPayoutsAccess } from '../modules/payouts/admin.access.ts'
import { payeeAccess } from '../modules/payouts/payee.access.ts'
import { adminInterestAccess } from '../modules/platforms/admin.access.ts'
import { sellerReportsAccess } from '../modules/reports/seller.access.ts'
import { adminPixelsAccess, sellerPixelsAccess } from '../modules/tracking/pixels.access.ts'
import { uploadsAccess } from '../modules/uploads/uploads.access.ts'
import type { AccessFacts, ObjectRow } from '../rpc/testing/access-facts.ts'

const facts: AccessFacts[] = [
  accountAccess,
  adminCostsAccess,
  adminInterestAccess,
  adminPixelsAccess,
  adminReceiversAccess,
  adminRoutesAccess,
  ...adminPayoutsAccess,
  adminStaffAccess,
  checkoutAccess,
  ...payeeAccess,
  sellerProductsAccess,
  sellerBumpsAccess,
  sellerPixelsAccess,
  sellerReportsAccess,
  sellerSalesAccess,
  sellerWebhooksAccess,
  trackingAccess,
  uploadsAccess,
]

const paths = (kind: 'public' | 'signedIn') =>
  facts.flatMap(({ at, [kind]: names = [] }) => names.map((name) => `${at}.${name}`))

export const publicProcedures = paths('public')
export const signedInProcedures = paths('signedIn')

/** By the full path of each call. */
export const objectAccess: Record<string, ObjectRow> = Object.fromEntries(
  facts.flatMap(({ at, objects = {} }) =>
    Object.entries(objects).map(([name, row]) => [`${at}.${name}`, row]),
  ),
)
