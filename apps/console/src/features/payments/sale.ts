import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../api/client.ts'

/** A sale with its story and its money. */
export type Sale = inferOutput<typeof api.seller.sales.get>

/** Whose part of the money the words are about: the seller reads “you receive”, the staff who receives what. */
export type SaleViewer = 'SELLER' | 'PLATFORM'
