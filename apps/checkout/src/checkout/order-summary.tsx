import { useState } from 'react'
import { fillMessage } from '../messages/fill-message.ts'
import { languageTags } from '../messages/language-tag.ts'
import { ChevronIcon } from '../page/icons.tsx'
import { useCheckoutData } from './checkout-context.ts'
import { nextChargeDate } from './next-charge-date.ts'
import type { OrderAmounts } from './order-amounts.ts'
import { ProductImage } from './product-image.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Folded under its total on a phone, open beside the form on a wide screen. */
export function OrderSummary({ amounts }: { amounts: OrderAmounts }) {
  const { page, messages, money } = useCheckoutData()
  const [isOpen, setIsOpen] = useState(false)
  const isSubscription = page.type === 'SUBSCRIPTION'
  return (
    <section className="card summary" aria-labelledby="summary-title">
      <h2 id="summary-title" className="visually-hidden">
        {messages.summaryTitle}
      </h2>
      <div className="summary-product">
        <ProductImage url={page.product.imageUrl} name={page.product.name} />
        <div className="summary-names">
          <p className="summary-name">{page.product.name}</p>
          <p className="summary-kind">
            {page.product.type === 'FISICO' ? messages.physicalProduct : messages.digitalProduct}
            {' · '}
            {fillMessage(messages.guarantee, { days: page.product.guaranteeDays })}
          </p>
          <button
            type="button"
            className="summary-toggle"
            aria-expanded={isOpen}
            aria-controls="summary-lines"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? messages.hideSummary : messages.showSummary}
            <ChevronIcon />
          </button>
        </div>
        <p className="summary-folded-total figures">{money(amounts.totalCents)}</p>
      </div>
      <div id="summary-lines" className={isOpen ? 'summary-lines is-open' : 'summary-lines'}>
        <dl className="figures">
          <div className="line">
            <dt>{page.title}</dt>
            <dd>{money(amounts.offerCents)}</dd>
          </div>
          {amounts.bumps.map((bump) => (
            <div className="line" key={bump.id}>
              <dt>{bump.title}</dt>
              <dd>{money(bump.priceCents)}</dd>
            </div>
          ))}
          {page.product.type === 'FISICO' ? <ShippingLine cents={amounts.shippingCents} /> : null}
          <div className="line line-total">
            <dt>{messages.total}</dt>
            <dd>{money(amounts.totalCents)}</dd>
          </div>
          {isSubscription ? <NextChargeLine /> : null}
        </dl>
      </div>
    </section>
  )
}

function ShippingLine({ cents }: { cents: number | null }) {
  const { messages, money } = useCheckoutData()
  return (
    <div className="line">
      <dt>{messages.shipping}</dt>
      <dd className={cents === null ? 'muted' : undefined}>
        {cents === null ? messages.shippingAfterCep : cents === 0 ? messages.shippingFree : money(cents)}
      </dd>
    </div>
  )
}

/** The page is cached, so the date is only known once the browser knows today. */
function NextChargeLine() {
  const { page, messages, money } = useCheckoutData()
  const isHydrated = useHydrated()
  const { recurrencePriceCents, frequencyInDays } = page
  if (recurrencePriceCents === null || frequencyInDays === null) return null
  const amount = money(recurrencePriceCents)
  return (
    <div className="line line-quiet">
      <dt>{messages.nextCharge}</dt>
      <dd>
        {isHydrated
          ? fillMessage(messages.nextChargeOn, {
              amount,
              date: nextChargeDate(new Date(), frequencyInDays, languageTags[page.locale]),
            })
          : amount}
      </dd>
    </div>
  )
}
