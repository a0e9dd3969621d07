import { formatDocument } from '@balcao/domain/people/document'
import { defineExport } from '#rpc/exports/define-export.ts'
import { invoiceFilters, listInvoices } from './list-invoices.ts'

const kinds = {
  PT_BR: { SERVICE: 'Serviço', GOODS: 'Mercadoria' },
  EN_US: { SERVICE: 'Service', GOODS: 'Goods' },
}

/** Sales without an invoice, for a program that issues them elsewhere. */
export const missingInvoicesExport = defineExport({
  name: 'missing-invoices',
  fileName: { PT_BR: 'vendas-sem-nota', EN_US: 'sales-without-invoice' },
  access: { area: 'SELLER' },
  input: invoiceFilters.omit({ group: true }),
  rows: (caller, filters, page) => listInvoices(caller, { ...filters, group: 'MISSING', ...page }),
  columns: [
    { heading: { PT_BR: 'Pedido', EN_US: 'Order' }, cell: (row) => row.orderCode },
    { heading: { PT_BR: 'Pago em', EN_US: 'Paid on' }, cell: (row, text) => text.instant(row.paidAt) },
    { heading: { PT_BR: 'Produto', EN_US: 'Product' }, cell: (row) => row.productName },
    { heading: { PT_BR: 'Tipo', EN_US: 'Kind' }, cell: (row, { locale }) => kinds[locale][row.kind] },
    { heading: { PT_BR: 'Comprador', EN_US: 'Buyer' }, cell: (row) => row.buyerName },
    {
      heading: { PT_BR: 'CPF/CNPJ', EN_US: 'CPF/CNPJ' },
      cell: (row) => (row.buyerDocument === null ? '' : formatDocument(row.buyerDocument)),
    },
    { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (row) => row.buyerEmail },
    { heading: { PT_BR: 'Valor', EN_US: 'Amount' }, cell: (row, text) => text.decimal(row.amountCents) },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (row) => row.currency },
    { heading: { PT_BR: 'Rejeição', EN_US: 'Refusal' }, cell: (row) => row.refusal?.text ?? '' },
    { heading: { PT_BR: 'Pagamento', EN_US: 'Payment' }, cell: (row) => row.paymentId },
    { heading: { PT_BR: 'Nota (id)', EN_US: 'Invoice (id)' }, cell: (row) => row.id },
  ],
})
