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
import { platformIntegrationsCatalogue } from './catalogue.ts'
import { AcquirersCard, PixelsCard } from './linked-cards.tsx'
import { MailCard, PostalCodesCard, StorageCard } from './service-cards.tsx'

/** External services of the platform with their actual results, and its own webhook endpoints. */
export function PlatformIntegrationsScreen() {
  const text = useMessages(platformIntegrationsCatalogue)
  const { newWebhook } = useMessages(webhooksCatalogue)
  const integrations = useQuery(api.admin.integrations.get.queryOptions())
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
        <IntegrationGroup title={text.services}>
          <QueryStates query={integrations} skeleton={<IntegrationCardsSkeleton />}>
            {({ mail, postalCodes, storage, pixels, acquirers }) => (
              <IntegrationCards>
                <AcquirersCard acquirers={acquirers} />
                <MailCard mail={mail} />
                <PostalCodesCard health={postalCodes} />
                <StorageCard storage={storage} />
                <PixelsCard pixels={pixels} />
              </IntegrationCards>
            )}
          </QueryStates>
        </IntegrationGroup>
        <WebhooksGroup title={text.webhooks} isCreating={isCreating} onCreating={setIsCreating} />
      </div>
    </>
  )
}
