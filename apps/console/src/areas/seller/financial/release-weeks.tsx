import type { Currency } from '@balcao/domain/vocabulary'
import { joinClasses } from '@balcao/ui/join-classes'
import { LegendMark } from '@balcao/ui/stacked-bar'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { financialCatalogue } from './catalogue.ts'
import type { Releases } from './financial-data.ts'

type Day = Releases['days'][number]

const daysOfAWeek = 7

/**
 * The weeks up to the last release, as a calendar: the higher a day's release, the darker its background. Each week shows its
 * sum.
 */
export function ReleaseWeeks({ releases, currency }: { releases: Releases; currency: Currency }) {
  const text = useMessages(financialCatalogue).releases
  const format = useFormat()
  const { days, today } = releases
  const most = Math.max(...days.map(({ releaseCents }) => releaseCents), 1)
  const last = days.findLastIndex(({ releaseCents, reserveCents }) => releaseCents + reserveCents > 0)
  const weeks = Array.from({ length: Math.floor(Math.max(last, 0) / daysOfAWeek) + 1 }, (_, index) =>
    days.slice(index * daysOfAWeek, (index + 1) * daysOfAWeek),
  )
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-sm">
      <caption className="sr-only">{text.table}</caption>
      <thead>
        <tr className="text-muted">
          {days.slice(0, daysOfAWeek).map(({ day }) => (
            <th key={day} scope="col" className="px-1.5 text-start font-normal">
              {format.weekday(day)}
            </th>
          ))}
          <th scope="col" className="w-36 px-2 text-end font-normal">
            {text.week}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <DayCell
                key={day.day}
                day={day}
                depth={day.releaseCents / most}
                isToday={day.day === today}
                currency={currency}
              />
            ))}
            <td className="px-2 text-end align-middle font-semibold">
              <WeekSum week={week} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function WeekSum({ week, currency }: { week: readonly Day[]; currency: Currency }) {
  const cents = week.reduce((sum, day) => sum + day.releaseCents + day.reserveCents, 0)
  return cents === 0 ? (
    <span className="font-normal text-faint">—</span>
  ) : (
    <Money cents={cents} currency={currency} />
  )
}

type DayCellProps = { day: Day; depth: number; isToday: boolean; currency: Currency }

function DayCell({ day, depth, isToday, currency }: DayCellProps) {
  const text = useMessages(financialCatalogue).releases
  const format = useFormat()
  return (
    <td
      className={joinClasses(
        'h-14 rounded-control border px-1.5 py-1 align-top',
        isToday ? 'border-primary' : 'border-default',
      )}
      style={
        depth === 0
          ? undefined
          : {
              backgroundColor: `color-mix(in srgb, var(--color-chart-2) ${Math.round(12 + 28 * depth)}%, transparent)`,
            }
      }
    >
      <span className="block text-muted text-xs">
        {format.shortDay(day.day)}
        {isToday && <span className="sr-only"> ({text.today})</span>}
      </span>
      {day.releaseCents > 0 && (
        <span className="block text-end font-semibold">
          <WholeUnits cents={day.releaseCents} currency={currency} />
        </span>
      )}
      {day.reserveCents > 0 && (
        <span className="flex items-center justify-end gap-1 text-muted text-xs">
          <LegendMark color="var(--color-chart-3)" />
          <span className="sr-only">{text.reserve} </span>
          <WholeUnits cents={day.reserveCents} currency={currency} />
        </span>
      )}
    </td>
  )
}

/** A cell has no room for cents: screen readers and the tooltip give them, and the week's sum includes them. */
function WholeUnits({ cents, currency }: { cents: number; currency: Currency }) {
  const format = useFormat()
  const exact = format.money(cents, currency)
  return (
    <span title={exact} className="tabular-nums">
      <span aria-hidden="true">{format.integer(Math.trunc(cents / 100))}</span>
      <span className="sr-only">{exact}</span>
    </span>
  )
}
