import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type DashboardData = inferOutput<typeof api.seller.reports.dashboard>
