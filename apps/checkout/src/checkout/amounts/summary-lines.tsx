import { shownParcel } from '@balcao/domain/money/installments'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { installmentsUpTo } from './installments-up-to.ts'
import type { ChargedAmounts } from './order-amounts.ts'
import { percentText } from './percent-text.ts'
import { useNextCharge } from './use-next-charge.ts'
import { useParcelText } from './use-parcel-text.ts'

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

/** The one-time setup fee, if any. */
export function SetupFeeLine({ cents }: { cents: number }) {
  const { messages, money } = useCheckoutData()
  return cents === 0 ? null : <SummaryLine name={messages.setupFee} value={money(cents)} />
}

/** The discounts, interest, the charged total, its installments on a card, and the next price of a subscription. */
export function TotalLines({ amounts }: { amounts: ChargedAmounts }) {
  const { page, messages, money } = useCheckoutData()
  const nextCharge = useNextCharge()
  const parcels = useParcelText(amounts)
  const upTo = useLongestDivision(amounts)
  const note = parcels ?? upTo
  const couponName = ({ code, basisPoints }: NonNullable<ChargedAmounts['discount']>) => {
    const name = fillMessage(messages.couponLine, { code })
    return basisPoints === null ? name : `${name} (${percentText(basisPoints, page.locale)})`
  }
  return (
    <>
      {amounts.pixDiscountCents > 0 ? (
        <SummaryLine
          name={fillMessage(messages.pixDiscountLine, {
            percent: percentText(page.pixDiscountBasisPoints, page.locale),
          })}
          value={`−${money(amounts.pixDiscountCents)}`}
          kind="line-discount"
        />
      ) : null}
      {amounts.discount ? (
        <SummaryLine
          name={couponName(amounts.discount)}
          value={`−${money(amounts.discount.cents)}`}
          kind="line-discount"
        />
      ) : null}
      {amounts.interestCents > 0 ? (
        <SummaryLine name={messages.interest} value={money(amounts.interestCents)} />
      ) : null}
      <div className="line line-total">
        <dt>{page.type === 'SUBSCRIPTION' ? messages.totalToday : messages.total}</dt>
        <dd>
          {money(amounts.chargedCents)}
          {amounts.shippingCents === null ? (
            <span className="price-note">{messages.plusShipping}</span>
          ) : null}
          {note === null ? null : <span className="price-note">{note}</span>}
        </dd>
      </div>
      {nextCharge === null ? null : (
        <SummaryLine name={messages.nextCharge} value={nextCharge} kind="line-quiet" />
      )}
    </>
  )
}

/** The largest number of installments with its own total, for a buyer who has not chosen one. */
function useLongestDivision({ cardTotalCents: totalCents }: ChargedAmounts): string | null {
  const { page, messages, money } = useCheckoutData()
  const longest = installmentsUpTo(page, totalCents)
  if (!longest) return null
  const text = longest.total > totalCents ? messages.installmentsUpTo : messages.installmentsUpToFree
  return fillMessage(text, {
    count: longest.count,
    amount: money(shownParcel(longest)),
    total: money(longest.total),
  })
}
