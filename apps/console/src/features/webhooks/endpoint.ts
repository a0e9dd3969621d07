import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../api/client.ts'

export type Endpoint = inferOutput<typeof api.seller.webhooks.list>[number]
export type DeliveryRow = inferOutput<typeof api.seller.webhooks.deliveries>['rows'][number]

/** What the seller calls it, or where it is. */
export function endpointName({ description, url }: Pick<Endpoint, 'description' | 'url'>): string {
  return description || new URL(url).host
}
