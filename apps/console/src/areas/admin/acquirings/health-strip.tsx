import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import type { AcquirerAccount } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const hourMs = 3_600_000
const hoursShown = 24
/** Share of failed calls from which an hour is shown as bad; any failure makes it troubled. */
const badFrom = 0.2

/** The last 24 hours, one bar each: its colour shows the share of failed calls. */
export function HealthStrip({ name, health }: { name: string; health: AcquirerAccount['health'] }) {
  const text = useMessages(acquiringsCatalogue)
  const format = useFormat()
  const now = useNow()
  const thisHour = Math.floor(now.getTime() / hourMs) * hourMs
  const hours = Array.from({ length: hoursShown }, (_, place) => {
    const hour = new Date(thisHour - (hoursShown - 1 - place) * hourMs).toISOString()
    return health.find((row) => row.hour === hour) ?? { hour, judged: 0, sick: 0 }
  })
  return (
    <div className="grid gap-1">
      <ol aria-label={text.card.health(name)} className="flex h-6 items-end gap-0.5">
        {hours.map(({ hour, judged, sick }) => (
          <li key={hour} className={`flex-1 rounded-xs ${barOf(judged, sick)}`}>
            <span className="sr-only">
              {judged === 0
                ? text.card.noCalls(format.dateTime(hour))
                : text.card.hour(format.dateTime(hour), format.integer(judged), format.integer(sick))}
            </span>
          </li>
        ))}
      </ol>
      <p className="flex justify-between text-muted text-xs">
        <span>{text.card.hoursAgo}</span>
        <span>{text.now}</span>
      </p>
    </div>
  )
}

function barOf(judged: number, sick: number): string {
  if (judged === 0) return 'h-1.5 bg-border'
  if (sick === 0) return 'h-3 bg-positive'
  return sick / judged >= badFrom ? 'h-6 bg-negative' : 'h-4 bg-pending'
}
