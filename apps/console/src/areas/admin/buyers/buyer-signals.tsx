import { Badge } from '@balcao/ui/badge'
import { Card, CardHeader } from '@balcao/ui/card'
import { joinClasses } from '@balcao/ui/join-classes'
import { Check, TriangleAlert } from 'lucide-react'
import { useMessages } from '#i18n/use-messages.ts'
import type { Buyer } from './buyer.ts'
import { buyersCatalogue } from './catalogue.ts'

/** Risk signals against and for the buyer. None of them refuses a purchase: a person reads and decides. */
export function BuyerSignals({ signals }: { signals: Buyer['signals'] }) {
  const text = useMessages(buyersCatalogue).signals
  const needsCare = signals.some(({ isGood }) => !isGood)
  return (
    <Card className="grid gap-2">
      <CardHeader
        title={text.title}
        action={
          <Badge tone={needsCare ? 'pending' : 'positive'}>{needsCare ? text.attention : text.clear}</Badge>
        }
      />
      {signals.length === 0 ? (
        <p className="text-muted text-sm">{text.none}</p>
      ) : (
        <ul className="divide-y divide-(--color-border)">
          {signals.map(({ kind, count, isGood }) => {
            const Icon = isGood ? Check : TriangleAlert
            return (
              <li key={kind} className="flex items-start gap-3 py-2.5">
                <Icon
                  aria-hidden="true"
                  className={joinClasses('mt-0.5 size-5 shrink-0', isGood ? 'text-positive' : 'text-pending')}
                />
                <span>{text.signal[kind](count)}</span>
              </li>
            )
          })}
        </ul>
      )}
      <p className="text-muted text-sm">{text.help}</p>
    </Card>
  )
}
