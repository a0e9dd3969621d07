import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type PlatformSaleRow = inferOutput<typeof api.admin.sales.list>['rows'][number]
/** A sale with the platform's side of it. */
export type PlatformSale = inferOutput<typeof api.admin.sales.get>
