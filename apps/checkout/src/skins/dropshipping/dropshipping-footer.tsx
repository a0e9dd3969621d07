import { useCheckoutData } from '#checkout/checkout-context.ts'
import { PaymentMarks } from '#checkout/paying/payment-marks.tsx'
import { SellerFinePrint } from '#checkout/seller-fine-print.tsx'
import { GuaranteeLine } from '#checkout/trust-lines.tsx'

/** Guarantee, seller, and for Brazilians the logos of the methods, which are unknown elsewhere. */
export function DropshippingFooter() {
  const { page, messages } = useCheckoutData()
  return (
    <footer className="footer">
      <div className="footer-columns">
        <div>
          <GuaranteeLine />
          <SellerFinePrint />
        </div>
        {page.locale === 'PT_BR' ? (
          <div className="footer-marks">
            <p className="trust-title">{messages.acceptedMethods}</p>
            <PaymentMarks />
          </div>
        ) : null}
      </div>
    </footer>
  )
}
