import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { StatementCount, StatementLine } from './financial-data.ts'
import type { FinancialMessages } from './messages/pt-br.ts'

/** “Liberação de venda · Carolina Nogueira”; for a partner the product's name. */
export function lineText({ rule, sale }: StatementLine, text: FinancialMessages): string {
  const of = sale && (sale.buyerName ?? sale.productName)
  return of ? `${text.rule[rule]}${text.statement.of(of)}` : text.rule[rule]
}

export function statementColumns(
  text: FinancialMessages,
  format: Format,
): ListColumns<StatementLine, StatementCount> {
  const { column, categories } = text.statement
  return [
    {
      id: 'what',
      header: column.what,
      cell: (line) => <span className="block truncate sm:max-w-96">{lineText(line, text)}</span>,
    },
    {
      id: 'at',
      header: column.at,
      cell: (line) => (
        <time dateTime={line.at} className="whitespace-nowrap tabular-nums">
          {format.dateTime(line.at)}
        </time>
      ),
    },
    {
      id: 'category',
      header: column.category,
      cell: (line) => categories[line.category],
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'order',
      header: column.order,
      cell: (line) =>
        line.sale === null ? '—' : <span className="font-mono text-sm">{line.sale.orderCode}</span>,
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      cell: (line) => <Money cents={line.amountCents} currency={line.currency} />,
      card: 'amount',
    },
    {
      id: 'balance',
      header: column.balance,
      align: 'end',
      cell: (line) => (
        <span className="font-medium">
          <Money cents={line.balanceCents} currency={line.currency} />
        </span>
      ),
      card: 'badge',
    },
  ]
}
