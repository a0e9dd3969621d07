import { api } from '../../../api/client.ts'
import type { SubscriptionDesk } from '../../../features/subscriptions/desk.tsx'
import { SubscriptionsPage } from '../../../features/subscriptions/subscriptions-page.tsx'

const desk: SubscriptionDesk = {
  viewer: 'SELLER',
  procedures: api.seller.subscriptions,
  list: ({ of: productId, ...asked }) => api.seller.subscriptions.list.queryOptions({ ...asked, productId }),
  narrowedBy: api.seller.products.options.queryOptions,
  salesAddress: '/platform/my-sales',
}

/** The subscriptions to one's own products. */
export function SubscriptionsScreen() {
  return <SubscriptionsPage desk={desk} />
}
