import {
  type ConnectionVendor,
  connectionShapes,
  connectionVendors,
} from '@balcao/domain/platform/connections'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import { IntegrationCard } from '#features/webhooks/integration-card.tsx'
import {
  IntegrationCards,
  IntegrationCardsSkeleton,
  IntegrationGroup,
} from '#features/webhooks/integration-group.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { integrationsCatalogue } from './catalogue.ts'

type Health = inferOutput<typeof api.seller.connections.list>[number]

/** External tools that a seller connects without programming: a card for each, connected or not. */
export function ConnectionsGroup() {
  const text = useMessages(integrationsCatalogue)
  const connections = useQuery(api.seller.connections.list.queryOptions())
  return (
    <IntegrationGroup title={text.connections}>
      <QueryStates query={connections} skeleton={<IntegrationCardsSkeleton />}>
        {(own) => (
          <IntegrationCards>
            {connectionVendors.map((vendor) => (
              <ConnectionCard
                key={vendor}
                vendor={vendor}
                health={own.find((connection) => connection.vendor === vendor)}
              />
            ))}
          </IntegrationCards>
        )}
      </QueryStates>
    </IntegrationGroup>
  )
}

function ConnectionCard({ vendor, health }: { vendor: ConnectionVendor; health: Health | undefined }) {
  const { connectionPurpose } = useMessages(integrationsCatalogue)
  const { lastDay, failing } = useMessages(webhooksCatalogue)
  const format = useFormat()
  const { name, slug, group } = connectionShapes[vendor]
  const lines = health
    ? [
        health.failingSince === null
          ? lastDay(format.integer(health.sentLastDay), format.integer(health.failedLastDay))
          : failing(format.integer(health.failures), format.dateTime(health.failingSince)),
      ]
    : []
  return (
    <IntegrationCard
      to={`/platform/connections/${slug}`}
      name={name}
      mark={group}
      purpose={connectionPurpose[vendor]}
      state={stateOf(health)}
      lines={lines}
    />
  )
}

function stateOf(health: Health | undefined) {
  if (!health) return 'off'
  if (health.state === 'DISABLED' || health.failingSince !== null) return 'attention'
  return health.state === 'OFF' ? 'paused' : 'connected'
}
