import { Card, CardHeader } from '@balcao/ui/card'
import { LinkButton } from '@balcao/ui/link-button'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#i18n/use-messages.ts'
import { platformCatalogue } from './catalogue.ts'

/** The logs of all platforms, narrowed to this one. */
export function LogsTab({ platformId }: { platformId: string }) {
  const { logs: text } = useMessages(platformCatalogue)
  const logs = [
    {
      to: '/master-root/webhook-logs',
      search: { 'in.platformId': platformId },
      title: text.webhooks,
      text: text.webhooksText,
    },
    {
      to: '/master-root/session-logs',
      search: { platformId },
      title: text.sessions,
      text: text.sessionsText,
    },
    {
      to: '/master-root/subscription-logs',
      search: { platformId },
      title: text.subscriptions,
      text: text.subscriptionsText,
    },
  ]
  return (
    <Card className="grid gap-3">
      <CardHeader title={text.title} />
      <ul>
        {logs.map((log) => (
          <li
            key={log.to}
            className="flex flex-wrap items-center justify-between gap-3 border-default border-b py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">{log.title}</p>
              <p className="text-muted text-sm">{log.text}</p>
            </div>
            <LinkButton asChild size="small">
              <Link to={log.to} search={log.search} aria-label={`${text.open}: ${log.title}`}>
                {text.open}
              </Link>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
