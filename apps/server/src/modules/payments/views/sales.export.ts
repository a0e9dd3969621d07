import { paymentWords as english } from '@balcao/domain/payments/payment-words/en-us'
import { paymentWords as portuguese } from '@balcao/domain/payments/payment-words/pt-br'
import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { formatDocument } from '@balcao/domain/people/document'
import { defineExport } from '#rpc/exports/define-export.ts'
import {
  couponColumns,
  giftColumns,
  installmentsCell,
  listSalesForFile,
  partColumns,
  twoCardColumns,
} from './list-sales-for-file.ts'
import { saleFilters } from './sale-filters.ts'

const words = { PT_BR: portuguese, EN_US: english }

export const salesExport = defineExport({
  name: 'sales',
  fileName: { PT_BR: 'vendas', EN_US: 'sales' },
  access: { area: 'SELLER' },
  input: saleFilters,
  rows: listSalesForFile,
  columns: [
    { heading: { PT_BR: 'Data', EN_US: 'Date' }, cell: (sale, text) => text.instant(sale.createdAt) },
    {
      heading: { PT_BR: 'Pago em', EN_US: 'Paid on' },
      cell: (sale, text) => sale.paidAt && text.instant(sale.paidAt),
    },
    { heading: { PT_BR: 'Pedido', EN_US: 'Order' }, cell: (sale) => sale.orderCode },
    { heading: { PT_BR: 'Produto', EN_US: 'Product' }, cell: (sale) => sale.productName },
    { heading: { PT_BR: 'Comprador', EN_US: 'Buyer' }, cell: (sale) => sale.buyerName },
    {
      heading: { PT_BR: 'CPF/CNPJ', EN_US: 'CPF/CNPJ' },
      cell: (sale) => sale.buyerDocument && formatDocument(sale.buyerDocument),
    },
    { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (sale) => sale.buyerEmail },
    {
      heading: { PT_BR: 'Forma de pagamento', EN_US: 'Payment method' },
      cell: (sale, { locale }) => words[locale].method[sale.method],
    },
    {
      heading: { PT_BR: 'Parcelas', EN_US: 'Installments' },
      cell: (sale, text) => installmentsCell(sale, text),
    },
    {
      heading: { PT_BR: 'Status', EN_US: 'Status' },
      cell: (sale, { locale }) => words[locale].status[shownStanding(sale)],
    },
    { heading: { PT_BR: 'Valor', EN_US: 'Amount' }, cell: (sale, text) => text.decimal(sale.grossCents) },
    ...partColumns,
    {
      heading: { PT_BR: 'Você recebe', EN_US: 'You receive' },
      cell: (sale, text) => text.decimal(sale.shareCents),
    },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (sale) => sale.currency },
    ...couponColumns,
    ...giftColumns,
    ...twoCardColumns,
  ],
})
