import { apiBatchMax } from '@balcao/domain/platform/api-batch'
import type { AppRouter } from '@balcao/server/api/app-router'
import { fetchWithProof } from '@balcao/ui/fetch-with-proof'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { createTRPCOptionsProxy, type inferOutput } from '@trpc/tanstack-react-query'
import { queryClient } from './query-client.ts'

/** The one place that knows the server's router. Screens write `api.seller.sales.list.queryOptions(…)`. */
export const api = createTRPCOptionsProxy<AppRouter>({
  client: createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: '/api/trpc', fetch: sendWithProof, maxItems: apiBatchMax })],
  }),
  queryClient,
})

/** tRPC's own headers are a plain object. */
function sendWithProof(url: RequestInfo | URL | string, init?: object): Promise<Response> {
  return fetchWithProof(String(url), init ?? {})
}

export type Session = NonNullable<inferOutput<typeof api.account.session>>
