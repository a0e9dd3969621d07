import { pixelTabs } from '@balcao/domain/options/pixel-tabs'
import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { PageHeader } from '../../../kit/page-header.tsx'
import { QueryStates } from '../../../kit/query-states.tsx'
import { integrationsCatalogue } from './catalogue.ts'
import { EndpointCard } from './endpoint-card.tsx'
import { PixelCard } from './pixel-card.tsx'
import { SecretDialog } from './secret-dialog.tsx'

// The cards do not wait for what the form is made of.
const CreateEndpoint = lazy(async () => ({ default: (await import('./create-endpoint.tsx')).CreateEndpoint }))

export function IntegrationsScreen() {
  const text = useMessages(integrationsCatalogue)
  const pixels = useQuery(api.seller.pixels.sum.queryOptions())
  const endpoints = useQuery(api.seller.webhooks.list.queryOptions())
  const [isCreating, setIsCreating] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsCreating(true)}>
      {text.newWebhook}
    </Button>
  )
  return (
    <>
      <PageHeader title={text.title} purpose={text.purpose} actions={create} />
      <div className="grid gap-8">
        <Group title={text.tracking}>
          <QueryStates query={pixels} skeleton={<CardsSkeleton />}>
            {(health) => (
              <Cards>
                {pixelTabs.map(({ id, name }) => (
                  <PixelCard key={id} id={id} name={name} health={health[id]} />
                ))}
              </Cards>
            )}
          </QueryStates>
        </Group>
        <Group title={text.webhooks}>
          <QueryStates query={endpoints} skeleton={<CardsSkeleton />}>
            {(own) => (
              <Cards>
                {own.map((endpoint) => (
                  <EndpointCard key={endpoint.id} endpoint={endpoint} />
                ))}
                <li className="grid">
                  <button
                    type="button"
                    onClick={() => setIsCreating(true)}
                    className="grid content-center gap-1 rounded-card border border-strong border-dashed p-5 text-start hover:bg-hover"
                  >
                    <Plus aria-hidden="true" className="size-4 text-muted" />
                    <span className="font-semibold">{text.newWebhook}</span>
                    <span className="text-muted text-sm">{text.newWebhookText}</span>
                  </button>
                </li>
              </Cards>
            )}
          </QueryStates>
        </Group>
      </div>
      <Suspense>
        {isCreating && <CreateEndpoint onClose={() => setIsCreating(false)} onMade={setSecret} />}
      </Suspense>
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Cards({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-4">{children}</ul>
}

function CardsSkeleton() {
  return (
    <Cards>
      {[0, 1, 2].map((place) => (
        <li key={place}>
          <Skeleton className="h-40 w-full" />
        </li>
      ))}
    </Cards>
  )
}
