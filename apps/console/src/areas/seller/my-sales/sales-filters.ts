import { type ConsoleLocale, paymentMethods, paymentStatuses } from '@balcao/domain/vocabulary'
import type { ListRequest } from '../../../kit/list/list-declaration.ts'
import { periodBounds } from '../../../kit/period.ts'

/** The address of the page, in the words of the server. */
export function salesFilters({ search, filters, period }: ListRequest, today: string) {
  return {
    search,
    status: paymentStatuses.find((status) => status === filters.status),
    method: paymentMethods.find((method) => method === filters.method),
    productId: filters.productId,
    ...(period !== null && periodBounds(period, today)),
  }
}

/** The server streams the file; the browser only follows the link, with its session. */
export function salesExportHref(filters: ReturnType<typeof salesFilters>, locale: ConsoleLocale): string {
  const query = new URLSearchParams({ locale })
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  return `/api/exports/sales.csv?${query}`
}
