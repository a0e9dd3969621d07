import { joinClasses } from '@balcao/ui/join-classes'
import { Link } from '@tanstack/react-router'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { PurchaseStatusBadge } from '#features/buying/purchase-status-badge.tsx'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { type Purchase, PurchaseCard } from './purchase-card.tsx'

/** On a wide screen: the purchases at the left, the chosen one with all its buttons at the right. */
export function PurchasePanes({ purchases }: { purchases: readonly Purchase[] }) {
  const text = useMessages(purchasesCatalogue)
  const [search] = useSearchTexts()
  const chosen = purchases.find(({ paymentId }) => paymentId === search.purchase) ?? purchases[0]
  return (
    <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-4">
      <nav aria-label={text.title} className="overflow-hidden rounded-card border border-default bg-surface">
        <ul className="divide-y divide-default">
          {purchases.map((purchase) => (
            <li key={purchase.paymentId}>
              <PurchaseLine purchase={purchase} isChosen={purchase === chosen} />
            </li>
          ))}
        </ul>
      </nav>
      {chosen && <PurchaseCard key={chosen.paymentId} purchase={chosen} />}
    </div>
  )
}

function PurchaseLine({ purchase, isChosen }: { purchase: Purchase; isChosen: boolean }) {
  const format = useFormat()
  const { paymentId, productName, sellerName, imageUrl, createdAt, amountCents, currency, standing } =
    purchase
  return (
    <Link
      to="/my-purchases"
      search={(before: Record<string, unknown>) => ({ ...before, purchase: paymentId })}
      resetScroll={false}
      aria-current={isChosen || undefined}
      className={joinClasses(
        'flex items-start gap-3 border-s-2 px-4 py-3 hover:bg-hover',
        isChosen ? 'border-primary bg-primary-soft' : 'border-transparent',
      )}
    >
      <ProductPicture name={productName} url={imageUrl} size="large" />
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="font-medium">{productName}</span>
        <span className="text-muted text-sm">
          {sellerName} · {format.date(createdAt)}
        </span>
        {standing !== 'APPROVED' && (
          <span>
            <PurchaseStatusBadge standing={standing} />
          </span>
        )}
      </span>
      <span className="font-medium">
        <Money cents={amountCents} currency={currency} />
      </span>
    </Link>
  )
}
