import { StatusBadge } from '@balcao/ui/status-badge'
import { TriangleAlert } from 'lucide-react'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { AcquirerAccount } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

type AccountStateBadgeProps = { account: Pick<AcquirerAccount, 'status' | 'methods' | 'restingMethods'> }

export function AccountStateBadge({ account: { status, methods, restingMethods } }: AccountStateBadgeProps) {
  const { state } = useMessages(acquiringsCatalogue)
  if (status === 'PAUSED') return <StatusBadge tone="neutral">{state.paused}</StatusBadge>
  if (restingMethods.length > 0)
    return (
      <StatusBadge tone="negative" icon={<TriangleAlert strokeWidth={2.5} />}>
        {state.resting}
      </StatusBadge>
    )
  if (methods.length === 0) return <StatusBadge tone="neutral">{state.unused}</StatusBadge>
  return <StatusBadge tone="positive">{state.well}</StatusBadge>
}
