import type { AppRouter } from '@balcao/server/api/app-router'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCOptionsProxy, type inferOutput } from '@trpc/tanstack-react-query'
import { queryClient } from './query-client.ts'

/** The one place that knows the server's router. Screens write `api.seller.sales.list.queryOptions(…)`. */
export const api = createTRPCOptionsProxy<AppRouter>({
  client: createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/api/trpc' })] }),
  queryClient,
})

export type Session = NonNullable<inferOutput<typeof api.account.session>>
