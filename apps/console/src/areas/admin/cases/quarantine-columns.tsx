import { Link } from '@tanstack/react-router'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../../api/client.ts'
import type { Format } from '../../../i18n/use-format.ts'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'
import type { CasesMessages } from './messages/pt-br.ts'

type Quarantine = typeof api.admin.acquirerWebhooks.quarantine
export type QuarantinedWebhook = inferOutput<Quarantine>['rows'][number]
type QuarantineSort = NonNullable<inferInput<Quarantine>['sort']>['by']

type Words = { text: CasesMessages['quarantine']; format: Format; now: Date }

export function quarantineColumns({
  text,
  format,
  now,
}: Words): ListColumns<QuarantinedWebhook, never, QuarantineSort> {
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
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} title={format.longDateTime(receivedAt)} className="whitespace-nowrap">
          {format.ago(receivedAt, now)}
        </time>
      ),
    },
    {
      id: 'why',
      header: column.why,
      card: 'subtitle',
      cell: ({ why }) => (
        <span className="wrap-anywhere block max-w-96 whitespace-normal font-mono text-sm">{why ?? '—'}</span>
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
