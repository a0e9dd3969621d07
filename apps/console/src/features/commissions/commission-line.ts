import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type CommissionLine = inferOutput<typeof api.manager.wallet.entries>['rows'][number]
