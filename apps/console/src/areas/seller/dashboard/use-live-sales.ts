import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../../api/client.ts'
import type { DashboardData } from './dashboard-data.ts'

const shownMax = 6
const everyMs = 15_000

/** The newest sales, looked at again while the page is seen. When one has come or moved, the figures above are read anew as well. */
export function useLiveSales(
  data: DashboardData,
  productId: string | undefined,
): DashboardData['latestSales'] {
  const client = useQueryClient()
  const { data: page } = useQuery(
    api.seller.sales.list.queryOptions(
      { limit: shownMax, productId },
      { refetchInterval: everyMs, refetchOnWindowFocus: true },
    ),
  )
  const sales = page?.rows ?? data.latestSales
  const state = sales.map(({ paymentId, status }) => `${paymentId} ${status}`).join()
  const known = useRef({ productId, state })
  useEffect(() => {
    const isNews = known.current.productId === productId && known.current.state !== state
    known.current = { productId, state }
    if (isNews) void client.invalidateQueries({ queryKey: api.seller.reports.dashboard.queryKey() })
  }, [client, productId, state])
  return sales
}
