import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { SaleViewer } from '#features/payments/sale.ts'

/** Refunds and disputes have the same shape for seller and staff. */
export type RequestRow = inferOutput<typeof api.seller.refunds.listRequests>['rows'][number]
export type Request = inferOutput<typeof api.seller.refunds.getRequest>
export type RefundRow = inferOutput<typeof api.seller.refunds.list>['rows'][number]
export type DisputeRow = inferOutput<typeof api.seller.disputes.list>['rows'][number]
export type Dispute = inferOutput<typeof api.seller.disputes.get>

/** Screen of a sale for each viewer. */
export const salesScreens: Record<SaleViewer, string> = {
  SELLER: '/platform/my-sales',
  PLATFORM: '/admin-root/manage-sales',
}
