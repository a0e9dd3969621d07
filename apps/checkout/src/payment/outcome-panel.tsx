import type { PaymentView } from '@balcao/domain/checkout-page'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { fillMessage } from '../messages/fill-message.ts'
import type { PaymentMessages } from '../messages/payment/pt-br.ts'
import { CheckIcon } from '../page/icons.tsx'
import { usePaymentTexts } from './payment-context.ts'
import type { PaymentPhase } from './payment-phase.ts'
import { useCheckoutLink } from './use-checkout-link.ts'

type Explained = Exclude<PaymentPhase, 'PAY_PIX' | 'PAY_BILLET' | 'APPROVED'>
type Explanation = { heading: string; text: string; again?: string }

function explanationOf(phase: Explained, view: PaymentView, messages: PaymentMessages): Explanation {
  const isBillet = view.method === 'BILLET'
  switch (phase) {
    case 'CONFIRMING':
      return { heading: messages.confirmingHeading, text: messages.confirmingText }
    case 'EXPIRED':
      return isBillet
        ? {
            heading: messages.expiredBilletHeading,
            text: messages.expiredBilletText,
            again: messages.newBillet,
          }
        : { heading: messages.expiredPixHeading, text: messages.expiredPixText, again: messages.newPix }
    case 'REJECTED':
      return { heading: messages.rejectedHeading, text: messages.rejectedText, again: messages.tryAgain }
    case 'CANCELED':
      return { heading: messages.canceledHeading, text: messages.canceledText, again: messages.tryAgain }
    case 'REFUNDED':
      return { heading: messages.refundedHeading, text: messages.refundedText }
    case 'CHARGEBACK':
      return { heading: messages.chargebackHeading, text: messages.chargebackText }
  }
}

export function OutcomePanel({ phase, view }: { phase: Explained; view: PaymentView }) {
  const { messages } = usePaymentTexts()
  const checkoutLink = useCheckoutLink(view.offerId)
  const { heading, text, again } = explanationOf(phase, view, messages)
  return (
    <>
      <h1 className="outcome-heading">{heading}</h1>
      <p className="outcome-text">{text}</p>
      {phase === 'CONFIRMING' ? <span className="spinner spinner-large" aria-hidden="true" /> : null}
      {again ? (
        <a className="button button-primary" href={checkoutLink}>
          {again}
        </a>
      ) : null}
      <Receipt view={view} />
    </>
  )
}

export function ApprovedPanel({ view }: { view: PaymentView }) {
  const { messages } = usePaymentTexts()
  return (
    <>
      <span className="outcome-mark">
        <CheckIcon size={34} />
      </span>
      <h1 className="outcome-heading">{messages.approvedHeading}</h1>
      <p className="outcome-text">{fillMessage(messages.approvedGreeting, { name: view.buyerFirstName })}</p>
      <Receipt view={view} />
    </>
  )
}

const methodNames: Record<PaymentMethod, keyof PaymentMessages> = {
  PIX: 'methodPix',
  BILLET: 'methodBillet',
  CREDIT_CARD: 'methodCreditCard',
}

function Receipt({ view }: { view: PaymentView }) {
  const { messages, money, moment } = usePaymentTexts()
  const method = messages[methodNames[view.method]]
  const lines: [string, string][] = [
    [messages.receiptProduct, view.productName],
    [messages.receiptSeller, view.sellerName],
    [messages.receiptAmount, money(view)],
    [
      messages.receiptMethod,
      view.installments > 1
        ? `${method}, ${fillMessage(messages.receiptInstallments, { count: view.installments })}`
        : method,
    ],
    ...(view.paidAt ? [[messages.receiptPaidAt, moment(view.paidAt)] as [string, string]] : []),
    [messages.receiptOrderCode, view.orderCode],
  ]
  return (
    <dl className="receipt figures">
      {lines.map(([label, value]) => (
        <div className="line" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
