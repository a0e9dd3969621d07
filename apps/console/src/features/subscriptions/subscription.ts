import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type SubscriptionRow = inferOutput<typeof api.seller.subscriptions.list>['rows'][number]
export type Subscription = inferOutput<typeof api.seller.subscriptions.get>
export type SubscriptionMonths = inferOutput<typeof api.seller.subscriptions.months>[number]
export type SubscriptionRevenue = inferOutput<typeof api.seller.subscriptions.revenue>[number]
export type SubscriptionCohorts = inferOutput<typeof api.seller.subscriptions.cohorts>[number]
export type SubscriptionRecovery = inferOutput<typeof api.seller.subscriptions.recovery>[number]
export type SubscriptionSums = inferOutput<typeof api.seller.subscriptions.sum>
