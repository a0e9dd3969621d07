import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { SecretDialog } from '#kit/secret-dialog.tsx'
import { webhooksCatalogue } from './catalogue.ts'
import { EndpointCard } from './endpoint-card.tsx'
import { IntegrationCards, IntegrationCardsSkeleton, IntegrationGroup } from './integration-group.tsx'
import { useWebhooks } from './use-webhooks.ts'

// Loaded on demand, so that the cards do not wait for the form's code.
const CreateEndpoint = lazy(async () => ({ default: (await import('./create-endpoint.tsx')).CreateEndpoint }))

type WebhooksGroupProps = { title: string; isCreating: boolean; onCreating: (isCreating: boolean) => void }

/** The endpoints, and the button for a new one. */
export function WebhooksGroup({ title, isCreating, onCreating }: WebhooksGroupProps) {
  const text = useMessages(webhooksCatalogue)
  const endpoints = useQuery(useWebhooks().api.list.queryOptions())
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      <IntegrationGroup title={title}>
        <QueryStates query={endpoints} skeleton={<IntegrationCardsSkeleton />}>
          {(own) => (
            <IntegrationCards>
              {own.map((endpoint) => (
                <EndpointCard key={endpoint.id} endpoint={endpoint} />
              ))}
              <li className="grid">
                <button
                  type="button"
                  onClick={() => onCreating(true)}
                  className="grid content-center gap-1 rounded-card border border-strong border-dashed p-5 text-start hover:bg-hover"
                >
                  <Plus aria-hidden="true" className="size-4 text-muted" />
                  <span className="font-semibold">{text.newWebhook}</span>
                  <span className="text-muted text-sm">{text.newWebhookText}</span>
                </button>
              </li>
            </IntegrationCards>
          )}
        </QueryStates>
      </IntegrationGroup>
      <Suspense>
        {isCreating && <CreateEndpoint onClose={() => onCreating(false)} onMade={setSecret} />}
      </Suspense>
      {secret !== null && <SecretDialog secret={secret} text={text.secret} onClose={() => setSecret(null)} />}
    </>
  )
}
