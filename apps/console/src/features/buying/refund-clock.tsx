import type { RefundRightKind } from '@balcao/domain/payments/refund-right'
import { Clock } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { buyingCatalogue } from './catalogue.ts'

/** The last day on which a refund can be requested. */
export function RefundClock({ right, lastDay }: { right: RefundRightKind; lastDay: string }) {
  const text = useMessages(buyingCatalogue)
  const format = useFormat()
  return (
    <span className="inline-flex items-center gap-1.5 text-muted text-sm">
      <Clock aria-hidden="true" className="size-3.5 shrink-0" />
      {text.right[right](format.date(lastDay))}
    </span>
  )
}
