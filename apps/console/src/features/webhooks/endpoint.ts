import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Endpoint = inferOutput<typeof api.seller.webhooks.list>[number]
export type DeliveryRow = inferOutput<typeof api.seller.webhooks.deliveries>['rows'][number]

/** The seller's name for it, or its address. */
export function endpointName({ description, url }: Pick<Endpoint, 'description' | 'url'>): string {
  return description || new URL(url).host
}
