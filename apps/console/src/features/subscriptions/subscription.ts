import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../api/client.ts'

export type SubscriptionRow = inferOutput<typeof api.seller.subscriptions.list>['rows'][number]
export type Subscription = inferOutput<typeof api.seller.subscriptions.get>
export type SubscriptionSums = inferOutput<typeof api.seller.subscriptions.sum>
