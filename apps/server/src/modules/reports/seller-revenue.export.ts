import { defineExport } from '#rpc/exports/define-export.ts'
import { listSellerRevenue, sellerRevenueFilters } from './platform/seller-revenue.ts'

export const sellerRevenueExport = defineExport({
  name: 'seller-revenue',
  fileName: { PT_BR: 'faturamento-por-vendedor', EN_US: 'revenue-by-seller' },
  access: { area: 'ADMIN', permission: 'isSalesAvailable' },
  input: sellerRevenueFilters,
  rows: (caller, filters, page) => listSellerRevenue(caller, { ...filters, ...page }),
  columns: [
    { heading: { PT_BR: 'Vendedor', EN_US: 'Seller' }, cell: (seller) => seller.name },
    {
      heading: { PT_BR: 'Vendas', EN_US: 'Sales' },
      cell: (seller) => seller.salesCount,
    },
    {
      heading: { PT_BR: 'Faturamento', EN_US: 'Revenue' },
      cell: (seller, text) => text.decimal(seller.grossCents),
    },
    {
      heading: { PT_BR: 'Valor reembolsado', EN_US: 'Refunded amount' },
      cell: (seller, text) => text.decimal(seller.refundCents),
    },
    {
      heading: { PT_BR: 'Valor de chargebacks', EN_US: 'Chargeback amount' },
      cell: (seller, text) => text.decimal(seller.chargebackCents),
    },
    {
      heading: { PT_BR: 'Líquido do vendedor', EN_US: 'Seller’s net' },
      cell: (seller, text) => text.decimal(seller.netCents),
    },
    {
      heading: { PT_BR: 'Cobranças pagas', EN_US: 'Charges paid' },
      cell: (seller) => seller.paidCount,
    },
    {
      heading: { PT_BR: 'Cobranças com resposta', EN_US: 'Charges with a response' },
      cell: (seller) => seller.answeredCount,
    },
    { heading: { PT_BR: 'Reembolsos', EN_US: 'Refunds' }, cell: (seller) => seller.refundCount },
    { heading: { PT_BR: 'Chargebacks', EN_US: 'Chargebacks' }, cell: (seller) => seller.chargebackCount },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (seller) => seller.currency },
  ],
})
