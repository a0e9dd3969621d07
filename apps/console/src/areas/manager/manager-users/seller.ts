import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type SellerRow = inferOutput<typeof api.manager.users.list>['rows'][number]
export type Seller = inferOutput<typeof api.manager.users.get>
