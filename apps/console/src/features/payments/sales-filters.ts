import { sourceName } from '@balcao/domain/checkout/source-names'
import { type Locale, paymentMethods, saleFilterStatuses } from '@balcao/domain/vocabulary'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { ListRequest } from '#kit/list/list-declaration.ts'
import type { ListFilters } from '#kit/list/list-filter.ts'
import type { LookUp } from '#kit/look-up/look-up.ts'
import type { PaymentsMessages } from './messages/pt-br.ts'
import type { SaleSort } from './sale-columns.tsx'

type Choices = {
  products: LookUp
  locale: Locale
  /** Known sources of sales; undefined while loading. */
  sources: inferOutput<typeof api.seller.sales.sources> | undefined
}

/** Filters of every role. */
export function commonFilters(payments: PaymentsMessages) {
  const text = payments.list
  return {
    status: {
      kind: 'one',
      label: text.status,
      allLabel: text.allStatuses,
      options: saleFilterStatuses.map((status) => ({ value: status, label: text.tab[status] })),
    },
    method: {
      kind: 'one',
      label: text.method,
      options: paymentMethods.map((method) => ({ value: method, label: payments.method[method] })),
    },
    dateOf: {
      kind: 'one',
      label: text.dateOf,
      allLabel: text.createdDate,
      options: (['PAID', 'RELEASED', 'REFUNDED'] as const).map((date) => ({
        value: date,
        label: text.dates[date],
      })),
    },
    bump: {
      kind: 'one',
      label: text.bump,
      options: (['WITH', 'WITHOUT'] as const).map((bump) => ({ value: bump, label: text.bumps[bump] })),
    },
  } as const satisfies ListFilters
}

/** Only the producer sees the products, the coupon and the source of a sale. */
export function saleFilters(payments: PaymentsMessages, { products, sources, locale }: Choices) {
  const text = payments.list
  return {
    ...commonFilters(payments),
    productId: { kind: 'lookup', label: text.product, lookUp: products },
    affiliateId: {
      kind: 'one',
      label: text.affiliate,
      options: sources?.affiliates.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    },
    couponId: {
      kind: 'one',
      label: text.coupon,
      options: sources?.coupons.map(({ id, code }) => ({ value: id, label: code })) ?? [],
    },
    source: {
      kind: 'one',
      label: text.source,
      options: sources?.sources.map((source) => ({ value: source, label: sourceName(source, locale) })) ?? [],
    },
  } as const satisfies ListFilters
}

/** The page's address as the server's input. */
export function salesAsked<Filters extends ListFilters>({
  search,
  filters,
  bounds,
}: ListRequest<Filters, SaleSort>) {
  return { search, ...filters, ...bounds }
}
