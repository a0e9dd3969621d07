import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { DropdownMenu, MenuLink } from '@balcao/ui/dropdown-menu'
import { LinkButton } from '@balcao/ui/link-button'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { productCatalogue } from './catalogue.ts'
import type { Product } from './product.ts'

/** Links to the checkout: one link to open and share, or a menu where several offers sell the product. */
export function CheckoutLinks({ product }: { product: Product }) {
  const text = useMessages(productCatalogue)
  const { action } = useMessages(coreCatalogue)
  const [first, ...others] = product.offers.filter(({ status }) => status === 'ACTIVE')
  if (!first) return null
  if (others.length === 0)
    return (
      <>
        <LinkButton href={checkoutOf(first)} target="_blank" rel="noopener" icon={<ExternalLink />}>
          {text.seeCheckout}
        </LinkButton>
        {product.status !== 'DRAFT' && (
          <CopyButton
            text={`${location.origin}${checkoutOf(first)}`}
            label={text.copyLink}
            copiedLabel={action.copied}
            size="medium"
          />
        )}
      </>
    )
  return (
    <DropdownMenu
      trigger={
        <Button icon={<ExternalLink />}>
          {text.seeCheckout}
          <ChevronDown aria-hidden="true" className="ms-1.5 size-4" />
        </Button>
      }
    >
      {[first, ...others].map((offer) => (
        <MenuLink key={offer.id}>
          <a href={checkoutOf(offer)} target="_blank" rel="noopener">
            <span className="min-w-0 flex-1 truncate">{offer.title}</span>
            <span className="text-muted">
              <Money cents={offer.priceCents} currency={product.currency} />
            </span>
          </a>
        </MenuLink>
      ))}
    </DropdownMenu>
  )
}

function checkoutOf({ id }: { id: string }): string {
  return `/checkout/${id}`
}
