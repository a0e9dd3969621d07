import type { ConsoleLocale } from '@balcao/domain/vocabulary'
import { defineExport } from '#rpc/exports/define-export.ts'
import { listWalletEntries } from './list-wallet-entries.ts'
import { type WalletCategory, walletFilters } from './wallet.input.ts'

const words: Record<ConsoleLocale, Record<WalletCategory, string>> = {
  PT_BR: {
    SALE: 'Venda',
    RELEASE: 'Liberação',
    REFUND: 'Reembolso',
    CHARGEBACK: 'Chargeback',
    HOLD: 'Bloqueio',
    WITHDRAWAL: 'Saque',
    ANTICIPATION: 'Antecipação',
    CONVERSION: 'Conversão de moeda',
    ADJUSTMENT: 'Ajuste',
    DEBT: 'Saldo devedor',
  },
  EN_US: {
    SALE: 'Sale',
    RELEASE: 'Release',
    REFUND: 'Refund',
    CHARGEBACK: 'Chargeback',
    HOLD: 'Hold',
    WITHDRAWAL: 'Withdrawal',
    ANTICIPATION: 'Advance',
    CONVERSION: 'Currency conversion',
    ADJUSTMENT: 'Adjustment',
    DEBT: 'Negative balance',
  },
}

export const statementExport = defineExport({
  name: 'statement',
  fileName: { PT_BR: 'extrato', EN_US: 'statement' },
  access: { area: 'SELLER' },
  input: walletFilters,
  rows: (caller, filters, page) => listWalletEntries(caller, { ...filters, ...page }),
  columns: [
    { heading: { PT_BR: 'Data', EN_US: 'Date' }, cell: (line, text) => text.instant(line.at) },
    {
      heading: { PT_BR: 'Categoria', EN_US: 'Category' },
      cell: (line, { locale }) => words[locale][line.category],
    },
    { heading: { PT_BR: 'Pedido', EN_US: 'Order' }, cell: (line) => line.sale?.orderCode ?? '' },
    { heading: { PT_BR: 'Produto', EN_US: 'Product' }, cell: (line) => line.sale?.productName ?? '' },
    { heading: { PT_BR: 'Valor', EN_US: 'Amount' }, cell: (line, text) => text.decimal(line.amountCents) },
    { heading: { PT_BR: 'Saldo', EN_US: 'Balance' }, cell: (line, text) => text.decimal(line.balanceCents) },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (line) => line.currency },
  ],
})
