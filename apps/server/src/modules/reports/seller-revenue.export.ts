import { defineExport } from '../../rpc/exports/define-export.ts'
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
      heading: { PT_BR: 'Vendas aprovadas', EN_US: 'Approved sales' },
      cell: (seller) => seller.approvedCount,
    },
    {
      heading: { PT_BR: 'Faturamento', EN_US: 'Revenue' },
      cell: (seller, text) => text.decimal(seller.grossCents),
    },
    {
      heading: { PT_BR: 'Líquido do vendedor', EN_US: 'Seller receives' },
      cell: (seller, text) => text.decimal(seller.netCents),
    },
    { heading: { PT_BR: 'Vendas pagas', EN_US: 'Paid sales' }, cell: (seller) => seller.paidCount },
    {
      heading: { PT_BR: 'Cobranças respondidas', EN_US: 'Answered charges' },
      cell: (seller) => seller.answeredCount,
    },
    { heading: { PT_BR: 'Reembolsadas', EN_US: 'Refunded' }, cell: (seller) => seller.refundedCount },
    { heading: { PT_BR: 'Chargebacks', EN_US: 'Chargebacks' }, cell: (seller) => seller.chargebackCount },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (seller) => seller.currency },
  ],
})
