import { bumpsTitle } from '@balcao/domain/checkout/bumps-title'
import { Card } from '@balcao/ui/card'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { productCatalogue } from './catalogue.ts'
import type { Product } from './product.ts'
import { useChosenBumps } from './use-chosen-bumps.ts'

/** The bump block of the checkout made from the rows beside it, in the language of the product. */
export function BumpPreview({ product }: { product: Product }) {
  const { bumps: text } = useMessages(productCatalogue)
  const shown = useChosenBumps(product.id).flatMap(({ offerId, fakePriceCents, offer }) =>
    offer?.isForSale ? [{ offerId, fakePriceCents, ...offer }] : [],
  )
  if (shown.length === 0) return null
  return (
    <Card aria-label={text.preview} className="grid gap-3 lg:sticky lg:top-[calc(var(--sticky-top)+1rem)]">
      <p className="text-muted text-sm">{text.preview}</p>
      <p className="font-semibold">{bumpsTitle[product.language]}</p>
      <ul className="grid gap-2">
        {shown.map(({ offerId, name, imageUrl, priceCents, fakePriceCents }) => (
          <li
            key={offerId}
            className="flex items-center gap-3 rounded-card border border-strong border-dashed p-3"
          >
            <span aria-hidden="true" className="size-5 shrink-0 rounded-small border border-control" />
            <ProductPicture name={name} url={imageUrl} size="large" />
            <span className="grid min-w-0 gap-0.5">
              <span className="font-medium">{name}</span>
              <span className="flex flex-wrap items-baseline gap-x-2">
                {fakePriceCents !== null && (
                  <s className="text-muted text-sm">
                    <Money cents={fakePriceCents} />
                  </s>
                )}
                <span className="font-semibold">
                  <Money cents={priceCents} />
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
