import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../../api/client.ts'

/** A digital product that was bought. */
export type Access = inferOutput<typeof api.customer.access.list>['rows'][number]
