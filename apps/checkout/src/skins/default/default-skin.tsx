import { useCheckoutData } from '#checkout/checkout-context.ts'
import { CheckoutForm } from '#checkout/checkout-form.tsx'
import { CheckoutHeader, HeaderImage } from '#checkout/checkout-header.tsx'
import { FeedbackList } from '#checkout/feedback-list.tsx'
import { AddressFields } from '#checkout/fields/address-fields.tsx'
import { needsAddress } from '#checkout/fields/needs-address.ts'
import { PersonalFields } from '#checkout/fields/personal-fields.tsx'
import { FinePrint } from '#checkout/fine-print.tsx'
import { PaymentEnd } from '#checkout/paying/payment-end.tsx'
import { PaymentMarks } from '#checkout/paying/payment-marks.tsx'
import { PaymentSection } from '#checkout/paying/payment-section.tsx'
import { SectionCard } from '#checkout/section-card.tsx'
import { GuaranteeLine, ProtectedLine, SellerLine } from '#checkout/trust-lines.tsx'
import { type Checkout, focusField } from '#checkout/use-checkout.ts'
import { TruckIcon } from '#page/icons.tsx'
import { DefaultSummary } from './default-summary.tsx'

/** Two columns on a wide screen: the form, and the summary beside it. Delivery belongs to the first step. */
export function DefaultSkin({ checkout }: { checkout: Checkout }) {
  const { page, messages } = useCheckoutData()
  const { binding, amounts, address } = checkout
  return (
    <>
      <CheckoutHeader />
      <main className="columns">
        <HeaderImage />
        <h1 className="visually-hidden">{page.product.name}</h1>
        <aside className="column-aside">
          <DefaultSummary amounts={amounts} />
          <section className="card trust">
            <GuaranteeLine />
            <ProtectedLine />
            <SellerLine />
            <PaymentMarks />
          </section>
          <FeedbackList />
        </aside>
        <CheckoutForm
          onSubmit={() => {
            const wrong = checkout.submit()
            if (wrong) focusField(wrong)
          }}
        >
          <SectionCard id="personal" mark={1} title={messages.personalTitle}>
            <PersonalFields binding={binding} />
          </SectionCard>
          {needsAddress(page, binding.form) ? (
            <SectionCard id="address" mark={<TruckIcon />} title={messages.addressTitle}>
              <AddressFields binding={binding} address={address} />
            </SectionCard>
          ) : null}
          <SectionCard id="payment" mark={2} title={messages.paymentTitle}>
            <PaymentSection binding={binding} />
          </SectionCard>
          <PaymentEnd checkout={checkout} />
          <FinePrint />
        </CheckoutForm>
      </main>
    </>
  )
}
