import { type ReactNode, useState } from 'react'
import { AgeBadge } from '#checkout/age-badge.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { ProductImage } from '#checkout/product-image.tsx'
import { fillMessage } from '#messages/fill-message.ts'
import { ChevronIcon } from '#page/icons.tsx'
import type { ChargedAmounts } from './order-amounts.ts'
import { useParcelText } from './use-parcel-text.ts'

type Props = {
  amounts: ChargedAmounts
  title: string
  showLabel: string
  hideLabel: string
  children: ReactNode
}

/** Folded under product and total on a phone, open beside the form on a wide screen. */
export function SummaryCard({ amounts, title, showLabel, hideLabel, children }: Props) {
  const { page, messages, money } = useCheckoutData()
  const [isOpen, setIsOpen] = useState(false)
  const { frequencyInDays, recurrencePriceCents } = page
  const parcels = useParcelText(amounts)
  return (
    <section className="card summary" aria-label={title}>
      <div className="summary-fold">
        <ProductImage url={page.product.imageUrl} name={page.product.name} />
        <div className="summary-names">
          <p className="summary-name">
            {page.product.name} <AgeBadge rating={page.product.ageRating} />
          </p>
          <button
            type="button"
            className="summary-toggle"
            aria-expanded={isOpen}
            aria-controls="summary-body"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? hideLabel : showLabel}
            {amounts.bumps.length > 0 ? ` (${amounts.bumps.length + 1})` : ''}
            <ChevronIcon />
          </button>
        </div>
        <p className="summary-fold-total figures">
          {money(amounts.chargedCents)}
          {amounts.shippingCents === null ? (
            <span className="price-note">{messages.plusShipping}</span>
          ) : null}
          {parcels === null ? null : <span className="price-note">{parcels}</span>}
          {page.type === 'SUBSCRIPTION' && frequencyInDays !== null ? (
            <span className="price-note">
              {recurrencePriceCents === amounts.chargedCents || recurrencePriceCents === null
                ? fillMessage(messages.everyDays, { days: frequencyInDays })
                : fillMessage(messages.thenEvery, {
                    amount: money(recurrencePriceCents),
                    days: frequencyInDays,
                  })}
            </span>
          ) : null}
        </p>
      </div>
      <div id="summary-body" className={isOpen ? 'summary-body is-open' : 'summary-body'}>
        {children}
      </div>
    </section>
  )
}
