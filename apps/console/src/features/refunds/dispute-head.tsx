import type { SaleViewer } from '#features/payments/sale.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Money } from '#kit/money.tsx'
import { refundsCatalogue } from './catalogue.ts'
import { DisputeBadge } from './refund-badges.tsx'
import type { Dispute } from './refunds-data.ts'

type DisputeHeadProps = { dispute: Dispute; viewer: SaleViewer }

export function DisputeHead({ dispute: { state, amountCents, currency, card }, viewer }: DisputeHeadProps) {
  const text = useMessages(refundsCatalogue)
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold text-xl">
        <Money cents={amountCents} currency={currency} />
      </span>
      <DisputeBadge state={state} viewer={viewer} />
      {card && <span className="basis-full text-muted text-sm">{text.card(card)}</span>}
    </p>
  )
}
