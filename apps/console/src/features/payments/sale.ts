import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

/** A sale with its timeline and its money. */
export type Sale = inferOutput<typeof api.seller.sales.get>

/** Perspective of the texts: the seller reads “you receive”, the staff reads who receives what. */
export type SaleViewer = 'SELLER' | 'PLATFORM'
