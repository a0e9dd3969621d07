import type { SaleViewer } from '#features/payments/sale.ts'
import { Money } from '#kit/money.tsx'
import { DisputeBadge } from './refund-badges.tsx'
import type { Dispute } from './refunds-data.ts'

type DisputeHeadProps = { dispute: Dispute; viewer: SaleViewer }

export function DisputeHead({ dispute: { state, amountCents, currency }, viewer }: DisputeHeadProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold text-xl">
        <Money cents={amountCents} currency={currency} />
      </span>
      <DisputeBadge state={state} viewer={viewer} />
    </p>
  )
}
