import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Buyer = inferOutput<typeof api.admin.buyers.get>
