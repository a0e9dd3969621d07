import { paymentMethods, paymentStatuses } from '@balcao/domain/vocabulary'
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
