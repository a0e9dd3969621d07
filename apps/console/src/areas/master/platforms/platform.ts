import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type PlatformRow = inferOutput<typeof api.master.platforms.list>['rows'][number]
export type PlatformPage = inferOutput<typeof api.master.platforms.get>
export type PlatformStanding = inferOutput<typeof api.master.platforms.standing>
