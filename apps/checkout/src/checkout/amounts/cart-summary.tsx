import type { ReactNode } from 'react'
import { AgeBadge } from '#checkout/age-badge.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { ProductImage } from '#checkout/product-image.tsx'
import { fillMessage } from '#messages/fill-message.ts'
import type { ChargedAmounts } from './order-amounts.ts'
import { SummaryCard } from './summary-card.tsx'
import { SetupFeeLine, SummaryLine, TotalLines } from './summary-lines.tsx'

type Props = {
  amounts: ChargedAmounts
  title: string
  /** Heading above the goods on a wide screen; null where the title is hidden. */
  heading: ReactNode
  showLabel: string
  hideLabel: string
  shipping: ReactNode
}

/**
 * Items one by one, subtotal, shipping, total and next charge: the summary of Dropshipping and Vega beside the form.
 */
export function CartSummary({ amounts, title, heading, showLabel, hideLabel, shipping }: Props) {
  const { page, messages, money } = useCheckoutData()
  return (
    <SummaryCard amounts={amounts} title={title} showLabel={showLabel} hideLabel={hideLabel}>
      {heading ? <h2 className="cart-title">{heading}</h2> : null}
      <ul className="cart-items figures">
        <li className="cart-item">
          <ProductImage url={page.product.imageUrl} name={page.product.name} />
          <div className="summary-names">
            <p className="summary-name">
              {page.product.name} <AgeBadge rating={page.product.ageRating} />
            </p>
            <p className="cart-note">
              {page.trialDays === null ? page.title : fillMessage(messages.trialOf, { days: page.trialDays })}
            </p>
          </div>
          <p className="cart-price">{money(amounts.offerCents)}</p>
        </li>
        {amounts.bumps.map((bump) => (
          <li key={bump.id} className="cart-item">
            <ProductImage url={bump.imageUrl} name={bump.name} />
            <div className="summary-names">
              <p className="summary-name">{bump.name}</p>
              <p className="cart-note">{messages.bumpAdded}</p>
            </div>
            <p className="cart-price">{money(bump.priceCents)}</p>
          </li>
        ))}
      </ul>
      <dl className="figures">
        <SetupFeeLine cents={amounts.setupFeeCents} />
        <SummaryLine name={messages.subtotal} value={money(amounts.subtotalCents)} />
        {shipping}
        <TotalLines amounts={amounts} />
      </dl>
    </SummaryCard>
  )
}
