import type { BoughtView, PaymentView } from '@balcao/domain/checkout/checkout-page'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { fillMessage } from '#messages/fill-message.ts'
import type { PaymentMessages } from '#messages/payment/pt-br.ts'
import { cardLines } from './card-lines.ts'
import { type FactLine, FactLines } from './fact-lines.tsx'
import { usePaymentTexts } from './payment-context.ts'
import { receiptSums } from './receipt-sums.ts'

type Paid = 'APPROVED' | 'PART_REFUNDED' | 'REFUNDED' | 'CHARGEBACK'
type Props = { phase: Paid; view: PaymentView; thankYouLink: string | null }

/** Purchase and payment, with the access. A stranger sees the sum and is asked to sign in for the rest. */
export function Receipt({ phase, view, thankYouLink }: Props) {
  const { messages } = usePaymentTexts()
  const { purchase } = view
  if (purchase === null)
    return (
      <>
        <Sums view={view} />
        <div className="actions">
          <p className="note">{messages.yoursQuestion}</p>
          <a className="button button-secondary" href="/my-purchases">
            {messages.signIn}
          </a>
          <UnknownCharge />
        </div>
      </>
    )
  const isGiven = phase === 'APPROVED' || phase === 'PART_REFUNDED'
  return (
    <>
      {isGiven ? <WayToPurchase view={view} purchase={purchase} thankYouLink={thankYouLink} /> : null}
      <Items purchase={purchase} />
      <Sums view={view} />
      <Facts view={view} purchase={purchase} />
      <Footer view={view} purchase={purchase} />
    </>
  )
}

function WayToPurchase({
  view,
  purchase,
  thankYouLink,
}: {
  view: PaymentView
  purchase: BoughtView
  thankYouLink: string | null
}) {
  const { messages } = usePaymentTexts()
  const isAllShipped = purchase.items.every(({ isPhysical }) => isPhysical)
  return (
    <div className="actions">
      <a className="button button-primary" href={`/my-purchases?payment=${view.paymentId}`}>
        {isAllShipped || purchase.gift ? messages.followPurchase : messages.accessPurchase}
      </a>
      {thankYouLink ? (
        <a className="button button-secondary" href={thankYouLink}>
          {fillMessage(messages.continueToSeller, { seller: view.sellerName })}
        </a>
      ) : null}
    </div>
  )
}

function Items({ purchase }: { purchase: BoughtView }) {
  const { money } = usePaymentTexts()
  return (
    <ul className="items figures">
      {purchase.items.map(({ title, priceCents }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order never change.
        <li className="line" key={index}>
          <span>{title}</span>
          <span>{money(priceCents)}</span>
        </li>
      ))}
    </ul>
  )
}

function Sums({ view }: { view: PaymentView }) {
  const { messages, money } = usePaymentTexts()
  return (
    <dl className="sums figures">
      {receiptSums(view).map(({ label, cents, kind }) => (
        <div className={`line line-${kind}`} key={label}>
          <dt>{messages[label]}</dt>
          <dd>{money(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}

const methodNames: Record<PaymentMethod, keyof PaymentMessages> = {
  PIX: 'methodPix',
  BILLET: 'methodBillet',
  CREDIT_CARD: 'methodCreditCard',
}

function Facts({ view, purchase }: { view: PaymentView; purchase: BoughtView }) {
  const { messages, money, moment, calendarDay } = usePaymentTexts()
  const isBilletByPix = view.method === 'BILLET' && view.paidBy === 'PIX'
  const method = messages[isBilletByPix ? 'methodBilletByPix' : methodNames[view.method]]
  const { installments, paidAt } = view
  const lines: FactLine[] = [
    [
      messages.receiptMethod,
      installments > 1 && view.cards === null
        ? `${method}, ${fillMessage(messages.inInstallments, { amount: money(view.amountCents), count: installments })}`
        : method,
    ],
    ...cardLines(view, { messages, money }),
    ...(paidAt ? [[messages.receiptWhen, moment(paidAt)] as const] : []),
    [messages.receiptSeller, view.sellerName],
    [messages.receiptOrder, purchase.orderCode],
    ...(purchase.guaranteedUntil && view.status === 'APPROVED'
      ? [
          [
            messages.receiptGuarantee,
            fillMessage(messages.guaranteeUntil, { date: calendarDay(purchase.guaranteedUntil) }),
          ] as const,
        ]
      : []),
  ]
  return <FactLines lines={lines} />
}

function Footer({ view, purchase }: { view: PaymentView; purchase: BoughtView }) {
  const { messages } = usePaymentTexts()
  const help = helpLink(purchase, fillMessage(messages.receiptSubject, { code: purchase.orderCode }))
  return (
    <p className="receipt-footer">
      <button type="button" className="text-link needs-script" onClick={() => window.print()}>
        {messages.printReceipt}
      </button>
      {help ? (
        <a className="text-link" href={help}>
          {messages.help}
        </a>
      ) : null}
      {view.status === 'APPROVED' ? (
        <a className="text-link" href={`/request-refund?payment=${view.paymentId}`}>
          {messages.askRefund}
        </a>
      ) : null}
      <UnknownCharge />
    </p>
  )
}

/** Help for a person who does not recognise a charge, before they contact the bank. */
function UnknownCharge() {
  const { messages } = usePaymentTexts()
  return (
    <a className="text-link" href="/request-refund?find=charge">
      {messages.unknownCharge}
    </a>
  )
}

/** The seller's e-mail, otherwise the chat number. */
function helpLink({ supportEmail, supportPhone }: BoughtView, subject: string): string | null {
  if (supportEmail) return `mailto:${encodeURIComponent(supportEmail)}?subject=${encodeURIComponent(subject)}`
  return supportPhone ? `https://wa.me/55${supportPhone}?text=${encodeURIComponent(subject)}` : null
}
