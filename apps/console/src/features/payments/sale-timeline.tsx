import { joinClasses } from '@balcao/ui/join-classes'
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
    <ol className="grid">
      {events.map((event, index) => (
        <li
          key={`${event.at}${event.source}${event.status}${event.outcome}`}
          className="relative grid grid-cols-[auto_1fr] gap-3 pb-5 last:pb-0"
        >
          <span aria-hidden="true" className="relative flex w-2.5 justify-center">
            {index < events.length - 1 && <span className="absolute top-2 -bottom-7 w-px bg-border" />}
            <span
              className={joinClasses(
                'relative mt-1.5 size-2.5 rounded-full border-2',
                event.outcome === 'APPLIED' ? 'border-primary bg-primary' : 'border-strong bg-surface',
              )}
            />
          </span>
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <PaymentStatusBadge status={event.status} />
              {notes[event.outcome] && <span className="text-muted text-sm">{notes[event.outcome]}</span>}
            </p>
            <p className="text-muted text-sm">
              {text.source[event.source]} · <time dateTime={event.at}>{format.dateTime(event.at)}</time>
            </p>
            <p className="text-sm empty:hidden">{reasonText(messages, event.detail)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
