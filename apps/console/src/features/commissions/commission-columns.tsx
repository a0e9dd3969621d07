import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { CommissionLine } from './commission-line.ts'
import type { CommissionsMessages } from './messages/pt-br.ts'

/** “Comissão de venda · Forno da Marina”. */
export function lineText({ rule, sale }: CommissionLine, text: CommissionsMessages): string {
  const seller = sale?.commission?.sellerName
  return seller ? text.of(text.rule[rule], seller) : text.rule[rule]
}

export function commissionColumns(text: CommissionsMessages, format: Format): ListColumns<CommissionLine> {
  const { column } = text
  return [
    {
      id: 'what',
      header: column.what,
      cell: (line) => <span className="block truncate sm:max-w-80">{lineText(line, text)}</span>,
    },
    {
      id: 'at',
      header: column.at,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap tabular-nums">
          {format.dateTime(at)}
        </time>
      ),
      card: 'subtitle',
    },
    {
      id: 'how',
      header: column.how,
      cell: (line) => howReckoned(line, text, format),
      card: 'detail',
    },
    {
      id: 'order',
      header: column.order,
      cell: ({ sale }) => (sale === null ? '—' : <span className="font-mono text-sm">{sale.orderCode}</span>),
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
      card: 'amount',
    },
    {
      id: 'balance',
      header: column.balance,
      align: 'end',
      cell: ({ balanceCents, currency }) => (
        <span className="font-medium">
          <Money cents={balanceCents} currency={currency} />
        </span>
      ),
      card: 'badge',
    },
  ]
}

function howReckoned({ sale, currency }: CommissionLine, text: CommissionsMessages, format: Format): string {
  if (!sale?.commission) return '—'
  const { basisPoints, feeCents, method } = sale.commission
  return text.how(format.basisPoints(basisPoints), format.money(feeCents, currency), text.method[method])
}
