import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ProgramRow = inferOutput<typeof api.seller.marketplace.list>['rows'][number]
export type Program = inferOutput<typeof api.seller.marketplace.get>
