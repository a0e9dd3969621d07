import type { InvoiceState } from '@balcao/domain/fiscal/invoices'
import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useMessages } from '#i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'
import type { Sale } from './sale.ts'

export const invoiceTones: Record<InvoiceState, Tone> = {
  TO_ISSUE: 'pending',
  SENDING: 'pending',
  ISSUED: 'positive',
  REJECTED: 'negative',
  CANCELING: 'pending',
  CANCELED: 'neutral',
  DROPPED: 'neutral',
}

/** Invoices of a sale, one for each item. */
export function SaleInvoices({ invoices }: { invoices: NonNullable<Sale['invoices']> }) {
  const { invoices: text } = useMessages(paymentsCatalogue)
  if (invoices.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{text.title}</h3>
      <ul className="rounded-control border border-default">
        {invoices.map(({ id, state, productName, url, accessKey, outsideNumber }) => {
          const identifier = outsideNumber ?? accessKey
          return (
            <li key={id} className="grid gap-1 border-default border-b px-3 py-2.5 last:border-b-0">
              <span className="flex items-center justify-between gap-4">
                <span className="min-w-0">{productName}</span>
                <StatusBadge tone={invoiceTones[state]}>{text.state[state]}</StatusBadge>
              </span>
              {identifier !== null && (
                <span className="break-all text-sm tabular-nums">
                  {url === null ? (
                    <span className="text-muted">{identifier}</span>
                  ) : (
                    <a
                      href={url}
                      target="_blank"
                      rel="noreferrer"
                      className="text-primary underline-offset-2 hover:underline"
                    >
                      {identifier}
                    </a>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
