import { Card, CardHeader } from '@balcao/ui/card'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { lastLoginsCatalogue } from './catalogue.ts'

type Week = { startsAt: string; sellers: number }

/** How many sellers came in, week by week. Each bar says its figure; a screen reader hears a list. */
export function WeeksCard({ weeks }: { weeks: readonly Week[] }) {
  const text = useMessages(lastLoginsCatalogue)
  const format = useFormat()
  const most = Math.max(1, ...weeks.map(({ sellers }) => sellers))
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.weeks} />
      <ol className="grid h-32 grid-flow-col items-end gap-1 sm:gap-2">
        {weeks.map(({ startsAt, sellers }, place) => (
          <li
            key={startsAt}
            className="grid h-full grid-rows-[1fr_auto] gap-1"
            title={text.week(format.day(startsAt), sellers)}
          >
            <span className="sr-only">{text.week(format.day(startsAt), sellers)}</span>
            <span aria-hidden="true" className="flex flex-col justify-end gap-1 text-center">
              <span className="text-xs tabular-nums">{sellers > 0 ? format.integer(sellers) : ''}</span>
              <span
                className="block min-h-px rounded-t-small bg-primary"
                style={{ height: `${(sellers / most) * 75}%` }}
              />
            </span>
            <span
              aria-hidden="true"
              className={`truncate text-center text-faint text-xs ${place % 2 === 0 ? '' : 'max-sm:invisible'}`}
            >
              {format.shortDay(startsAt)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
