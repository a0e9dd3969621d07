import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type ReportView = inferOutput<typeof api.seller.reportViews.list>[number]

/** The address of a saved view. */
export function addressOf({ viewId, report, filters }: ReportView): Record<string, string | undefined> {
  const { productId, ...period } = filters
  return { report, ...period, product: productId, view: viewId }
}
