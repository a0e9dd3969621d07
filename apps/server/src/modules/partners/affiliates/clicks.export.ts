import { clickWords as english } from '@balcao/domain/checkout/click-words/en-us'
import { clickWords as portuguese } from '@balcao/domain/checkout/click-words/pt-br'
import { defineExport } from '#rpc/exports/define-export.ts'
import { clickFilters, listClicksOfAffiliate, listOwnClicks } from './list-clicks.ts'

const words = { PT_BR: portuguese, EN_US: english }

/** The ledger of clicks as a file, for the affiliate and for the owner of the product. */
export const clicksExports = [
  exportOf('affiliate-clicks', listClicksOfAffiliate),
  exportOf('own-clicks', listOwnClicks),
]

function exportOf(name: string, list: typeof listOwnClicks) {
  return defineExport({
    name,
    fileName: { PT_BR: 'cliques', EN_US: 'clicks' },
    access: { area: 'SELLER' },
    input: clickFilters,
    rows: (caller, filters, page) => list(caller, { ...filters, ...page }),
    columns: [
      { heading: { PT_BR: 'Data', EN_US: 'Date' }, cell: (click, text) => text.instant(click.clickedAt) },
      { heading: { PT_BR: 'Origem', EN_US: 'Source' }, cell: (click) => click.source ?? '' },
      {
        heading: { PT_BR: 'Status', EN_US: 'Status' },
        cell: (click, { locale }) => words[locale].standing[click.standing],
      },
      {
        heading: { PT_BR: 'Motivo', EN_US: 'Reason' },
        cell: (click, { locale }) => (click.because === null ? '' : words[locale].loss[click.because]),
      },
      {
        heading: { PT_BR: 'Pedidos', EN_US: 'Orders' },
        cell: (click) => click.sales.map(({ code }) => code).join(' '),
      },
      {
        heading: { PT_BR: 'Status das vendas', EN_US: 'Status of the sales' },
        cell: (click, { locale }) => click.sales.map(({ state }) => words[locale].sale[state]).join(', '),
      },
      {
        heading: { PT_BR: 'Comissão paga', EN_US: 'Commission paid' },
        cell: (click, text) =>
          text.decimal(
            click.sales.reduce(
              (sum, { state, commissionCents }) => (state === 'PAID' ? sum + (commissionCents ?? 0) : sum),
              0,
            ),
          ),
      },
      { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (click) => click.sales[0]?.currency ?? '' },
    ],
  })
}
