import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Refundable = inferOutput<typeof api.customer.refunds.refundable>
