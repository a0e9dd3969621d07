import { pixelTabs } from '@balcao/domain/options/pixel-tabs'
import { Button } from '@balcao/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import {
  IntegrationCards,
  IntegrationCardsSkeleton,
  IntegrationGroup,
} from '#features/webhooks/integration-group.tsx'
import { WebhooksGroup } from '#features/webhooks/webhooks-group.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { integrationsCatalogue } from './catalogue.ts'
import { ConnectionsGroup } from './connections-group.tsx'
import { PixelCard } from './pixel-card.tsx'

export function IntegrationsScreen() {
  const text = useMessages(integrationsCatalogue)
  const { newWebhook } = useMessages(webhooksCatalogue)
  const pixels = useQuery(api.seller.pixels.sum.queryOptions())
  const [isCreating, setIsCreating] = useState(false)
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
      {newWebhook}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} actions={create} />
      <div className="grid gap-8">
        <IntegrationGroup title={text.tracking}>
          <QueryStates query={pixels} skeleton={<IntegrationCardsSkeleton />}>
            {(health) => (
              <IntegrationCards>
                {pixelTabs.map(({ id, name }) => (
                  <PixelCard key={id} id={id} name={name} health={health[id]} />
                ))}
              </IntegrationCards>
            )}
          </QueryStates>
        </IntegrationGroup>
        <ConnectionsGroup />
        <WebhooksGroup title={text.webhooks} isCreating={isCreating} onCreating={setIsCreating} />
      </div>
    </>
  )
}
