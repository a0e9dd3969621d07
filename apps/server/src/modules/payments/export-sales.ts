import { csvByteOrderMark, csvRow } from '@balcao/domain/csv'
import { centsToDecimalString } from '@balcao/domain/money'
import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import type { App } from '../../app.ts'
import { inReplicaScope } from '../../scope.ts'
import { listSales, type SaleFilters } from './sale-queries.ts'

const batch = 100
const rowsMax = 200_000

type Batch = Awaited<ReturnType<typeof listSales>>
type Row = Batch['rows'][number]

const headings: Record<ConsoleLocale, readonly string[]> = {
  PT_BR: [
    'Data',
    'Pedido',
    'Produto',
    'Comprador',
    'E-mail',
    'Método',
    'Parcelas',
    'Status',
    'Valor',
    'Você recebe',
    'Moeda',
  ],
  EN_US: [
    'Date',
    'Order',
    'Product',
    'Buyer',
    'E-mail',
    'Method',
    'Installments',
    'Status',
    'Amount',
    'You receive',
    'Currency',
  ],
}

/** The seller's sales as a spreadsheet, read a page at a time so that its size never matters to the server's memory. */
export async function* exportSales(
  app: App,
  {
    platformId,
    sellerId,
    filters,
    locale,
  }: { platformId: string; sellerId: string; filters: SaleFilters; locale: ConsoleLocale },
): AsyncGenerator<string> {
  const delimiter = locale === 'PT_BR' ? ';' : ','
  const decimals = (cents: number) =>
    locale === 'PT_BR' ? centsToDecimalString(cents).replace('.', ',') : centsToDecimalString(cents)
  const cells = (row: Row) => [
    row.createdAt,
    row.orderCode,
    row.productName,
    row.buyerName,
    row.buyerEmail,
    row.method,
    row.installments,
    row.status,
    decimals(row.grossCents),
    decimals(row.shareCents),
    row.currency,
  ]
  yield csvByteOrderMark + csvRow(headings[locale], { delimiter })
  let cursor: string | undefined
  for (let sent = 0; sent < rowsMax; sent += batch) {
    const page: Batch = await inReplicaScope(app, platformId, (scope) =>
      listSales({ scope, sellerId }, { ...filters, cursor, limit: batch }),
    )
    yield page.rows.map((row) => csvRow(cells(row), { delimiter })).join('')
    if (page.nextCursor === null) return
    cursor = page.nextCursor
  }
}
