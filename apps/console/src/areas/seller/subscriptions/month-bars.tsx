import type { SubscriptionMonths } from '#features/subscriptions/subscription.ts'
import { useFormat } from '#i18n/use-format.ts'

/** Revenue of each month, as columns. An image: the table below has the same figures. */
export function MonthBars({ currency, months }: SubscriptionMonths) {
  const format = useFormat()
  const highest = Math.max(1, ...months.map(({ monthlyCents }) => monthlyCents))
  return (
    <div aria-hidden="true" className="flex gap-1 sm:gap-2">
      {months.map(({ month, monthlyCents }) => (
        <div key={month} className="grid min-w-0 flex-1 gap-2">
          <div className="flex h-44 items-end border-default border-b">
            <div
              title={format.money(monthlyCents, currency)}
              style={{ height: `${(100 * monthlyCents) / highest}%` }}
              className="min-h-px w-full rounded-t-small bg-chart-1"
            />
          </div>
          <p className="truncate text-center text-faint text-xs tabular-nums">
            {month.slice(5)}
            <span className="max-sm:hidden">/{month.slice(2, 4)}</span>
          </p>
        </div>
      ))}
    </div>
  )
}
