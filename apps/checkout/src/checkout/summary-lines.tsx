import { fillMessage } from '../messages/fill-message.ts'
import { useCheckoutData } from './checkout-context.ts'
import { installmentsUpTo } from './installments-up-to.ts'
import type { OrderAmounts } from './order-amounts.ts'
import { useNextCharge } from './use-next-charge.ts'

export function SummaryLine({ name, value, kind = '' }: { name: string; value: string; kind?: string }) {
  return (
    <div className={`line ${kind}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

export function ShippingLine({ cents }: { cents: number | null }) {
  const { messages, money } = useCheckoutData()
  const value =
    cents === null ? messages.shippingAfterCep : cents === 0 ? messages.shippingFree : money(cents)
  return <SummaryLine name={messages.shipping} value={value} kind={cents === null ? 'line-open' : ''} />
}

/** The total, how it can be divided on a card, and what a subscription costs next time. */
export function TotalLines({ amounts }: { amounts: OrderAmounts }) {
  const { page, messages, money } = useCheckoutData()
  const nextCharge = useNextCharge()
  const divided = installmentsUpTo(page, amounts.totalCents)
  return (
    <>
      <div className="line line-total">
        <dt>{page.type === 'SUBSCRIPTION' ? messages.totalToday : messages.total}</dt>
        <dd>
          {money(amounts.totalCents)}
          {amounts.shippingCents === null ? (
            <span className="price-note">{messages.plusShipping}</span>
          ) : null}
          {divided ? (
            <span className="price-note">
              {fillMessage(messages.installmentsUpTo, {
                count: divided.count,
                amount: money(divided.installmentValue),
              })}
            </span>
          ) : null}
        </dd>
      </div>
      {nextCharge === null ? null : (
        <SummaryLine name={messages.nextCharge} value={nextCharge} kind="line-quiet" />
      )}
    </>
  )
}
