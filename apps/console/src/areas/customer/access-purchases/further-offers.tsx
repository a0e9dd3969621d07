import { Card } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { accessPurchasesCatalogue } from './catalogue.ts'

/** Further offers of the buyer's own stores. */
export function FurtherOffers() {
  const { further: text } = useMessages(accessPurchasesCatalogue)
  const format = useFormat()
  const offers = useQuery(api.customer.courses.furtherOffers.queryOptions()).data ?? []
  if (offers.length === 0) return null
  const stores = new Set(offers.map(({ sellerName }) => sellerName))
  return (
    <section aria-labelledby="further-offers" className="grid grid-cols-1 gap-3">
      <h2 id="further-offers" className="font-semibold">
        {stores.size === 1 ? text.title : text.titleMany}
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {offers.map(({ productId, productName, sellerName, imageUrl, offerId, priceCents, currency }) => (
          <li key={productId}>
            <Card className="flex h-full items-center gap-3">
              <ProductPicture name={productName} url={imageUrl} size="large" />
              <div className="grid min-w-0 flex-1 gap-0.5">
                <p className="wrap-anywhere font-medium">{productName}</p>
                <p className="text-muted text-sm">{sellerName}</p>
                <p className="text-sm tabular-nums">{format.money(priceCents, currency)}</p>
              </div>
              <LinkButton asChild size="small">
                <a href={`/checkout/${offerId}`} aria-label={`${text.open}: ${productName}`}>
                  {text.open}
                </a>
              </LinkButton>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
