import { Link } from '@tanstack/react-router'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { quarantineReason, type ReasonWords } from './quarantine-reason.ts'
import type { QuarantinedWebhook, QuarantineSort } from './quarantined-webhook.ts'

export function quarantineColumns(
  words: ReasonWords & { now: Date },
): ListColumns<QuarantinedWebhook, never, QuarantineSort> {
  const { text, format, now } = words
  const { column } = text
  return [
    {
      id: 'acquirer',
      header: column.acquirer,
      cell: ({ acquirer }) => <span className="whitespace-nowrap">{acquirer}</span>,
    },
    {
      id: 'received',
      header: column.received,
      sortBy: 'receivedAt',
      card: 'detail',
      cell: ({ receivedAt, copies }) => (
        <span className="whitespace-nowrap">
          <time dateTime={receivedAt} title={format.longDateTime(receivedAt)}>
            {format.ago(receivedAt, now)}
          </time>
          {copies > 0 && ` · ${text.times(format.integer(copies + 1))}`}
        </span>
      ),
    },
    {
      id: 'why',
      header: column.why,
      card: 'subtitle',
      cell: ({ why }) => (
        <span className="block max-w-96 whitespace-normal">{quarantineReason(why, words)}</span>
      ),
    },
    {
      id: 'sale',
      header: column.sale,
      card: 'detail',
      cell: ({ paymentId }) =>
        paymentId === null ? (
          text.unknownSale
        ) : (
          <Link
            to="/admin-root/manage-sales"
            search={{ open: paymentId }}
            className="underline underline-offset-2"
          >
            {text.openSale}
          </Link>
        ),
    },
  ]
}
