import { Timeline } from '@balcao/ui/timeline'
import { useFormat } from '../../i18n/use-format.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'
import { PaymentStatusBadge } from './payment-status-badge.tsx'
import { reasonText } from './payment-texts.ts'
import type { Sale } from './sale.ts'

/** Everything anyone ever said about the payment, with who said it, the newest last. */
export function SaleTimeline({ events }: { events: Sale['timeline'] }) {
  const messages = useMessages(paymentsCatalogue)
  const text = messages.timeline
  const format = useFormat()
  const notes = {
    APPLIED: null,
    UNCHANGED: text.unchanged,
    REFUSED: text.refused,
    CASE_OPENED: text.caseOpened,
  }
  return (
    <Timeline
      items={events.map((event) => ({
        id: `${event.at}${event.source}${event.status}${event.outcome}`,
        isQuiet: event.outcome !== 'APPLIED',
        content: (
          <>
            <p className="flex flex-wrap items-center gap-2">
              <PaymentStatusBadge status={event.status} />
              {notes[event.outcome] && <span className="text-muted text-sm">{notes[event.outcome]}</span>}
            </p>
            <p className="text-muted text-sm">
              {text.source[event.source]} · <time dateTime={event.at}>{format.dateTime(event.at)}</time>
            </p>
            <p className="text-sm empty:hidden">{reasonText(messages, event.detail)}</p>
          </>
        ),
      }))}
    />
  )
}
