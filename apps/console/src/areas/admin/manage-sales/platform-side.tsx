import { DescriptionList } from '@balcao/ui/description-list'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { paymentsCatalogue } from '#features/payments/catalogue.ts'
import { failureText } from '#features/payments/payment-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { manageSalesCatalogue } from './catalogue.ts'
import type { PlatformSale } from './platform-sale.ts'

/** Seller, account and attempts of the charge, and the platform's part of the money. */
export function PlatformSide({ sale }: { sale: PlatformSale }) {
  const text = useMessages(manageSalesCatalogue).side
  const payments = useMessages(paymentsCatalogue)
  const format = useFormat()
  const { platform, attempts, currency, money } = sale
  // Fee charged on the sale; the manager's part and the refunded part are listed below it.
  const chargedCents = sale.paidAt === null ? platform.earnedCents : sale.shareCents
  const passedOnCents = platform.earnedCents - chargedCents
  return (
    <>
      <DescriptionList
        items={[
          { id: 'seller', term: text.seller, value: platform.sellerName },
          { id: 'acquirer', term: text.acquirer, value: platform.acquirer },
          { id: 'transaction', term: text.transaction, value: code(platform.transactionId ?? text.none) },
          ...(platform.endToEndId === null
            ? []
            : [{ id: 'endToEnd', term: text.endToEnd, value: code(platform.endToEndId) }]),
          { id: 'returnCode', term: text.returnCode, value: code(platform.returnCode ?? text.none) },
          { id: 'checks', term: text.checks, value: format.integer(platform.checks), isNumber: true },
        ]}
      />
      <div>
        <LinkButton asChild size="small">
          <Link to={`/admin-root/buyers/${platform.orderId}`}>{text.buyer}</Link>
        </LinkButton>
      </div>
      <section className="grid gap-1">
        <h3 className="font-semibold">{text.moneyTitle}</h3>
        <p className="text-muted text-sm">
          {text.feeRule(
            format.basisPoints(money.feeRule.basisPoints),
            format.money(money.feeRule.fixedCents, currency),
            money.interestCents > 0,
          )}
        </p>
        <MoneyLines
          lines={[
            { label: text.earned, cents: chargedCents, currency },
            ...(passedOnCents === 0 ? [] : [{ label: text.passedOn, cents: passedOnCents, currency }]),
            { label: text.cost, cents: -platform.costCents, currency },
            { label: text.margin, cents: platform.marginCents, currency, isSum: true },
          ]}
        />
      </section>
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.attempts}</h3>
        <ol className="divide-y divide-(--color-border) rounded-control border border-default">
          {attempts.map(({ number, provider, state, failureKind, startedAt }) => (
            <li key={number} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
              <span className="grid">
                {text.attempt(number, provider)}
                <time dateTime={startedAt} className="text-muted text-sm tabular-nums">
                  {format.dateTime(startedAt)}
                </time>
              </span>
              <span className="grid justify-items-end">
                {payments.attempts.state[state]}
                {failureKind !== null && (
                  <span className="text-muted text-sm">{failureText(payments, failureKind)}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function code(text: string) {
  return <span className="break-all font-mono text-sm">{text}</span>
}
