import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { CasesMessages } from './messages/pt-br.ts'
import type { CaseRow, CaseSort } from './payment-case.ts'

type Words = { text: CasesMessages; format: Format; now: Date }

export function caseColumns({ text, format, now }: Words): ListColumns<CaseRow, never, CaseSort> {
  const { column } = text
  return [
    {
      id: 'kind',
      header: column.kind,
      cell: ({ kind }) => <span className="whitespace-nowrap">{text.kind[kind]}</span>,
    },
    {
      id: 'opened',
      header: column.opened,
      sortBy: 'openedAt',
      cell: ({ openedAt }) => (
        <time dateTime={openedAt} title={format.longDateTime(openedAt)} className="whitespace-nowrap">
          {format.ago(openedAt, now)}
        </time>
      ),
    },
    {
      id: 'order',
      header: column.order,
      card: 'subtitle',
      cell: ({ orderCode }) => <span className="font-mono text-sm">{orderCode}</span>,
    },
    {
      id: 'product',
      header: column.product,
      isForWideOnly: true,
      card: 'none',
      cell: ({ productName }) => <span className="block max-w-60 truncate">{productName}</span>,
    },
    {
      id: 'provider',
      header: column.provider,
      isForWideOnly: true,
      card: 'detail',
      cell: ({ provider }) => provider,
    },
    {
      id: 'held',
      header: column.held,
      align: 'end',
      card: 'amount',
      cell: ({ heldCents, currency }) =>
        heldCents === 0 ? '—' : <Money cents={heldCents} currency={currency} />,
    },
  ]
}
