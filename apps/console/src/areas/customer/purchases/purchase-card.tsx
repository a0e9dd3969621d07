import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { ReactNode } from 'react'
import type { api } from '#api/client.ts'
import { buyingCatalogue } from '#features/buying/catalogue.ts'
import { PurchaseStatusBadge } from '#features/buying/purchase-status-badge.tsx'
import { RefundClock } from '#features/buying/refund-clock.tsx'
import { SupportLinks } from '#features/buying/support-links.tsx'
import { ProductPicture } from '#features/products/product-picture.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { purchasesCatalogue } from './catalogue.ts'
import { GiftNote } from './gift-note.tsx'

export type Purchase = inferOutput<typeof api.customer.purchases.list>['rows'][number]

/** One purchase: product, status, and the most likely next action. */
export function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const text = useMessages(purchasesCatalogue)
  const buying = useMessages(buyingCatalogue)
  const format = useFormat()
  const { paymentId, productName, sellerName, orderCode, standing, method, installments, cards, refund } =
    purchase
  const isBilletByPix = method === 'BILLET' && purchase.paidBy === 'PIX'
  const way = isBilletByPix ? buying.billetByPix : buying.method[method]
  const paidOnce = installments > 1 ? `${way} ${installments}x` : way
  const paidBy = cards ? text.twoCards : paidOnce
  return (
    <article className="grid gap-3 rounded-card border border-default bg-surface p-4">
      <header className="flex min-w-0 items-start gap-3">
        <ProductPicture name={productName} url={purchase.imageUrl} size="large" />
        <div className="min-w-0 flex-1">
          <h2 className="text-balance font-semibold">{productName}</h2>
          <p className="text-muted text-sm">
            {sellerName} · {text.order(orderCode)}
          </p>
        </div>
      </header>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="text-muted text-sm">
          <time dateTime={purchase.createdAt} title={format.longDateTime(purchase.createdAt)}>
            {format.date(purchase.createdAt)}
          </time>
          , {paidBy}
        </p>
        <span className="font-semibold">
          <Money cents={purchase.amountCents} currency={purchase.currency} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <PurchaseStatusBadge standing={standing} />
        {standing === 'PENDING' && purchase.expiresAt && (
          <span className="text-muted text-sm">{text.payBy(format.dateTime(purchase.expiresAt))}</span>
        )}
        {refund && <RefundClock {...refund} />}
      </div>
      {purchase.gift && <GiftNote gift={purchase.gift} isPaid={standing === 'APPROVED'} />}
      <div className="flex flex-wrap gap-2">
        <MainAction purchase={purchase} />
        {refund && (
          <LinkButton asChild>
            <Link to="/request-refund" search={{ payment: paymentId }}>
              {text.askRefund}
            </Link>
          </LinkButton>
        )}
      </div>
      {purchase.invoices.map(({ id, url, identifier }) => (
        <p key={id} className="min-w-0 break-all text-sm">
          <span className="text-muted">{text.invoice} </span>
          {url === null ? (
            <span className="tabular-nums">{identifier}</span>
          ) : (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="text-primary underline-offset-2 hover:underline"
            >
              {identifier}
            </a>
          )}
        </p>
      ))}
      {(purchase.supportEmail || purchase.supportPhone) && (
        <footer className="border-default border-t pt-3">
          <SupportLinks
            sellerName={sellerName}
            supportEmail={purchase.supportEmail}
            supportPhone={purchase.supportPhone}
            subject={text.helpSubject(orderCode, productName)}
          />
        </footer>
      )}
    </article>
  )
}

/**
 * Pay, open or track, with the receipt beside it. A gift is opened by its recipient. The page of a payment belongs to the checkout, which is a
 * separate site.
 */
function MainAction({
  purchase: { paymentId, standing, productType, gift },
}: {
  purchase: Purchase
}): ReactNode {
  const text = useMessages(purchasesCatalogue)
  const page = `/checkout/payment/${paymentId}`
  if (standing === 'PENDING')
    return (
      <LinkButton href={page} variant="primary">
        {text.pay}
      </LinkButton>
    )
  return (
    <>
      {standing === 'APPROVED' && gift === null && (
        <LinkButton asChild variant="primary">
          {productType === 'DIGITAL' ? (
            <Link to="/my-purchases/access-purchases">{text.open}</Link>
          ) : (
            <Link to="/my-purchases" search={{ tab: 'deliveries' }}>
              {text.follow}
            </Link>
          )}
        </LinkButton>
      )}
      <LinkButton href={page}>{hasReceipt(standing) ? text.receipt : text.seePayment}</LinkButton>
    </>
  )
}

/** An unpaid purchase has no receipt. */
function hasReceipt(standing: Purchase['standing']): boolean {
  return standing === 'APPROVED' || standing === 'REFUNDED' || standing === 'CHARGEBACK'
}
