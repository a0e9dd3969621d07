import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type AffiliationRow = inferOutput<typeof api.seller.affiliations.list>['rows'][number]
