import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ReviewRow = inferOutput<typeof api.admin.products.reviews>['rows'][number]
export type Review = inferOutput<typeof api.admin.products.review>
export type ReviewSort = NonNullable<inferInput<typeof api.admin.products.reviews>['sort']>['by']
