import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type PlatformFigures = inferOutput<typeof api.admin.reports.figures>
export type PlatformState = inferOutput<typeof api.admin.reports.state>
