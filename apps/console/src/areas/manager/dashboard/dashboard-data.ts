import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type DashboardData = inferOutput<typeof api.manager.reports.dashboard>
export type Purse = inferOutput<typeof api.manager.wallet.read>['purses'][number]
