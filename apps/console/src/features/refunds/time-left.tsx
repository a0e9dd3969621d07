import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { refundsCatalogue } from './catalogue.ts'

/** “responder em 12 h”. */
export function TimeLeft({ until }: { until: string }) {
  const text = useMessages(refundsCatalogue)
  const format = useFormat()
  const now = useNow()
  const isOver = new Date(until) <= now
  return (
    <time
      dateTime={until}
      title={format.longDateTime(until)}
      className={isOver ? 'text-negative' : 'whitespace-nowrap text-pending'}
    >
      {isOver ? text.late : text.left(format.ago(until, now))}
    </time>
  )
}
