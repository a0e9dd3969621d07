import type { PaymentView } from '@balcao/domain/checkout/checkout-page'
import { fillMessage } from '#messages/fill-message.ts'
import { ClockIcon } from '#page/icons.tsx'
import { usePaymentTexts } from './payment-context.ts'

/** Amount, and product or payee. The heading states the action for screen readers. */
export function AmountToPay({ view, heading }: { view: PaymentView; heading: string }) {
  const { messages, money } = usePaymentTexts()
  return (
    <div className="amount-to-pay">
      <p className="badge tone-pending">
        <ClockIcon size={15} />
        {messages.badgePending}
      </p>
      <h1 className="amount figures">
        <span className="visually-hidden">{heading}: </span>
        {money(view.amountCents)}
      </h1>
      <Bought view={view} />
    </div>
  )
}

/** "Curso + 1 item" for the buyer; a stranger sees the payee. */
export function Bought({ view: { purchase, sellerName } }: { view: PaymentView }) {
  const { messages } = usePaymentTexts()
  const [first, ...others] = purchase?.items ?? []
  if (first === undefined)
    return <p className="bought">{fillMessage(messages.paidTo, { seller: sellerName })}</p>
  const text =
    others.length === 0 ? '{product}' : others.length === 1 ? messages.oneMoreItem : messages.moreItems
  return <p className="bought">{fillMessage(text, { product: first.title, count: others.length })}</p>
}
