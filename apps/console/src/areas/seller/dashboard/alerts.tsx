import { Banner } from '@balcao/ui/banner'
import { Link } from '@tanstack/react-router'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { dashboardCatalogue } from './catalogue.ts'

type Alert = inferOutput<typeof api.seller.reports.alerts>[number]

/** Open tasks of the seller. Hidden without any. */
export function Alerts({ alerts = [] }: { alerts: Alert[] | undefined }) {
  const { alerts: text } = useMessages(dashboardCatalogue)
  if (alerts.length === 0) return null
  return (
    <ul aria-label={text.label} className="mb-4 grid grid-cols-1 gap-2">
      {alerts.map((alert) => (
        <li key={keyOf(alert)}>
          <AlertLine alert={alert} />
        </li>
      ))}
    </ul>
  )
}

function AlertLine({ alert }: { alert: Alert }) {
  const { alerts: text } = useMessages(dashboardCatalogue)
  const format = useFormat()
  const { action } = text
  switch (alert.kind) {
    case 'DISPUTES':
      return (
        <Line
          isUrgent
          text={text.disputes(alert.count, alert.dueAt && format.dayWithWeekday(alert.dueAt))}
          link={{
            to: '/platform/refunds',
            search: { tab: alert.disputeKind === 'CHARGEBACK' ? 'chargebacks' : 'pix' },
            label: action.disputes,
          }}
        />
      )
    case 'REFUND_REQUESTS':
      return (
        <Line
          text={text.requests(alert.count, alert.dueAt && format.dayWithWeekday(alert.dueAt))}
          link={{ to: '/platform/refunds', label: action.requests }}
        />
      )
    case 'ENDPOINT':
      return (
        <Line
          text={
            alert.isDisabled
              ? text.endpointOff(alert.host)
              : text.endpoint(alert.host, alert.since && format.dateTime(alert.since))
          }
          link={{ to: alert.page, label: action.endpoint }}
        />
      )
    case 'PRODUCT':
      return (
        <Line
          text={text.product[alert.status](alert.name)}
          link={{ to: `/platform/my-products/product/${alert.productId}`, label: action.product }}
        />
      )
  }
}

type LineProps = {
  isUrgent?: boolean
  text: string
  link: { to: string; search?: Record<string, string>; label: string }
}

function Line({ isUrgent = false, text, link: { label, ...address } }: LineProps) {
  return (
    <Banner
      tone={isUrgent ? 'negative' : 'pending'}
      action={
        <Link {...address} className="shrink-0 font-medium underline underline-offset-2">
          {label}
        </Link>
      }
    >
      {text}
    </Banner>
  )
}

function keyOf(alert: Alert): string {
  if (alert.kind === 'ENDPOINT') return alert.endpointId
  if (alert.kind === 'PRODUCT') return alert.productId
  return alert.kind === 'DISPUTES' ? alert.disputeKind : alert.kind
}
