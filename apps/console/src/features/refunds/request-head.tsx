import type { SaleViewer } from '#features/payments/sale.ts'
import { Money } from '#kit/money.tsx'
import { RequestBadge } from './refund-badges.tsx'
import type { Request } from './refunds-data.ts'

type RequestHeadProps = { request: Request; viewer: SaleViewer }

export function RequestHead({
  request: { state, protocol, amountCents, currency },
  viewer,
}: RequestHeadProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <span className="font-semibold text-default text-xl">
        <Money cents={amountCents} currency={currency} />
      </span>
      <RequestBadge state={state} viewer={viewer} />
      <span className="font-mono text-sm">{protocol}</span>
    </p>
  )
}
