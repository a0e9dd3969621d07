import { paymentWords as english } from '@balcao/domain/payments/payment-words/en-us'
import { paymentWords as portuguese } from '@balcao/domain/payments/payment-words/pt-br'
import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { defineExport } from '#rpc/exports/define-export.ts'
import {
  couponColumns,
  installmentsCell,
  listPlatformSalesForFile,
  partColumns,
  twoCardColumns,
} from './list-sales-for-file.ts'
import { platformSaleFilters } from './sale-filters.ts'

const words = { PT_BR: portuguese, EN_US: english }

export const platformSalesExport = defineExport({
  name: 'platform-sales',
  fileName: { PT_BR: 'vendas-da-plataforma', EN_US: 'platform-sales' },
  access: { area: 'ADMIN', permission: 'isSalesAvailable' },
  input: platformSaleFilters,
  rows: listPlatformSalesForFile,
  columns: [
    { heading: { PT_BR: 'Data', EN_US: 'Date' }, cell: (sale, text) => text.instant(sale.createdAt) },
    {
      heading: { PT_BR: 'Pago em', EN_US: 'Paid on' },
      cell: (sale, text) => sale.paidAt && text.instant(sale.paidAt),
    },
    { heading: { PT_BR: 'Pedido', EN_US: 'Order' }, cell: (sale) => sale.orderCode },
    { heading: { PT_BR: 'Vendedor', EN_US: 'Seller' }, cell: (sale) => sale.sellerName },
    { heading: { PT_BR: 'Produto', EN_US: 'Product' }, cell: (sale) => sale.productName },
    { heading: { PT_BR: 'Comprador', EN_US: 'Buyer' }, cell: (sale) => sale.buyerName },
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
    { heading: { PT_BR: 'Adquirente', EN_US: 'Acquirer' }, cell: (sale) => sale.acquirer },
    { heading: { PT_BR: 'Transação', EN_US: 'Transaction' }, cell: (sale) => sale.transactionId },
    { heading: { PT_BR: 'Código de retorno', EN_US: 'Return code' }, cell: (sale) => sale.returnCode },
    { heading: { PT_BR: 'Tentativas', EN_US: 'Attempts' }, cell: (sale) => sale.attemptCount },
    { heading: { PT_BR: 'Valor', EN_US: 'Amount' }, cell: (sale, text) => text.decimal(sale.grossCents) },
    ...partColumns,
    { heading: { PT_BR: 'Receita', EN_US: 'Revenue' }, cell: (sale, text) => text.decimal(sale.earnedCents) },
    { heading: { PT_BR: 'Custo', EN_US: 'Cost' }, cell: (sale, text) => text.decimal(sale.costCents) },
    { heading: { PT_BR: 'Margem', EN_US: 'Margin' }, cell: (sale, text) => text.decimal(sale.marginCents) },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (sale) => sale.currency },
    ...couponColumns,
    ...twoCardColumns,
  ],
})
