import { defineExport } from '#rpc/exports/define-export.ts'
import { listSellerProfit, sellerProfitFilters } from './platform/seller-profit.ts'

export const sellerProfitExport = defineExport({
  name: 'seller-profit',
  fileName: { PT_BR: 'lucro-por-vendedor', EN_US: 'profit-by-seller' },
  access: { area: 'ADMIN', permission: 'isSalesAvailable' },
  input: sellerProfitFilters,
  rows: (caller, filters, page) => listSellerProfit(caller, { ...filters, ...page }),
  columns: [
    { heading: { PT_BR: 'Vendedor', EN_US: 'Seller' }, cell: (seller) => seller.name },
    {
      heading: { PT_BR: 'Volume', EN_US: 'Volume' },
      cell: (seller, text) => text.decimal(seller.volumeCents),
    },
    { heading: { PT_BR: 'Taxas', EN_US: 'Fees' }, cell: (seller, text) => text.decimal(seller.feeCents) },
    {
      heading: { PT_BR: 'Juros', EN_US: 'Interest' },
      cell: (seller, text) => text.decimal(seller.interestCents),
    },
    {
      heading: { PT_BR: 'Antecipação', EN_US: 'Advance' },
      cell: (seller, text) => text.decimal(seller.anticipationCents),
    },
    {
      heading: { PT_BR: 'Conversão de moeda', EN_US: 'Currency conversion' },
      cell: (seller, text) => text.decimal(seller.spreadCents),
    },
    {
      heading: { PT_BR: 'Custo das adquirentes', EN_US: 'Acquirer cost' },
      cell: (seller, text) => text.decimal(seller.costCents),
    },
    {
      heading: { PT_BR: 'Lucro', EN_US: 'Profit' },
      cell: (seller, text) => text.decimal(seller.profitCents),
    },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (seller) => seller.currency },
  ],
})
