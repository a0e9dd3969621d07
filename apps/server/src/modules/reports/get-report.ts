import {
  drawnFigure,
  type Figure,
  type Figures,
  hasPeriod,
  isByDay,
  isByMonth,
  othersKey,
  type Report,
  type ReportPart,
  type ReportRow,
  type SalesReport,
  salesReports,
} from '@balcao/domain/reports/reports'
import type { Reader } from '#rpc/caller.ts'
import { approvalByReason } from './approval-by-reason.ts'
import { cartsByProduct } from './carts-by-product.ts'
import { periodBefore } from './period-before.ts'
import { releasesByDay } from './releases-by-day.ts'
import type { ReportInput } from './report.input.ts'
import type { ReportLine, ReportScope } from './report-line.ts'
import { reversalsByProduct } from './reversals-by-product.ts'
import { salesBy } from './sales-by.ts'
import { subscriptionsByCohort } from './subscriptions-by-cohort.ts'
import { subscriptionsByPlan } from './subscriptions-by-plan.ts'

/** Limit of rows in a table; the rest is summed in one row, so that the totals are complete. */
const rowsMax = 200

/** A report of the caller's own sales per currency, the one with the most money first. */
export async function getReport(
  caller: Reader,
  { report, from, to, productId }: ReportInput,
): Promise<ReportPart[]> {
  const start = new Date(from)
  // A period without an end includes the current instant.
  const end = to === undefined ? new Date(caller.now.getTime() + 1) : new Date(to)
  const scope = { caller, from: start, to: end, productId }
  const [lines, before] = await Promise.all([
    linesOf(report, scope),
    linesBefore(report, { ...scope, ...periodBefore(scope) }),
  ])
  return [...Map.groupBy(lines, ({ currency }) => currency)]
    .map(([currency, own]): ReportPart => {
      const rows = inOrder(report, merged(own))
      return {
        currency,
        rows: shortened(rows),
        totals: sumOf(rows),
        before: before && sumOf(before.filter((line) => line.currency === currency)),
      }
    })
    .sort((left, right) => drawn(report, right.totals) - drawn(report, left.totals))
}

function linesOf(report: Report, scope: ReportScope): Promise<ReportLine[]> {
  if (isSalesReport(report)) return salesBy(report, scope)
  switch (report) {
    case 'APPROVAL':
      return approvalByReason(scope)
    case 'CARTS':
      return cartsByProduct(scope)
    case 'REFUNDS':
      return reversalsByProduct(scope)
    case 'SUBSCRIPTIONS':
      return subscriptionsByPlan(scope)
    case 'COHORT':
      return subscriptionsByCohort(scope)
    case 'RELEASES':
      return releasesByDay(scope)
  }
}

/**
 * The report of the previous period; null for reports of the current state. Sums of sales are the same by any
 * grouping.
 */
async function linesBefore(report: Report, before: ReportScope): Promise<ReportLine[] | null> {
  if (isSalesReport(report)) return salesBy('METHOD', before)
  return hasPeriod(report) && report !== 'SUBSCRIPTIONS' ? linesOf(report, before) : null
}

function isSalesReport(report: Report): report is SalesReport {
  return salesReports.some((one) => one === report)
}

/** Merges lines with the same key into one row: two reasons of an acquirer may be one for readers. */
function merged(lines: readonly ReportLine[]): ReportRow[] {
  return [...Map.groupBy(lines, ({ key }) => key)].map(([key, same]) => ({
    key,
    name: same[0]?.name ?? null,
    values: sumOf(same),
  }))
}

function inOrder(report: Report, rows: ReportRow[]): ReportRow[] {
  if (isByDay(report) || isByMonth(report)) return rows.sort((left, right) => (left.key < right.key ? -1 : 1))
  return rows.sort((left, right) => drawn(report, right.values) - drawn(report, left.values))
}

const drawn = (report: Report, values: Figures) => values[drawnFigure[report]] ?? 0

function shortened(rows: ReportRow[]): ReportRow[] {
  if (rows.length <= rowsMax) return rows
  const shown = rows.slice(0, rowsMax - 1)
  return [...shown, { key: othersKey, name: null, values: sumOf(rows.slice(rowsMax - 1)) }]
}

function sumOf(rows: readonly Pick<ReportRow, 'values'>[]): Figures {
  const sums: Figures = {}
  for (const { values } of rows)
    for (const [figure, value] of Object.entries(values) as [Figure, number][])
      sums[figure] = (sums[figure] ?? 0) + value
  return sums
}
