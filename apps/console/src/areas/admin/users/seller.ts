import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type SellerRow = inferOutput<typeof api.admin.users.list>['rows'][number]
export type SellerSort = NonNullable<inferInput<typeof api.admin.users.list>['sort']>['by']
export type Seller = inferOutput<typeof api.admin.users.get>
export type SellerStanding = SellerRow['standing']
export type SellerFees = inferOutput<typeof api.admin.users.fees>[number]
