import { useCheckoutData } from './checkout-context.ts'
import type { Checkout } from './use-checkout.ts'

/** Offer after a failed card: the same purchase by Pix, without typing anything again. */
export function PixInstead({ checkout }: { checkout: Checkout }) {
  const { messages } = useCheckoutData()
  const { binding, isPaying, cardProblem, payWithPix } = checkout
  const isCardStuck = cardProblem || binding.cardFrame.state === 'BLOCKED'
  const isOffered = binding.form.paymentMethod === 'CREDIT_CARD' && binding.methods.includes('PIX')
  if (!isCardStuck || !isOffered) return null
  return (
    <div className="pix-instead">
      <button type="button" className="button button-secondary" disabled={isPaying} onClick={payWithPix}>
        {messages.payWithPixInstead}
      </button>
      <p className="muted">{messages.pixInsteadNote}</p>
    </div>
  )
}
