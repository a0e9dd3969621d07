import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type StaffRow = inferOutput<typeof api.admin.staff.list>['rows'][number]
export type StaffMember = inferOutput<typeof api.admin.staff.get>
