import { oneClickConsent, savedCardConsent } from '@balcao/domain/cards/saved-card-consent'
import { useEffect, useState } from 'react'
import { InstallmentSelect } from '#checkout/amounts/installment-select.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { CardPlace } from './card-place.tsx'
import type { FormBinding } from './form-binding.ts'
import { SecondCard, TwoCardsChoice } from './second-card.tsx'

/**
 * Placeholder of the card frame. The frame is loaded when the card is first chosen, and then stays with its
 * input.
 */
export function CardFields({ binding }: { binding: FormBinding }) {
  const { page, messages } = useCheckoutData()
  const { form, cardFrame, amounts } = binding
  const { cards } = amounts
  // Vega renders the card first, before its default applies; that alone loads no frame.
  const isChosen = binding.isArrived && form.paymentMethod === 'CREDIT_CARD'
  const [host, setHost] = useState<string | null>(null)
  const [isSecondKept, setSecondKept] = useState(false)

  useEffect(() => {
    if (isChosen) setHost(window.location.host)
  }, [isChosen])

  useEffect(() => {
    if (cards) setSecondKept(true)
  }, [cards])

  if (host === null || page.cardsOrigin === null) return null
  return (
    <div className="card-place" hidden={!isChosen}>
      {page.twoCards ? <TwoCardsChoice binding={binding} /> : null}
      {cards ? <h3>{messages.firstCard}</h3> : null}
      <CardPlace cardFrame={cardFrame} host={host} title={messages.cardFrameTitle} />
      {page.type === 'SUBSCRIPTION' || (page.isOfferedMore && !cards) ? (
        <p className="card-consent">
          {(page.type === 'SUBSCRIPTION' ? savedCardConsent : oneClickConsent).texts[page.locale]}
        </p>
      ) : null}
      <InstallmentSelect
        id="field-cardInstallment"
        options={cards?.first.options ?? binding.installments}
        priceCents={cards?.first.priceCents ?? amounts.totalCents}
        chosen={cards ? cards.first.installment : amounts.installment}
        onChoose={(cardInstallment) => binding.change({ cardInstallment })}
      />
      {isSecondKept ? <SecondCard binding={binding} cards={cards} host={host} /> : null}
    </div>
  )
}
