import { oneClickConsent, savedCardConsent } from '@balcao/domain/cards/saved-card-consent'
import { useEffect, useState } from 'react'
import { InstallmentSelect } from '#checkout/amounts/installment-select.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { FormBinding } from './form-binding.ts'

/**
 * Placeholder of the card frame. The frame is loaded when the card is first chosen, and then stays with its
 * input.
 */
export function CardFields({ binding }: { binding: FormBinding }) {
  const { page, messages } = useCheckoutData()
  const { form, cardFrame } = binding
  // Vega renders the card first, before its default applies; that alone loads no frame.
  const isChosen = binding.isArrived && form.paymentMethod === 'CREDIT_CARD'
  const [host, setHost] = useState<string | null>(null)

  useEffect(() => {
    if (isChosen) setHost(window.location.host)
  }, [isChosen])

  if (host === null || page.cardsOrigin === null) return null
  return (
    <div className="card-place" hidden={!isChosen}>
      {cardFrame.state === 'BLOCKED' ? (
        <div className="card-blocked" role="alert">
          <p>{messages.cardBlocked}</p>
          <button type="button" className="link-button" onClick={cardFrame.retry}>
            {messages.cardRetry}
          </button>
        </div>
      ) : (
        <>
          {cardFrame.state === 'LOADING' ? (
            <p className="card-loading" role="status">
              {messages.cardLoading}
            </p>
          ) : null}
          <iframe
            key={cardFrame.tries}
            ref={cardFrame.attach}
            className="card-frame"
            title={messages.cardFrameTitle}
            src={`${page.cardsOrigin}/cards/${host}/${page.offerId}`}
            // Attributes and not a style attribute, which the page's policy would refuse before hydration.
            height={cardFrame.height || undefined}
            referrerPolicy="no-referrer"
          />
        </>
      )}
      {page.type === 'SUBSCRIPTION' || page.isOfferedMore ? (
        <p className="card-consent">
          {(page.type === 'SUBSCRIPTION' ? savedCardConsent : oneClickConsent).texts[page.locale]}
        </p>
      ) : null}
      <InstallmentSelect binding={binding} />
    </div>
  )
}
