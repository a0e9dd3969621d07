import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../api/client.ts'

/** A sale with its story and its money. */
export type Sale = inferOutput<typeof api.seller.sales.get>
