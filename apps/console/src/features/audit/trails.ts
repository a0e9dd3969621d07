import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'

/** A platform's own trail for its staff, and the operator's for masters. */
export const trails = {
  platform: {
    file: 'audit-trail',
    entries: api.admin.audit.list.queryOptions,
    days: api.admin.audit.days.queryOptions,
    proveForFile: api.admin.audit.proveForFile.queryOptions,
  },
  operator: {
    file: 'operator-audit-trail',
    entries: api.master.audit.list.queryOptions,
    days: api.master.audit.days.queryOptions,
    proveForFile: api.master.audit.proveForFile.queryOptions,
  },
}
export type Trail = (typeof trails)['platform' | 'operator']
export type AuditDay = inferOutput<typeof api.admin.audit.days>['rows'][number]
