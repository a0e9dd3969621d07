import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { Badge } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useNow } from '#kit/use-today.ts'
import { platformSettingsCatalogue } from './catalogue.ts'
import { type FeePlanVersion, isInForce, versionsOf } from './fee-form.ts'

type FeeVersionsProps = { method: PaymentMethod; onTake: (plan: FeePlanVersion) => void }

/** Past, present and future fees of sales. */
export function FeeVersions({ method, onTake }: FeeVersionsProps) {
  const { fees: text } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const now = useNow()
  const { data: plans = [] } = useQuery(api.admin.feePlans.list.queryOptions({ sellerId: null }))
  const sinceWhen = (plan: FeePlanVersion) => {
    if (!isInForce(plan, now)) return text.future(format.date(plan.effectiveFrom))
    return isFirst(plan) ? text.sinceStart : text.since(format.date(plan.effectiveFrom))
  }
  const { versions, current } = versionsOf(plans, method, now)
  return (
    <Card className="grid gap-2">
      <CardHeader title={text.versions} />
      <p className="text-muted text-sm">{text.versionsText}</p>
      <ul className="grid divide-y divide-default">
        {versions.map((plan) => (
          <li key={plan.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              {text.feeOf(format.basisPoints(plan.basisPoints), format.money(plan.fixedFees.BRL ?? 0, 'BRL'))}{' '}
              <span className="text-muted text-sm">{sinceWhen(plan)}</span>{' '}
              {plan === current && <Badge tone="positive">{text.inForce}</Badge>}
            </span>
            {plan !== current && (
              <Button size="small" icon={<RotateCcw />} onClick={() => onTake(plan)}>
                {text.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A platform's first plan has no start. */
function isFirst({ effectiveFrom }: FeePlanVersion): boolean {
  return new Date(effectiveFrom).getTime() === 0
}
