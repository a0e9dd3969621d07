import { AgeBadge } from '#checkout/age-badge.tsx'
import type { ChargedAmounts } from '#checkout/amounts/order-amounts.ts'
import { SummaryCard } from '#checkout/amounts/summary-card.tsx'
import { SetupFeeLine, ShippingLine, SummaryLine, TotalLines } from '#checkout/amounts/summary-lines.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { needsAddress } from '#checkout/fields/needs-address.ts'
import { ProductImage } from '#checkout/product-image.tsx'
import { fillMessage } from '#messages/fill-message.ts'

/** The product with its price, the chosen bumps, installments and recurrence. */
export function DefaultSummary({ amounts }: { amounts: ChargedAmounts }) {
  const { page, messages, money } = useCheckoutData()
  const { product, trialDays } = page
  const trial = trialDays === null ? null : fillMessage(messages.trialOf, { days: trialDays })
  const isSent = needsAddress(page, { orderBumpsIds: amounts.bumps.map(({ id }) => id) })
  return (
    <SummaryCard
      amounts={amounts}
      title={messages.summaryTitle}
      showLabel={messages.showSummary}
      hideLabel={messages.hideSummary}
    >
      <div className="summary-product">
        <ProductImage url={product.imageUrl} name={product.name} />
        <div className="summary-names">
          <p className="summary-name">
            {product.name} <AgeBadge rating={product.ageRating} />
          </p>
          <p className="summary-kind">
            {product.type === 'FISICO' ? messages.physicalProduct : messages.digitalProduct}
            {product.guaranteeDays > 0
              ? ` · ${fillMessage(messages.guarantee, { days: product.guaranteeDays })}`
              : ''}
          </p>
        </div>
      </div>
      <dl className="figures">
        <SummaryLine name={trial ?? product.name} value={money(amounts.offerCents)} />
        <SetupFeeLine cents={amounts.setupFeeCents} />
        {amounts.bumps.map((bump) => (
          <SummaryLine key={bump.id} name={bump.name} value={money(bump.priceCents)} />
        ))}
        {isSent ? <ShippingLine cents={amounts.shippingCents} /> : null}
        <TotalLines amounts={amounts} />
      </dl>
    </SummaryCard>
  )
}
