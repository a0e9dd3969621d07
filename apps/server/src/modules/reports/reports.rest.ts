import { type Figure, reportFigures, reports } from '@balcao/domain/reports/reports'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { pageQuery, routesFor } from '#rpc/rest/routes-for.ts'
import { getReport } from './get-report.ts'
import { listSellerRevenue, sellerRevenueFilters } from './platform/seller-revenue.ts'
import { reportPeriodInput } from './report.input.ts'

const figureNames = [...new Set(Object.values(reportFigures).flat())] as [Figure, ...Figure[]]

const figures = z.partialRecord(z.enum(figureNames), z.int()).meta({
  id: 'ReportFigures',
  description: 'Money in cents (`Cents`) and numbers of things (`Count`).',
})

const report = z
  .object({
    report: z.enum(reports),
    parts: z
      .array(
        z.object({
          currency: z.enum(currencies),
          rows: z.array(
            z.object({
              key: z.string().meta({ description: 'A day, a month, an id, a method or a reason.' }),
              name: z.string().nullable(),
              values: figures,
            }),
          ),
          totals: figures,
          before: figures.nullable().meta({ description: 'Totals of the period of the same length before.' }),
        }),
      )
      .meta({ description: 'One for each currency, the one with most money first.' }),
  })
  .meta({ id: 'Report' })

const sellerRevenue = z
  .object({
    sellerId: z.uuid(),
    name: z.string(),
    currency: z.enum(currencies),
    salesCount: z.int(),
    grossCents: z.int(),
    previousGrossCents: z.int().nullable(),
    refundCount: z.int(),
    refundCents: z.int(),
    chargebackCount: z.int(),
    chargebackCents: z.int(),
    netCents: z.int(),
  })
  .meta({ id: 'SellerRevenue' })

const ofSeller = routesFor({ area: 'SELLER' }, 'reports')
const ofPlatform = routesFor({ area: 'ADMIN', permission: 'isSalesAvailable' }, 'reports')

export const reportRoutes = [
  ofSeller.readLagging({
    name: 'getReport',
    path: '/reports/{report}',
    summary: { pt: 'Consultar relatório', en: 'Get a report' },
    input: z.strictObject({ report: z.enum(reports), ...reportPeriodInput.shape }),
    answer: report,
    useCase: async (caller, input) => ({ report: input.report, parts: await getReport(caller, input) }),
  }),
  ofPlatform.list({
    name: 'listSellerRevenue',
    path: '/platform/reports/seller-revenue',
    summary: { pt: 'Faturamento por vendedor', en: 'Revenue by seller' },
    input: z.strictObject({ ...sellerRevenueFilters.shape, ...pageQuery }),
    item: sellerRevenue,
    useCase: listSellerRevenue,
  }),
]
