import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { inferInput } from '@trpc/tanstack-react-query'
import { createContext, use } from 'react'
import type { api } from '#api/client.ts'
import type { ListAnswer, ListSort, QuickCounts } from '#kit/list/list-declaration.ts'
import type { LookUp } from '#kit/look-up/look-up.ts'
import type { QueryOptions } from '#kit/query-options.ts'
import type { SubscriptionRow } from './subscription.ts'

export type SubscriptionsAsked = Pick<
  inferInput<typeof api.seller.subscriptions.list>,
  'states' | 'search'
> & {
  methods: PaymentMethod[] | undefined
  /** Filter of the list: one product for a seller, one seller for the staff. */
  of: string | undefined
  sort: ListSort<'createdAt'> | undefined
  cursor: string | undefined
  limit: number
}

/** Viewer of subscriptions: the seller with their own, the staff with those of all sellers. */
export type SubscriptionDesk = {
  viewer: 'SELLER' | 'PLATFORM'
  procedures: typeof api.seller.subscriptions | typeof api.admin.subscriptions
  counts: (
    asked: Omit<SubscriptionsAsked, 'states' | 'sort' | 'cursor' | 'limit'>,
  ) => QueryOptions<QuickCounts>
  list: (asked: SubscriptionsAsked) => QueryOptions<ListAnswer<SubscriptionRow>>
  /** Filter of the list. */
  narrowedBy: LookUp
  salesAddress: '/platform/my-sales' | '/admin-root/manage-sales'
}

const DeskContext = createContext<SubscriptionDesk | null>(null)
export const SubscriptionDeskProvider = DeskContext.Provider

export function useSubscriptionDesk(): SubscriptionDesk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('A subscription screen needs a desk around it')
  return desk
}
