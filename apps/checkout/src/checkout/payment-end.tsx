import { amountText } from './amount-text.ts'
import { useCheckoutData } from './checkout-context.ts'
import { OpenPaymentOffer } from './open-payment-offer.tsx'
import { OrderBumpBox } from './order-bump-box.tsx'
import { PayBar } from './pay-bar.tsx'
import { PayButton } from './pay-button.tsx'
import { PixInstead } from './pix-instead.tsx'
import { SubscriptionTerms } from './subscription-terms.tsx'
import type { Checkout } from './use-checkout.ts'

/** End of the form after the payment card: bumps, terms, reason of the last failure, button. */
export function PaymentEnd({ checkout }: { checkout: Checkout }) {
  const { messages, money } = useCheckoutData()
  const { binding, amounts, isPaying, payProblem } = checkout
  return (
    <>
      <OrderBumpBox binding={binding} />
      <SubscriptionTerms method={binding.form.paymentMethod} />
      {payProblem ? <p className="pay-problem">{payProblem}</p> : null}
      {checkout.seeNewPrice ? (
        <button type="button" className="button button-secondary" onClick={checkout.seeNewPrice}>
          {messages.seeNewPrice}
        </button>
      ) : null}
      <PixInstead checkout={checkout} />
      <OpenPaymentOffer openPayment={checkout.openPayment} onNew={checkout.payAnew} />
      <PayBar amounts={amounts}>
        <PayButton
          isPayable={binding.methods.length > 0}
          method={binding.form.paymentMethod}
          amount={amountText(amounts, money, messages)}
          installments={amounts.installment?.count ?? 1}
          isPaying={isPaying}
        />
      </PayBar>
    </>
  )
}
