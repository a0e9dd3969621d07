import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { webhooksCatalogue } from './catalogue.ts'
import { type Endpoint, endpointName } from './endpoint.ts'
import { IntegrationCard } from './integration-card.tsx'
import { useWebhooks } from './use-webhooks.ts'

export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const text = useMessages(webhooksCatalogue)
  const format = useFormat()
  const { home } = useWebhooks()
  const { failures, failingSince, sentLastDay, failedLastDay, events } = endpoint
  const isFailing = endpoint.state === 'DISABLED' || failingSince !== null
  return (
    <IntegrationCard
      to={`${home}/${endpoint.id}`}
      name={endpointName(endpoint)}
      mark="webhook"
      state={isFailing ? 'attention' : endpoint.state === 'OFF' ? 'paused' : 'connected'}
      lines={[
        events.length === 0 ? text.onlyAccess : text.events(events.length),
        failingSince === null
          ? text.lastDay(format.integer(sentLastDay), format.integer(failedLastDay))
          : text.failing(format.integer(failures), format.dateTime(failingSince)),
      ]}
    />
  )
}
