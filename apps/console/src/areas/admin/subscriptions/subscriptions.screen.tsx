import { api } from '#api/client.ts'
import type { SubscriptionDesk } from '#features/subscriptions/desk.tsx'
import { SubscriptionsPage } from '#features/subscriptions/subscriptions-page.tsx'

const desk: SubscriptionDesk = {
  viewer: 'PLATFORM',
  procedures: api.admin.subscriptions,
  list: ({ of: sellerId, ...asked }) => api.admin.subscriptions.list.queryOptions({ ...asked, sellerId }),
  counts: ({ of: sellerId, ...asked }) => api.admin.subscriptions.counts.queryOptions({ ...asked, sellerId }),
  narrowedBy: api.admin.sales.sellers.queryOptions,
  salesAddress: '/admin-root/manage-sales',
}

/** The subscriptions to all sellers' products. */
export function SubscriptionsScreen() {
  return <SubscriptionsPage desk={desk} />
}
