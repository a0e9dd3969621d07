import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { usePaymentTexts } from './payment-context.ts'
import { useCheckoutLink } from './use-checkout-link.ts'
import { useReissue } from './use-reissue.ts'

/**
 * A new code on the same order. Where the order is closed, or without scripts, the link leads back to the
 * offer.
 */
export function ReissueActions({ view }: { view: PaymentView }) {
  const { messages } = usePaymentTexts()
  const checkoutLink = useCheckoutLink(view)
  const { start, isBusy, problem } = useReissue(view.paymentId)
  return (
    <div className="actions">
      {view.canBeReissued ? (
        <button
          type="button"
          className="button button-primary needs-script"
          onClick={start}
          aria-busy={isBusy}
        >
          {isBusy ? <span className="spinner" aria-hidden="true" /> : null}
          {isBusy ? messages.makingNew : view.method === 'BILLET' ? messages.newBillet : messages.newPix}
        </button>
      ) : null}
      <p className={problem ? 'problem' : 'visually-hidden'} role="status">
        {problem ? messages[problem] : ''}
      </p>
      {checkoutLink === null ? null : (
        <a className={`button button-${view.canBeReissued ? 'secondary' : 'primary'}`} href={checkoutLink}>
          {view.canBeReissued ? messages.otherMethod : messages.buyAgain}
        </a>
      )}
    </div>
  )
}
