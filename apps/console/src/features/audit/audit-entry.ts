import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type AuditEntry = inferOutput<typeof api.master.platforms.audit>['rows'][number]
