import { paymentMethods, paymentStatuses } from '@balcao/domain/vocabulary'
import type { PaymentsMessages } from '../../../features/payments/messages/pt-br.ts'
import type { ListRequest } from '../../../kit/list/list-declaration.ts'
import type { ListFilters } from '../../../kit/list/list-filter.ts'
import type { LookUp } from '../../../kit/look-up/look-up.ts'
import type { MySalesMessages } from './messages/pt-br.ts'
import type { SaleSort } from './sale-columns.tsx'

type Words = { text: MySalesMessages; payments: PaymentsMessages; products: LookUp }

export function saleFilters({ text, payments, products }: Words) {
  return {
    status: {
      kind: 'one',
      label: text.status,
      allLabel: text.allStatuses,
      options: paymentStatuses.map((status) => ({ value: status, label: text.tab[status] })),
    },
    method: {
      kind: 'one',
      label: text.method,
      options: paymentMethods.map((method) => ({ value: method, label: payments.method[method] })),
    },
    productId: { kind: 'lookup', label: text.product, lookUp: products },
  } as const satisfies ListFilters
}

/** What the address of the page asks for, in the words of the server. */
export function salesAsked({
  search,
  filters,
  bounds,
}: ListRequest<ReturnType<typeof saleFilters>, SaleSort>) {
  return { search, ...filters, ...bounds }
}
