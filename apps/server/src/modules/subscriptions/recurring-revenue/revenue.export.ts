import type { Currency } from '@balcao/domain/vocabulary'
import { revenueInput } from '#modules/subscriptions/subscription.input.ts'
import { defineExport, type ExportColumn } from '#rpc/exports/define-export.ts'
import { type RevenueMonth, readRevenue } from './read-revenue.ts'

type Line = RevenueMonth & { currency: Currency }

const money = (
  column: Exclude<keyof RevenueMonth, 'month'>,
  heading: ExportColumn<Line>['heading'],
): ExportColumn<Line> => ({ heading, cell: (row, text) => text.decimal(row[column]) })

export const revenueExport = defineExport({
  name: 'recurring-revenue',
  fileName: { PT_BR: 'receita-recorrente', EN_US: 'recurring-revenue' },
  access: { area: 'SELLER' },
  input: revenueInput,
  rows: async (caller, input) => {
    const parts = await readRevenue(caller, input)
    const rows = parts.flatMap(({ currency, months }) =>
      months.map((month): Line => ({ ...month, currency })),
    )
    return { rows, nextCursor: null }
  },
  columns: [
    { heading: { PT_BR: 'Mês', EN_US: 'Month' }, cell: ({ month }) => month },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: ({ currency }) => currency },
    money('openingCents', { PT_BR: 'MRR inicial', EN_US: 'Opening MRR' }),
    money('newCents', { PT_BR: 'Novo', EN_US: 'New' }),
    money('reactivationCents', { PT_BR: 'Reativação', EN_US: 'Reactivation' }),
    money('expansionCents', { PT_BR: 'Expansão', EN_US: 'Expansion' }),
    money('contractionCents', { PT_BR: 'Contração', EN_US: 'Contraction' }),
    money('churnCents', { PT_BR: 'Churn', EN_US: 'Churn' }),
    money('completedCents', { PT_BR: 'Concluídas', EN_US: 'Completed' }),
    money('closingCents', { PT_BR: 'MRR final', EN_US: 'Closing MRR' }),
  ],
})
