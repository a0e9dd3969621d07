import { Banner } from '@balcao/ui/banner'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { DetailPage } from '#kit/detail-page.tsx'
import { webhooksCatalogue } from './catalogue.ts'
import { DeliveriesTab } from './deliveries-tab.tsx'
import { type Endpoint, endpointName } from './endpoint.ts'
import { EndpointActions } from './endpoint-actions.tsx'
import { SecretTab } from './secret-tab.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { useWebhooks } from './use-webhooks.ts'

export function WebhookPage({ endpointId }: { endpointId: string }) {
  const { webhook: text, secret } = useMessages(webhooksCatalogue)
  const webhooks = useWebhooks()
  const endpoint = useQuery(webhooks.api.get.queryOptions({ endpointId }))
  return (
    <DetailPage
      loadingTitle={text.loading}
      query={endpoint}
      skeleton={<Skeleton className="h-64 w-full" />}
      title={endpointName}
      picture={() => (
        <span className="grid size-11 shrink-0 place-items-center rounded-control border border-default bg-surface text-muted">
          <Webhook aria-hidden="true" className="size-5" />
        </span>
      )}
      detail={({ state, url }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StatusBadge tone={state === 'ON' ? 'positive' : state === 'OFF' ? 'neutral' : 'negative'}>
            {state === 'REMOVED' ? text.stateText.OFF : text.stateText[state]}
          </StatusBadge>
          <span className="wrap-anywhere font-mono text-sm">{url}</span>
        </span>
      )}
      actions={(shown) => <EndpointActions endpoint={shown} />}
      tabs={{
        label: text.tabs,
        items: (shown) => [
          { id: 'deliveries', label: text.deliveries, content: <DeliveriesTab endpoint={shown} /> },
          { id: 'secret', label: secret.tab, content: <SecretTab endpoint={shown} /> },
          { id: 'settings', label: text.settings, content: <SettingsTab endpoint={shown} /> },
        ],
      }}
    >
      {(shown) => <Health endpoint={shown} />}
    </DetailPage>
  )
}

function Health({ endpoint }: { endpoint: Endpoint }) {
  const { webhook: text } = useMessages(webhooksCatalogue)
  const format = useFormat()
  const { state, disabledBecause, failingSince, failures } = endpoint
  if (state === 'DISABLED' && disabledBecause !== null)
    return (
      <div className="mb-4">
        <Banner tone="negative">{text.disabled[disabledBecause]}</Banner>
      </div>
    )
  if (failingSince === null) return null
  return (
    <div className="mb-4">
      <Banner tone="pending" title={text.failingTitle(format.dateTime(failingSince))}>
        {text.failingText(format.integer(failures))}
      </Banner>
    </div>
  )
}
