import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Administrator = inferOutput<typeof api.master.administrators.list>['rows'][number]
