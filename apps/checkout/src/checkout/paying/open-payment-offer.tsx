import { useEffect, useRef } from 'react'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import type { Checkout } from '#checkout/use-checkout.ts'
import { fillMessage } from '#messages/fill-message.ts'

type Props = { openPayment: Checkout['openPayment']; onNew: () => void }

/** Two open codes for one purchase lead to double payments: the existing one is offered first. */
export function OpenPaymentOffer({ openPayment, onNew }: Props) {
  const { messages, money } = useCheckoutData()
  const go = useRef<HTMLButtonElement>(null)
  const paymentId = openPayment?.paymentId
  useEffect(() => {
    if (paymentId !== undefined) go.current?.focus()
  }, [paymentId])
  return (
    <div role="status">
      {openPayment ? (
        <section className="card open-payment">
          <p className="open-payment-title">
            {fillMessage(messages.openPaymentTitle, {
              method: openPayment.method === 'BILLET' ? messages.openBillet : messages.openPix,
            })}
          </p>
          <p className="muted figures">
            {fillMessage(messages.openPaymentText, { amount: money(openPayment.amountCents) })}
          </p>
          <div className="open-payment-choice">
            <button ref={go} type="button" className="button button-primary" onClick={openPayment.go}>
              {messages.openPaymentGo}
            </button>
            <button type="button" className="button button-secondary" onClick={onNew}>
              {messages.openPaymentNew}
            </button>
          </div>
        </section>
      ) : null}
    </div>
  )
}
