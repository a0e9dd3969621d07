import { CartSummary } from '#checkout/amounts/cart-summary.tsx'
import { SummaryLine } from '#checkout/amounts/summary-lines.tsx'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { CheckoutForm } from '#checkout/checkout-form.tsx'
import { CheckoutHeader, HeaderImage } from '#checkout/checkout-header.tsx'
import { FeedbackList } from '#checkout/feedback-list.tsx'
import { AddressFields } from '#checkout/fields/address-fields.tsx'
import { needsAddress } from '#checkout/fields/needs-address.ts'
import { PersonalFields } from '#checkout/fields/personal-fields.tsx'
import { PaymentEnd } from '#checkout/paying/payment-end.tsx'
import { PaymentSection } from '#checkout/paying/payment-section.tsx'
import { SectionCard } from '#checkout/section-card.tsx'
import { SellerFinePrint } from '#checkout/seller-fine-print.tsx'
import { GuaranteeLine } from '#checkout/trust-lines.tsx'
import { type Checkout, focusField } from '#checkout/use-checkout.ts'
import { CartIcon } from '#page/icons.tsx'
import { PixLogo } from '#page/pix-logo.tsx'

/** Personal data and payment tabs at the left, the cart beside them; no numbered steps. */
export function VegaSkin({ checkout }: { checkout: Checkout }) {
  const { page, messages, money } = useCheckoutData()
  const { binding, amounts, address } = checkout
  const { shippingCents } = amounts
  return (
    <div className="vega">
      <CheckoutHeader />
      <main className="columns">
        <HeaderImage />
        <h1 className="visually-hidden">{page.product.name}</h1>
        <aside className="column-aside">
          <CartSummary
            amounts={amounts}
            title={messages.cartTitle}
            heading={
              page.platform.hidesCartTitle ? null : (
                <>
                  <CartIcon />
                  {messages.cartTitle}
                </>
              )
            }
            showLabel={messages.showCart}
            hideLabel={messages.hideCart}
            shipping={
              shippingCents ? <SummaryLine name={messages.shipping} value={money(shippingCents)} /> : null
            }
          />
          {page.product.guaranteeDays > 0 ? (
            <section className="card trust">
              <GuaranteeLine />
            </section>
          ) : null}
          <FeedbackList />
        </aside>
        <CheckoutForm
          onSubmit={() => {
            const wrong = checkout.submit()
            if (wrong) focusField(wrong)
          }}
        >
          <SectionCard id="personal" title={messages.personalTitle}>
            <PersonalFields binding={binding} />
          </SectionCard>
          {needsAddress(page, binding.form) ? (
            <SectionCard id="address" title={messages.addressTitle}>
              <AddressFields binding={binding} address={address} />
            </SectionCard>
          ) : null}
          <SectionCard id="payment" title={messages.paymentTitle}>
            <PaymentSection binding={binding} />
          </SectionCard>
          <PaymentEnd checkout={checkout} />
        </CheckoutForm>
      </main>
      <footer className="footer">
        <p className="footer-pix">
          <PixLogo size={20} /> Pix
        </p>
        <SellerFinePrint />
      </footer>
    </div>
  )
}
