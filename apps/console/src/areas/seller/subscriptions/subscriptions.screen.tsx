import { Skeleton } from '@balcao/ui/skeleton'
import { lazy, Suspense } from 'react'
import { api } from '#api/client.ts'
import type { SubscriptionDesk } from '#features/subscriptions/desk.tsx'
import { SubscriptionsPage } from '#features/subscriptions/subscriptions-page.tsx'

const HistoryTab = lazy(async () => ({ default: (await import('./history-tab.tsx')).HistoryTab }))

const desk: SubscriptionDesk = {
  viewer: 'SELLER',
  procedures: api.seller.subscriptions,
  list: ({ of: productId, ...asked }) => api.seller.subscriptions.list.queryOptions({ ...asked, productId }),
  counts: ({ of: productId, ...asked }) =>
    api.seller.subscriptions.counts.queryOptions({ ...asked, productId }),
  narrowedBy: api.seller.products.options.queryOptions,
  salesAddress: '/platform/my-sales',
}

/** The subscriptions to the seller's own products. */
export function SubscriptionsScreen() {
  return (
    <SubscriptionsPage
      desk={desk}
      history={
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          <HistoryTab />
        </Suspense>
      }
    />
  )
}
