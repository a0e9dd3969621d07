import { Card, CardHeader } from '@balcao/ui/card'
import { Link } from '@tanstack/react-router'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useCan } from '#session/use-can.ts'
import { platformDashboardCatalogue } from './catalogue.ts'
import type { PlatformState } from './dashboard-data.ts'
import { queueScreens, type WorkPlace } from './queue-screens.ts'

type Alert = PlatformState['alerts'][number]

/** Screen of each alert that belongs to no queue. */
const alertScreens: Record<Exclude<Alert, { queue: unknown }>['kind'], WorkPlace> = {
  SHORT: { to: '/admin-root/export-accounting', permission: 'isSalesAvailable' },
  ACQUIRER_RESTS: { to: '/admin-root/platform-settings/acquirings', permission: 'isConfigAvailable' },
  DEBTORS: { to: '/admin-root/seller-negative', permission: 'isSalesAvailable' },
}

/** Alerts with their reasons, and a link for staff who may open that screen. */
export function AlertsCard({ alerts }: { alerts: PlatformState['alerts'] }) {
  const text = useMessages(platformDashboardCatalogue).alerts
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <CardHeader title={text.title} detail={alerts.length > 0 ? alerts.length : undefined} />
      {alerts.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-positive" />
          {text.none}
        </p>
      ) : (
        <ul className="grid divide-y divide-(--color-border)">
          {alerts.map((alert) => (
            <AlertLine key={JSON.stringify(alert)} alert={alert} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function AlertLine({ alert }: { alert: Alert }) {
  const text = useMessages(platformDashboardCatalogue).alerts
  const say = useAlertTexts()
  const { to, search, permission } = 'queue' in alert ? queueScreens[alert.queue] : alertScreens[alert.kind]
  const mayOpen = useCan(permission)
  const { title, detail } = say(alert)
  return (
    <li className="flex items-start gap-2.5 py-3 first:pt-0 last:pb-0">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-negative" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-medium">{title}</p>
        <p className="text-muted text-sm">{detail}</p>
      </div>
      {mayOpen && (
        <Link
          to={to}
          search={search ?? {}}
          aria-label={text.openLabel(title)}
          className="shrink-0 font-medium text-primary text-sm underline-offset-2 hover:underline"
        >
          {text.open}
        </Link>
      )}
    </li>
  )
}

function useAlertTexts(): (alert: Alert) => { title: string; detail: string } {
  const { alerts: text, queues } = useMessages(platformDashboardCatalogue)
  const format = useFormat()
  return (alert) => {
    switch (alert.kind) {
      case 'SHORT':
        return { title: text.SHORT.title, detail: text.SHORT.text(format.money(alert.cents, alert.currency)) }
      case 'ACQUIRER_RESTS':
        return { title: text.ACQUIRER_RESTS.title(alert.name), detail: text.ACQUIRER_RESTS.text }
      case 'LATE_QUEUE':
        return {
          title: text.LATE_QUEUE.title(queues.names[alert.queue]),
          detail: text.LATE_QUEUE.text(alert.count, format.date(alert.oldestAt)),
        }
      case 'STUCK_WITHDRAWALS':
        return { title: text.STUCK_WITHDRAWALS.title, detail: text.STUCK_WITHDRAWALS.text(alert.count) }
      case 'QUARANTINED_WEBHOOKS':
        return { title: text.QUARANTINED_WEBHOOKS.title, detail: text.QUARANTINED_WEBHOOKS.text(alert.count) }
      case 'DEBTORS':
        return {
          title: text.DEBTORS.title,
          detail: text.DEBTORS.text(alert.count, format.money(alert.cents, alert.currency)),
        }
    }
  }
}
