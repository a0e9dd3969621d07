import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { CardFrame } from './use-card-frame.ts'

/** The frame with the fields of one card, or a notice that the browser blocked the frame. */
export function CardPlace({ cardFrame, host, title }: { cardFrame: CardFrame; host: string; title: string }) {
  const { page, messages } = useCheckoutData()
  if (cardFrame.state === 'BLOCKED')
    return (
      <div className="card-blocked" role="alert">
        <p>{messages.cardBlocked}</p>
        <button type="button" className="link-button" onClick={cardFrame.retry}>
          {messages.cardRetry}
        </button>
      </div>
    )
  return (
    <div className="card-window" data-state={cardFrame.state}>
      {cardFrame.state === 'LOADING' ? (
        <p className="card-loading" role="status">
          {messages.cardLoading}
        </p>
      ) : null}
      <iframe
        key={cardFrame.tries}
        ref={cardFrame.attach}
        className="card-frame"
        title={title}
        src={`${page.cardsOrigin}/cards/${host}/${page.offerId}`}
        // Height as an attribute of its own: the page's policy refuses a style attribute before hydration.
        height={cardFrame.height || undefined}
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
