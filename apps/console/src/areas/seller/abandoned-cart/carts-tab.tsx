import { cartReasons, cartStates } from '@balcao/domain/checkout/carts'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { Mail, ShoppingCart, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { exportHref } from '#kit/list/export-href.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useEachRow } from '#kit/list/use-each-row.ts'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { cartColumns } from './cart-columns.tsx'
import { CartDrawer } from './cart-drawer.tsx'
import { CartTiles } from './cart-tiles.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'
import { useCartActions } from './use-cart-actions.tsx'

export function CartsTab() {
  const text = useMessages(abandonedCartCatalogue)
  const format = useFormat()
  const now = useNow()
  const { locale } = useLocale()
  const { actionsFor, dialog } = useCartActions()
  const shared = { toInput: (cartId: string) => ({ cartId }), invalidates: [api.seller.carts] }
  const sendEach = useEachRow(api.seller.carts.remindNow, shared)
  const eraseEach = useEachRow(api.seller.carts.erase, shared)
  const list = useList({
    id: 'abandoned-cart',
    label: text.title,
    columns: useMemo(() => cartColumns({ text, format, now }), [text, format, now]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter.state,
        allLabel: text.filter.allStates,
        options: cartStates.map((state) => ({ value: state, label: text.filter.states[state] })),
      },
      reason: {
        kind: 'one',
        label: text.filter.reason,
        options: cartReasons.map((reason) => ({ value: reason, label: text.reason[reason] })),
      },
      productId: {
        kind: 'lookup',
        label: text.filter.product,
        lookUp: api.seller.products.options.queryOptions,
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultPeriod: '30',
    defaultSort: { by: 'updatedAt', direction: 'desc' },
    query: ({ search, filters, bounds, sort, cursor, limit }) =>
      api.seller.carts.list.queryOptions({ search, ...filters, ...bounds, sort, cursor, limit }),
    totalsQuery: ({ search, filters, bounds }) =>
      api.seller.carts.sum.queryOptions({ search, ...filters, ...bounds }),
    quickCountsQuery: ({ search, filters: { state: _, ...others }, bounds }) =>
      api.seller.carts.count.queryOptions({ search, ...others, ...bounds }),
    countOf: ({ count }) => count,
    exportHref: ({ search, filters, bounds }) =>
      exportHref('carts', { search, ...filters, ...bounds }, locale),
    rowId: ({ id }) => id,
    rowLabel: ({ name, email }) => text.rowLabel(name || email || text.nobody),
    rowActions: actionsFor,
    bulkActions: [
      {
        id: 'send',
        label: text.action.send,
        icon: <Mail />,
        confirm: (count) => ({ title: text.action.bulkSend(count), text: text.action.sendText }),
        run: sendEach,
      },
      {
        id: 'erase',
        label: text.action.erase,
        icon: <Trash2 />,
        isDangerous: true,
        confirm: (count) => ({ title: text.action.bulkErase(count), text: text.action.eraseText }),
        run: eraseEach,
      },
    ],
    drawer: (drawer) => <CartDrawer {...drawer} />,
    empty: {
      icon: <ShoppingCart />,
      title: text.empty.title,
      description: text.empty.text,
      action: (
        <LinkButton asChild variant="primary">
          <Link to="." search={{ tab: 'automation' }}>
            {text.empty.action}
          </Link>
        </LinkButton>
      ),
    },
  })
  return (
    <>
      <ListView list={list} summary={<CartTiles totals={list.totals} />} />
      {!list.isNever && <p className="mt-3 text-muted text-sm">{text.retention}</p>}
      {dialog}
    </>
  )
}
