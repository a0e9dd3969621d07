import type { Cents } from '@balcao/domain/money/money'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { CouponBox } from '#checkout/amounts/coupon-box.tsx'
import type { ChargedAmounts } from '#checkout/amounts/order-amounts.ts'
import { OrderBumpBox } from '#checkout/amounts/order-bump-box.tsx'
import { useNextCharge } from '#checkout/amounts/use-next-charge.ts'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { Checkout } from '#checkout/use-checkout.ts'
import type { CheckoutMessages } from '#messages/checkout/pt-br.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { RepeatIcon } from '#page/icons.tsx'
import { AdConsentChoice } from './ad-consent-choice.tsx'
import { OpenPaymentOffer } from './open-payment-offer.tsx'
import { PayBar } from './pay-bar.tsx'
import { PayButton } from './pay-button.tsx'

/** End of the form after the payment card: bumps, coupon, terms, reason of the last failure, button. */
export function PaymentEnd({ checkout }: { checkout: Checkout }) {
  const { page, messages, money } = useCheckoutData()
  const { binding, amounts, isPaying, payProblem } = checkout
  return (
    <>
      <OrderBumpBox binding={binding} />
      <CouponBox coupon={checkout.coupon} amounts={amounts} />
      <SubscriptionTerms
        method={binding.form.paymentMethod}
        isAutomatic={page.automaticPix && binding.form.automaticPix}
      />
      <AdConsentChoice binding={binding} />
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

/** The amount to be charged as text, marked “plus shipping” while the shipping price is unknown. */
function amountText(
  { chargedCents, shippingCents }: ChargedAmounts,
  money: (cents: Cents) => string,
  { plusShipping }: Pick<CheckoutMessages, 'plusShipping'>,
): string {
  return shippingCents === null ? `${money(chargedCents)} ${plusShipping}` : money(chargedCents)
}

/** Offer after a failed card: the same purchase by Pix, without typing anything again. */
function PixInstead({ checkout }: { checkout: Checkout }) {
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

/** Before the button: the trial, the next charge, its method, the number of charges, and how to cancel. */
function SubscriptionTerms({ method, isAutomatic }: { method: PaymentMethod; isAutomatic: boolean }) {
  const { page, messages, money } = useCheckoutData()
  const charge = useNextCharge()
  if (charge === null) return null
  const { trialDays, trialPriceCents, chargesMax } = page
  const trial = { days: trialDays ?? 0, price: money(trialPriceCents), charge }
  const byPix = isAutomatic ? messages.nextChargeByBank : messages.nextChargeByMail
  const how = method === 'CREDIT_CARD' ? messages.nextChargeByCard : byPix
  return (
    <div className="subscription-terms figures">
      <RepeatIcon />
      <div>
        <p className="subscription-next">
          {trialDays === null
            ? fillMessage(messages.nextChargeTitle, { charge })
            : fillMessage(trialPriceCents === 0 ? messages.freeTrialTitle : messages.trialTitle, trial)}
        </p>
        <p>
          {fillMessage(how, { days: page.frequencyInDays ?? 0 })} {messages.howToCancel}
          {chargesMax === null ? null : ` ${chargesText(messages, { chargesMax, trialDays })}`}
        </p>
      </div>
    </div>
  )
}

function chargesText(
  { chargesInAll, chargesAfterTrial }: CheckoutMessages,
  { chargesMax: count, trialDays }: { chargesMax: number; trialDays: number | null },
): string {
  return fillMessage(trialDays === null ? chargesInAll : chargesAfterTrial, { count })
}
