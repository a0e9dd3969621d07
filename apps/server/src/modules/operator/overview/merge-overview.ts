import { type DateRange, periodsOf } from '@balcao/domain/options/date-ranges'
import { providerTitle } from '@balcao/providers/registry'
import { everyDayOf, sumByCurrency } from '#modules/operator/read-sold-by-day.ts'
import type { CellAnswers } from '#rpc/cells/ask-every-cell.ts'
import type { Approval, readOverview } from './read-overview.ts'

type Part = Awaited<ReturnType<typeof readOverview>>

/** The operator's dashboard: the sums of all cells that answered, to the cent, and each of their platforms. */
export function mergeOverview(
  { now, parts, silentCells }: CellAnswers<Part>,
  { range }: { range: DateRange },
) {
  const { current, previous } = periodsOf(range, now)
  const all = parts.map(({ answer }) => answer)
  const sold = all.flatMap((part) => part.sold)
  const soldBefore = all.flatMap((part) => part.soldBefore)
  const sums = sumByCurrency(sold)
  const currency = sums[0]?.currency ?? 'BRL'
  const inMain = (of: typeof sums) => of.find((sum) => sum.currency === currency)?.cents ?? 0
  return {
    currency,
    sold: sums,
    period: { from: current.from.toISOString(), to: current.to.toISOString(), days: current.days },
    /** Totals in the currency with the most sales. */
    current: { grossCents: inMain(sums) },
    previous: { grossCents: inMain(sumByCurrency(soldBefore)) },
    days: everyDayOf(sold, current, currency),
    previousDays: everyDayOf(soldBefore, previous, currency),
    approval: sumApproval(all.flatMap((part) => part.approval)),
    platforms: all.flatMap((part) => part.platforms),
    silentCells,
  }
}

/** Card charges of each acquirer over all cells, the acquirer with the most first. */
function sumApproval(rows: readonly Approval[]): (Approval & { title: string })[] {
  const sum = (of: readonly Approval[], which: 'approved' | 'declined') =>
    of.reduce((total, { [which]: count }) => total + count, 0)
  return [...Map.groupBy(rows, ({ provider }) => provider)]
    .map(([provider, of]) => ({
      provider,
      title: providerTitle(provider),
      approved: sum(of, 'approved'),
      declined: sum(of, 'declined'),
    }))
    .sort((one, other) => other.approved + other.declined - (one.approved + one.declined))
}
