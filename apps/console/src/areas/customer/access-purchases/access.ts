import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

/** A bought digital product. */
export type Access = inferOutput<typeof api.customer.access.list>['rows'][number]
