import { CartSummary } from '#checkout/amounts/cart-summary.tsx'
import { ShippingLine } from '#checkout/amounts/summary-lines.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { CheckoutForm } from '#checkout/checkout-form.tsx'
import { CheckoutHeader, HeaderImage } from '#checkout/checkout-header.tsx'
import { FeedbackList } from '#checkout/feedback-list.tsx'
import { AddressFields } from '#checkout/fields/address-fields.tsx'
import { needsAddress } from '#checkout/fields/needs-address.ts'
import { PersonalFields } from '#checkout/fields/personal-fields.tsx'
import { PayBar } from '#checkout/paying/pay-bar.tsx'
import { PaymentEnd } from '#checkout/paying/payment-end.tsx'
import { PaymentSection } from '#checkout/paying/payment-section.tsx'
import type { Checkout } from '#checkout/use-checkout.ts'
import { useHydrated } from '#checkout/use-hydrated.ts'
import { DropshippingFooter } from './dropshipping-footer.tsx'
import { StepCard } from './step-card.tsx'
import { addressSummary, personalSummary } from './step-summaries.ts'
import { type StepName, useSteps } from './use-steps.ts'

/** One step at a time; the bar carries the open step's action. */
export function DropshippingSkin({ checkout }: { checkout: Checkout }) {
  const { page, messages } = useCheckoutData()
  const isHydrated = useHydrated()
  const { binding, amounts, address } = checkout
  const { open, steps, stateOf, proceed, reopen } = useSteps(checkout)
  const step = (name: StepName) => ({
    id: name,
    number: steps.indexOf(name) + 1,
    state: stateOf(name),
    onReopen: () => reopen(name),
  })
  return (
    <div className="dropshipping">
      <CheckoutHeader />
      <main className="columns">
        <HeaderImage />
        <h1 className="visually-hidden">{page.product.name}</h1>
        <aside className="column-aside">
          <CartSummary
            amounts={amounts}
            title={messages.summaryTitle}
            heading={messages.summaryTitle}
            showLabel={messages.showSummary}
            hideLabel={messages.hideSummary}
            shipping={
              needsAddress(page, binding.form) ? <ShippingLine cents={amounts.shippingCents} /> : null
            }
          />
          <FeedbackList />
        </aside>
        <CheckoutForm onSubmit={proceed}>
          <StepCard
            {...step('personal')}
            title={messages.personalTitle}
            summary={personalSummary(binding.form)}
          >
            <PersonalFields binding={binding} />
          </StepCard>
          {steps.includes('address') ? (
            <StepCard
              {...step('address')}
              title={messages.addressStepTitle}
              summary={addressSummary(binding.form)}
            >
              <AddressFields binding={binding} address={address} />
            </StepCard>
          ) : null}
          <StepCard {...step('payment')} title={messages.paymentTitle} summary={[]}>
            <PaymentSection binding={binding} />
          </StepCard>
          {open === 'payment' ? (
            <PaymentEnd checkout={checkout} />
          ) : (
            <PayBar amounts={amounts}>
              <button type="submit" className="button button-primary button-pay" disabled={!isHydrated}>
                {messages.continue}
              </button>
            </PayBar>
          )}
        </CheckoutForm>
      </main>
      <DropshippingFooter />
    </div>
  )
}
