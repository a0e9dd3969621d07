import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'

export type ManagerRow = inferOutput<typeof api.admin.managerReports.list>['rows'][number]
export type Manager = inferOutput<typeof api.admin.managerReports.get>
export type PortfolioRow = inferOutput<typeof api.admin.managers.portfolio>['rows'][number]

/** Queries to refetch after any change of managers. */
export const showsManagers = [api.admin.managerReports, api.admin.managers, api.admin.managerWallets]
