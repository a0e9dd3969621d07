import { ExternalLink, Gift } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import { methodText } from './payment-texts.ts'
import { refundBlock } from './refund-block.ts'
import type { Sale, SaleViewer } from './sale.ts'

/** Product, buyer, status, and the two amounts with their meaning. */
export function SaleHead({ sale, viewer }: { sale: Sale; viewer: SaleViewer }) {
  const messages = useMessages(paymentsCatalogue)
  const text = messages.drawer
  const format = useFormat()
  const amounts = [
    {
      id: 'gross',
      term: sale.paidAt === null ? messages.summary.totalOpen : messages.summary.total,
      cents: sale.grossCents,
    },
    ...(sale.status === 'APPROVED'
      ? [{ id: 'share', term: messages.summary.share[viewer], cents: sale.shareCents }]
      : []),
  ]
  const note =
    sale.status === 'APPROVED' ? (refundBlock(sale) ?? (sale.refundDueCents > 0 ? 'REFUNDING' : null)) : null
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        <PaymentStatusBadge sale={sale} />
        <span>
          {text.title(sale.orderCode)} · {methodText(messages, sale)}
        </span>
        <a
          href={sale.paymentUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1 font-medium text-primary underline-offset-2 hover:underline"
        >
          {text.paymentPage}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      </p>
      {note && <p className="text-muted text-sm">{messages.refund.blocked[note]}</p>}
      {sale.adultStatedAt && (
        <p className="text-muted text-sm">{text.adultStated(format.date(sale.adultStatedAt))}</p>
      )}
      {sale.gift && (
        <p className="flex items-start gap-2 text-sm">
          <Gift aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="wrap-anywhere min-w-0">
            {text.giftTo(sale.gift.recipientName, sale.gift.recipientEmail)}
            {sale.paidAt !== null && (
              <span className="block text-muted">
                {text.giftState[sale.gift.state](format.date(sale.gift.openedAt ?? sale.gift.sendsAt))}
              </span>
            )}
          </span>
        </p>
      )}
      {sale.mailTrouble && <p className="text-negative text-sm">{text.mailTrouble}</p>}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {amounts.map(({ id, term, cents }) => (
          <div key={id}>
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="font-semibold text-xl tracking-tight">
              <Money cents={cents} currency={sale.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
