import { Card, CardHeader } from '@balcao/ui/card'
import { Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { masterDashboardCatalogue } from '#areas/master/dashboard/catalogue.ts'
import type { PlatformStanding } from '#areas/master/platforms/platform.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { platformCatalogue } from './catalogue.ts'

type Item = { text: string; to?: string; search?: Record<string, string> }

/** Open issues of the platform, each with a link. */
export function AttentionCard({ platformId, standing }: { platformId: string; standing: PlatformStanding }) {
  const { overview: text } = useMessages(platformCatalogue)
  const items = useAttention(platformId, standing)
  return (
    <Card className="grid content-start gap-3">
      <CardHeader title={text.attention} detail={items.length > 0 ? items.length : undefined} />
      {items.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-positive" />
          {text.calm}
        </p>
      ) : (
        <ul className="grid divide-y divide-(--color-border)">
          {items.map((item) => (
            <li key={item.text} className="flex items-start gap-2.5 py-3 first:pt-0 last:pb-0">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-negative" />
              <p className="min-w-0 flex-1">{item.text}</p>
              {item.to !== undefined && (
                <Link
                  to={item.to}
                  search={item.search ?? {}}
                  aria-label={text.openLabel(item.text)}
                  className="shrink-0 font-medium text-primary text-sm underline-offset-2 hover:underline"
                >
                  {text.open}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function useAttention(platformId: string, standing: PlatformStanding): Item[] {
  const { overview: text } = useMessages(platformCatalogue)
  const { alert } = useMessages(masterDashboardCatalogue)
  const format = useFormat()
  const { queues, owed, atAcquirers, acquirers, unpaidBills, isSuspended, isClosing } = standing
  const here = `/master-root/platforms/${platformId}`
  const tab = (name: string) => ({ to: here, search: { tab: name } })
  const webhooks = (search: Record<string, string>) => ({ to: '/master-root/webhook-logs', search })
  const sick = acquirers.filter(({ standing: how }) => how === 'FAILING' || how === 'RESTING')
  const overdue = unpaidBills.reduce((sum, { overdueCount }) => sum + overdueCount, 0)
  const waiting = [
    { name: 'lateWebhooks', ...webhooks({ 'in.platformId': platformId }) },
    { name: 'quarantined', ...webhooks({ 'in.platformId': platformId, 'in.state': 'QUARANTINED' }) },
    { name: 'deadDeliveries', ...webhooks({ tab: 'out', 'out.platformId': platformId }) },
    { name: 'lateRenewals', to: '/master-root/subscription-logs', search: { platformId } },
    { name: 'stuckWithdrawals' },
  ] as const
  return [
    ...(isClosing ? [{ text: text.closing, ...tab('closing') }] : []),
    ...(isSuspended ? [{ text: text.suspended, ...tab('contract') }] : []),
    ...(atAcquirers.totalCents < owed.totalCents ? [{ text: alert.insolvent, ...tab('money') }] : []),
    ...(sick.length > 0
      ? [{ text: text.sick(format.list(sick.map(({ name }) => name)), sick.length), ...tab('acquirers') }]
      : []),
    ...(acquirers.length === 0 ? [{ text: text.noAcquirer, ...tab('acquirers') }] : []),
    ...(overdue > 0 ? [{ text: alert.overdueCharges(overdue), ...tab('contract') }] : []),
    ...waiting
      .filter(({ name }) => queues[name] > 0)
      .map(({ name, ...way }) => ({ text: alert[name](queues[name]), ...way })),
  ]
}
