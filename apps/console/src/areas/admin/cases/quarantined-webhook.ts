import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

type Quarantine = typeof api.admin.acquirerWebhooks.quarantine
export type QuarantinedWebhook = inferOutput<Quarantine>['rows'][number]
export type QuarantineSort = NonNullable<inferInput<Quarantine>['sort']>['by']
