import { SkipLink } from '../page/skip-link.tsx'
import { AddressSection } from './address-section.tsx'
import type { BuyerForm } from './buyer-form.ts'
import { ChatButton } from './chat-button.tsx'
import { useCheckoutData } from './checkout-context.ts'
import { CheckoutHeader, HeaderImage } from './checkout-header.tsx'
import { FeedbackList } from './feedback-list.tsx'
import { NoticeToast } from './notice-toast.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayButton } from './pay-button.tsx'
import { PaymentSection } from './payment-section.tsx'
import { PersonalSection } from './personal-section.tsx'
import { SellerFinePrint } from './seller-fine-print.tsx'
import { SubscriptionTerms } from './subscription-terms.tsx'
import { useCheckout } from './use-checkout.ts'

export const checkoutFormId = 'checkout-form'

/** Two columns on a wide screen: the form, and the summary with the feedbacks beside it. */
export function DefaultTemplate({ typed }: { typed: Partial<BuyerForm> }) {
  const { page, messages } = useCheckoutData()
  const { binding, amounts, cepLookup, isPaying, payProblem, submit, notice, dismissNotice } =
    useCheckout(typed)
  return (
    <>
      <SkipLink target={checkoutFormId}>{messages.skipToForm}</SkipLink>
      <CheckoutHeader />
      <main className="columns">
        <HeaderImage />
        <h1 className="visually-hidden">{page.product.name}</h1>
        <aside className="column-aside">
          <OrderSummary amounts={amounts} />
          <FeedbackList />
        </aside>
        <form
          id={checkoutFormId}
          className="column-form"
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <PersonalSection binding={binding} />
          {page.product.type === 'FISICO' ? <AddressSection binding={binding} cepLookup={cepLookup} /> : null}
          <PaymentSection binding={binding}>
            <SubscriptionTerms />
            {payProblem ? <p className="pay-problem">{payProblem}</p> : null}
            <PayButton
              method={binding.form.paymentMethod}
              totalCents={amounts.totalCents}
              isPaying={isPaying}
            />
            <SellerFinePrint />
          </PaymentSection>
        </form>
        <ChatButton />
      </main>
      <NoticeToast notice={notice} closeLabel={messages.closeNotice} onDismiss={dismissNotice} />
    </>
  )
}
