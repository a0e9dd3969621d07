import { shownStanding } from '@balcao/domain/payments/shown-standing'
import { Timeline } from '@balcao/ui/timeline'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { paymentsCatalogue } from './catalogue.ts'
import { reasonText } from './payment-texts.ts'
import type { Sale, SaleViewer } from './sale.ts'
import { SaleAttempts } from './sale-attempts.tsx'

/** Events, one sentence each, the newest last. Events without effect are shown quietly. */
export function SaleTimeline({ sale, viewer }: { sale: Sale; viewer: SaleViewer }) {
  const messages = useMessages(paymentsCatalogue)
  const text = messages.timeline
  const format = useFormat()
  const facts = {
    buyer: sale.buyer.name,
    method: messages.method[sale.method],
    amount: format.money(sale.grossCents, sale.currency),
    share: format.money(sale.money.sellerCents, sale.currency),
    viewer,
  }
  const standingOf = (event: Sale['timeline'][number]) => shownStanding({ ...event, method: sale.method })
  return (
    <div className="grid gap-6">
      <Timeline
        items={sale.timeline.map((event, index) => ({
          id: `${event.at}${event.source}${event.status}${event.outcome}`,
          isQuiet: event.outcome !== 'APPLIED',
          content: (
            <>
              <p>
                {event.outcome === 'APPLIED'
                  ? text.happened[index === 0 ? event.status : standingOf(event)]({
                      ...facts,
                      isFirst: index === 0,
                    })
                  : text.notApplied[event.outcome](messages.status[standingOf(event)])}{' '}
                {sentence(reasonText(messages, event.detail))}
              </p>
              <p className="text-muted text-sm">
                <time dateTime={event.at}>{format.dateTime(event.at)}</time> · {text.source[event.source]}
              </p>
            </>
          ),
        }))}
      />
      <SaleAttempts attempts={sale.attempts} />
    </div>
  )
}

function sentence(reason: string | null): string | null {
  return reason === null ? null : `${reason}.`
}
