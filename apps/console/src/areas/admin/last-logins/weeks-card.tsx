import { Card, CardHeader } from '@balcao/ui/card'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { lastLoginsCatalogue } from './catalogue.ts'

type Week = { startsAt: string; sellers: number }

/** Number of sellers who logged in, by week. Each bar shows its figure; a screen reader gets a list. */
export function WeeksCard({ weeks }: { weeks: readonly Week[] }) {
  const text = useMessages(lastLoginsCatalogue)
  const format = useFormat()
  const most = Math.max(1, ...weeks.map(({ sellers }) => sellers))
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.weeks} />
      <ol className="grid h-32 grid-cols-12 gap-1 sm:gap-2">
        {weeks.map(({ startsAt, sellers }) => (
          <li
            key={startsAt}
            className="grid h-full grid-rows-[1fr_auto] gap-1"
            title={text.week(format.day(startsAt), sellers)}
          >
            <span className="sr-only">{text.week(format.day(startsAt), sellers)}</span>
            <span aria-hidden="true" className="flex flex-col items-center justify-end gap-1">
              <span className="text-xs tabular-nums">{sellers > 0 ? format.integer(sellers) : ''}</span>
              <span
                className="block min-h-px w-full max-w-10 rounded-t-small bg-primary"
                style={{ height: `${(sellers / most) * 75}%` }}
              />
            </span>
            <span aria-hidden="true" className="text-center text-faint text-xs max-sm:hidden">
              {format.shortDay(startsAt)}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="flex justify-between text-faint text-xs sm:hidden">
        {[weeks.at(0), weeks.at(-1)].map(
          (week) => week && <span key={week.startsAt}>{format.shortDay(week.startsAt)}</span>,
        )}
      </p>
    </Card>
  )
}
