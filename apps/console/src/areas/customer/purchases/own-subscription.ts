import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'

export type OwnSubscription = inferOutput<typeof api.customer.subscriptions.list>['rows'][number]

/** Queries to refetch after a subscription has changed. */
export const whatShowsSubscriptions = [
  api.customer.subscriptions,
  api.customer.access,
  api.customer.purchases,
]
