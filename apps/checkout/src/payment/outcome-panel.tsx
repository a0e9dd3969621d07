import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { fillMessage } from '#messages/fill-message.ts'
import { Bought } from './amount-to-pay.tsx'
import { cardLines } from './card-lines.ts'
import { explainPhase } from './explain-phase.ts'
import { type FactLine, FactLines } from './fact-lines.tsx'
import { usePaymentTexts } from './payment-context.ts'
import type { PaymentPhase } from './payment-phase.ts'
import { PhaseMark } from './phase-marks.tsx'
import { Receipt } from './receipt.tsx'
import { ReissueActions } from './reissue-actions.tsx'
import { useCheckoutLink } from './use-checkout-link.ts'

type Outcome = Exclude<PaymentPhase, 'PAY_PIX' | 'PAY_BILLET' | 'CHALLENGE'>
type Props = { phase: Outcome; view: PaymentView; thankYouLink: string | null }

/** One layout for every end of a payment: result, amount, one next step. */
export function OutcomePanel({ phase, view, thankYouLink }: Props) {
  const texts = usePaymentTexts()
  const { heading, text, note } = explainPhase(phase, view, texts)
  return (
    <>
      <div className="outcome">
        <PhaseMark phase={phase} />
        <div>
          <h1 className="outcome-heading">{heading}</h1>
          <p className="outcome-text">{text}</p>
        </div>
      </div>
      <NextStep phase={phase} view={view} thankYouLink={thankYouLink} />
      {note ? <p className="note">{note}</p> : null}
    </>
  )
}

function NextStep({ phase, view, thankYouLink }: Props) {
  const { messages } = usePaymentTexts()
  switch (phase) {
    case 'DEBIT':
      return <Facts view={view} />
    case 'CONFIRMING':
      return view.canBeReissued ? <ReissueActions view={view} /> : <Facts view={view} />
    case 'EXPIRED':
      return (
        <>
          <Owed view={view} />
          <ReissueActions view={view} />
        </>
      )
    case 'IN_ANALYSIS':
      return (
        <>
          <Owed view={view} />
          <AnalysisSteps />
          <Facts view={view} />
          <a className="button button-secondary" href="/my-purchases">
            {messages.followPurchase}
          </a>
        </>
      )
    case 'REPLACED':
    case 'ORDER_PAID':
      return <Successor view={view} />
    case 'RETURNING':
    case 'REJECTED':
    case 'CANCELED':
      return <BuyAgain phase={phase} view={view} />
    case 'APPROVED':
    case 'PART_REFUNDED':
    case 'REFUNDED':
    case 'CHARGEBACK':
      return <Receipt phase={phase} view={view} thankYouLink={thankYouLink} />
  }
}

/** The next steps, so that nobody pays twice. */
function AnalysisSteps() {
  const { messages } = usePaymentTexts()
  return (
    <ol className="numbered">
      <li>{messages.analysisStep1}</li>
      <li>{messages.analysisStep2}</li>
      <li>{messages.analysisStep3}</li>
    </ol>
  )
}

function Owed({ view }: { view: PaymentView }) {
  const { money } = usePaymentTexts()
  return (
    <div>
      <p className="amount figures">{money(view.amountCents)}</p>
      <Bought view={view} />
    </div>
  )
}

function Facts({ view }: { view: PaymentView }) {
  const { messages, money } = usePaymentTexts()
  const { installments, purchase } = view
  const amount = money(view.amountCents)
  const lines: FactLine[] = [
    [
      messages.receiptAmount,
      installments > 1 && view.cards === null
        ? fillMessage(messages.inInstallments, { amount, count: installments })
        : amount,
    ],
    ...cardLines(view, { messages, money }),
    [messages.receiptSeller, view.sellerName],
    ...(purchase && view.isInAnalysis ? [[messages.notice, purchase.email] as const] : []),
  ]
  return <FactLines lines={lines} />
}

function Successor({ view: { supersededBy } }: { view: PaymentView }) {
  const { messages } = usePaymentTexts()
  if (supersededBy === null) return null
  return (
    <a
      className="button button-primary"
      href={`/checkout/payment/${encodeURIComponent(supersededBy.paymentId)}`}
    >
      {supersededBy.isPaid ? messages.seePayment : messages.seeCurrent}
    </a>
  )
}

function BuyAgain({ phase, view }: { phase: 'RETURNING' | 'REJECTED' | 'CANCELED'; view: PaymentView }) {
  const { messages, money } = usePaymentTexts()
  const checkoutLink = useCheckoutLink(view)
  const label =
    phase === 'CANCELED'
      ? messages.buyAgain
      : view.method === 'CREDIT_CARD'
        ? messages.payAnotherWay
        : messages.tryAgain
  return (
    <>
      <Owed view={view} />
      {view.cards ? <FactLines lines={cardLines(view, { messages, money })} /> : null}
      {checkoutLink === null ? null : (
        <a className="button button-primary" href={checkoutLink}>
          {label}
        </a>
      )}
    </>
  )
}
