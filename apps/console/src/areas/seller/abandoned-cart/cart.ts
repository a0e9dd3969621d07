import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Cart = inferOutput<typeof api.seller.carts.list>['rows'][number]
export type CartTotals = inferOutput<typeof api.seller.carts.sum>
export type CartSort = NonNullable<inferInput<typeof api.seller.carts.list>['sort']>['by']
