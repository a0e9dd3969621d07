import type { PaletteGroup } from '@balcao/ui/command-palette'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { CircleUserRound, Package, UserRound, WalletCards } from 'lucide-react'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useSettled } from '#kit/look-up/use-look-up.ts'
import { toQuery } from '#kit/query-options.ts'
import type { Area } from '#screens/area.ts'
import { useCan } from '#session/use-can.ts'

const lettersMin = 2
const foundMax = 5
/** Minimum number of letters that the search for buyers requires. */
const buyerLettersMin = 3

/**
 * Records that the palette finds besides pages; the server searches them after a pause in the typing. Sales are found
 * by their buyer or any of their numbers. The staff also find sellers, buyers and products, as far as their
 * permissions go. A seller also finds their own products.
 */
export function useFoundRecords(
  { role }: Area,
  typed: string,
): { groups: readonly PaletteGroup[]; isBusy: boolean } {
  const { shell } = useMessages(coreCatalogue)
  const format = useFormat()
  const router = useRouter()
  const search = useSettled(typed.trim())
  const isLongEnough = search.length >= lettersMin
  const seesSales = useCan('isSalesAvailable')
  const asksOwn = role === 'SELLER' && isLongEnough
  const asksAll = role === 'ADMIN' && seesSales && isLongEnough
  const finder = asksOwn ? api.seller.sales.find : asksAll ? api.admin.sales.find : undefined
  const sales = useQuery({
    ...toQuery(finder?.queryOptions({ search })),
    placeholderData: keepPreviousData,
  })
  const products = useQuery({
    ...toQuery(asksOwn ? api.seller.products.options.queryOptions({ search }) : undefined),
    placeholderData: keepPreviousData,
  })
  const seesSellers = useCan('isUsersAvailable')
  const sellers = useQuery({
    ...toQuery(
      role === 'ADMIN' && seesSellers && isLongEnough
        ? api.admin.users.list.queryOptions({ search, limit: foundMax })
        : undefined,
    ),
    placeholderData: keepPreviousData,
  })
  const seesProducts = useCan('isProductsAvailable')
  const platformProducts = useQuery({
    ...toQuery(
      role === 'ADMIN' && seesProducts && isLongEnough
        ? api.admin.products.find.queryOptions({ search })
        : undefined,
    ),
    placeholderData: keepPreviousData,
  })
  const buyers = useQuery({
    ...toQuery(
      asksAll && search.length >= buyerLettersMin
        ? api.admin.buyers.find.queryOptions({ search })
        : undefined,
    ),
    placeholderData: keepPreviousData,
  })
  // The server matched them, also without accents: the palette must not filter them out again.
  const keywords = [typed]
  return {
    isBusy: [sales, products, sellers, platformProducts, buyers].some(({ isFetching }) => isFetching),
    groups: [
      {
        id: 'sellers',
        heading: shell.paletteSellers,
        items: (sellers.data?.rows ?? []).map((seller) => ({
          id: seller.id,
          label: seller.name,
          icon: <UserRound aria-hidden="true" />,
          detail: seller.email,
          keywords,
          onSelect: () =>
            void router.navigate({ to: '/admin-root/manage-users', search: { open: seller.id } }),
        })),
      },
      {
        id: 'buyers',
        heading: shell.paletteBuyers,
        items: (buyers.data ?? []).slice(0, foundMax).map((buyer) => ({
          id: buyer.orderId,
          label: buyer.name,
          icon: <CircleUserRound aria-hidden="true" />,
          detail: buyer.email,
          keywords,
          onSelect: () => void router.navigate({ to: `/admin-root/buyers/${buyer.orderId}` }),
        })),
      },
      {
        id: 'sales',
        heading: shell.paletteSales,
        items: (sales.data ?? []).map((sale) => ({
          id: sale.paymentId,
          label: `${sale.buyerName} · ${sale.productName}`,
          icon: <WalletCards aria-hidden="true" />,
          detail: `${format.money(sale.grossCents, sale.currency)} · ${format.day(sale.createdAt)}`,
          keywords,
          onSelect: () =>
            void router.navigate({
              to: asksAll ? '/admin-root/manage-sales' : '/platform/my-sales',
              search: { open: sale.paymentId },
            }),
        })),
      },
      {
        id: 'products',
        heading: shell.paletteProducts,
        items: (products.data ?? []).slice(0, foundMax).map((product) => ({
          id: product.id,
          label: product.name,
          icon: <Package aria-hidden="true" />,
          keywords,
          onSelect: () => void router.navigate({ to: `/platform/my-products/product/${product.id}` }),
        })),
      },
      {
        id: 'platform-products',
        heading: shell.paletteProducts,
        items: (platformProducts.data ?? [])
          // A product that was never sent for review is shown on its seller's page only.
          .filter(({ reviewId }) => reviewId !== null || seesSellers)
          .map(({ id, name, sellerId, sellerName, reviewId }) => ({
            id,
            label: name,
            icon: <Package aria-hidden="true" />,
            detail: sellerName,
            keywords,
            onSelect: () =>
              void router.navigate(
                reviewId === null
                  ? { to: '/admin-root/manage-users', search: { open: sellerId, 'open.tab': 'products' } }
                  : { to: '/admin-root/manage-products', search: { open: reviewId } },
              ),
          })),
      },
    ].filter(({ items }) => items.length > 0),
  }
}
