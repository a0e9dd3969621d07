import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

/** The procedures about sales of an area that shows their mails. */
export type SaleMailsApi = typeof api.seller.sales | typeof api.admin.sales

export type SaleMail = inferOutput<typeof api.seller.sales.mails>[number]
