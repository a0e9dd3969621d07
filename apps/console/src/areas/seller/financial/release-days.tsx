import type { Currency } from '@balcao/domain/vocabulary'
import { LegendMark } from '@balcao/ui/stacked-bar'
import { useFormat } from '#i18n/use-format.ts'
import { Money } from '#kit/money.tsx'
import type { Releases } from './financial-data.ts'

/** The days with a release, one below the other, in two columns where there is room. */
export function ReleaseDays({ releases, currency }: { releases: Releases; currency: Currency }) {
  const format = useFormat()
  const days = releases.days.filter(({ releaseCents, reserveCents }) => releaseCents + reserveCents > 0)
  return (
    <ul className="@xl:columns-2 @xl:gap-x-8">
      {days.map(({ day, releaseCents, reserveCents }) => (
        <li
          key={day}
          className="flex break-inside-avoid items-baseline justify-between gap-x-4 border-default border-b py-2"
        >
          <span>{format.dayWithWeekday(day)}</span>
          <span className="grid justify-items-end">
            {releaseCents > 0 && (
              <Part color="var(--color-chart-2)" cents={releaseCents} currency={currency} />
            )}
            {reserveCents > 0 && (
              <Part color="var(--color-chart-3)" cents={reserveCents} currency={currency} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Part({ color, cents, currency }: { color: string; cents: number; currency: Currency }) {
  return (
    <span className="flex items-center gap-1.5">
      <LegendMark color={color} />
      <Money cents={cents} currency={currency} />
    </span>
  )
}
