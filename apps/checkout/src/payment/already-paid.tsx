import type { ReactNode } from 'react'
import { usePaymentTexts } from './payment-context.ts'
import { useAlreadyPaid } from './use-already-paid.ts'
import type { LivePayment } from './use-live-payment.ts'

/** Below an open code: the time left, "I have paid", and in the demo a link to pay. */
export function AlreadyPaid({ live, children }: { live: LivePayment; children: ReactNode }) {
  const { messages } = usePaymentTexts()
  const { view, ask } = live
  const { check, isChecking, text } = useAlreadyPaid({ paymentId: view.paymentId, ask })
  return (
    <div className="already-paid">
      <div className="already-paid-line">
        {children}
        <button type="button" className="button-quiet needs-script" onClick={check} disabled={isChecking}>
          {messages.alreadyPaid}
        </button>
      </div>
      <p className="already-paid-answer" role="status">
        {text}
      </p>
      {view.playBankUrl ? (
        <p className="play-bank">
          <a href={view.playBankUrl} target="_blank" rel="noopener">
            {messages.payInPlayBank}
          </a>{' '}
          <span>({messages.playBankNote})</span>
        </p>
      ) : null}
    </div>
  )
}
