import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { DescriptionList } from '@balcao/ui/description-list'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { paymentsCatalogue } from './catalogue.ts'
import { reasonText } from './payment-texts.ts'
import type { Sale, SaleViewer } from './sale.ts'
import { SaleCards } from './sale-cards.tsx'
import { SaleInvoices } from './sale-invoices.tsx'
import { SaleMoney } from './sale-money.tsx'

export function SaleSummary({ sale, viewer }: { sale: Sale; viewer: SaleViewer }) {
  const messages = useMessages(paymentsCatalogue)
  const text = messages.summary
  const format = useFormat()
  const isEarned = sale.status === 'APPROVED'
  const standing = shownStanding(sale)
  const isOpen = standing === 'PENDING' || standing === 'IN_ANALYSIS'
  const fallback = standing === 'REJECTED' ? messages.reason.other : null
  const reason =
    isEarned || standing === 'IN_ANALYSIS' ? null : (reasonText(messages, sale.statusReason) ?? fallback)
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <h3 className="font-semibold">{text.items}</h3>
        <ul className="rounded-control border border-default">
          {sale.items.map((item) => (
            <li
              key={`${item.kind}${item.title}`}
              className="flex items-baseline justify-between gap-4 border-default border-b px-3 py-2.5 last:border-b-0"
            >
              <span className="min-w-0">
                {item.quantity > 1 && <span className="tabular-nums">{item.quantity} × </span>}
                {item.title}
                {item.kind === 'ORDER_BUMP' && (
                  <span className="ms-2 text-muted text-sm">{text.orderBump}</span>
                )}
              </span>
              <Money cents={item.priceCents} currency={sale.currency} />
            </li>
          ))}
        </ul>
      </section>
      <DescriptionList
        items={[
          { id: 'created', term: text.created, value: format.dateTime(sale.createdAt), isNumber: true },
          ...(sale.paidAt === null
            ? []
            : [{ id: 'paid', term: text.paid, value: format.dateTime(sale.paidAt), isNumber: true }]),
          ...(sale.expiresAt === null || sale.status !== 'PENDING'
            ? []
            : [
                { id: 'expires', term: text.expires, value: format.dateTime(sale.expiresAt), isNumber: true },
              ]),
          ...(sale.isConfirmedAtBank
            ? [{ id: 'three-d-secure', term: text.threeDSecure, value: text.confirmedAtBank }]
            : []),
          ...(reason === null ? [] : [{ id: 'reason', term: text.reason, value: reason }]),
        ]}
      />
      {sale.shownCards && <SaleCards cards={sale.shownCards} currency={sale.currency} />}
      <SaleMoney sale={sale} viewer={viewer} />
      {sale.invoices && <SaleInvoices invoices={sale.invoices} />}
      {isOpen && <p className="text-muted">{text.notReceived[viewer]}</p>}
    </div>
  )
}
