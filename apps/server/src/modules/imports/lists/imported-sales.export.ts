import { defineExport } from '#rpc/exports/define-export.ts'
import { saleStatusWords, sourceWords } from './import-words.ts'
import { importedSaleListInput, listImportedSales } from './list-imported-sales.ts'

export const importedSalesExport = defineExport({
  name: 'imported-sales',
  fileName: { PT_BR: 'vendas-importadas', EN_US: 'imported-sales' },
  access: { area: 'SELLER' },
  input: importedSaleListInput.omit({ cursor: true, limit: true }),
  rows: (caller, filters, page) => listImportedSales(caller, { ...filters, ...page }),
  columns: [
    { heading: { PT_BR: 'Data', EN_US: 'Date' }, cell: (sale, text) => text.instant(sale.soldAt) },
    { heading: { PT_BR: 'Origem', EN_US: 'Source' }, cell: (sale) => sourceWords[sale.source] },
    { heading: { PT_BR: 'Transação', EN_US: 'Transaction' }, cell: (sale) => sale.foreignId },
    { heading: { PT_BR: 'Produto', EN_US: 'Product' }, cell: (sale) => sale.productName },
    { heading: { PT_BR: 'Comprador', EN_US: 'Buyer' }, cell: (sale) => sale.buyerName },
    { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (sale) => sale.buyerEmail },
    { heading: { PT_BR: 'Documento', EN_US: 'Document' }, cell: (sale) => sale.buyerDocument },
    { heading: { PT_BR: 'Valor', EN_US: 'Amount' }, cell: (sale, text) => text.decimal(sale.amountCents) },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (sale) => sale.currency },
    {
      heading: { PT_BR: 'Status', EN_US: 'Status' },
      cell: (sale, { locale }) => saleStatusWords[locale][sale.status],
    },
  ],
})
