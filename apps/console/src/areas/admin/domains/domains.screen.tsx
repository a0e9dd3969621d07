import { Button } from '@balcao/ui/button'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageHeader } from '#kit/page-header.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { domainsCatalogue } from './catalogue.ts'
import { DomainCard } from './domain-card.tsx'

// Loaded on demand, so that the list does not wait for the form's code.
const AddDomain = lazy(async () => ({ default: (await import('./add-domain.tsx')).AddDomain }))

export function DomainsScreen() {
  const text = useMessages(domainsCatalogue)
  const hosts = useQuery(api.admin.domains.list.queryOptions())
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={text.title}
        purpose={text.purpose}
        actions={
          <Button variant="primary" icon={<Plus />} onClick={() => setIsAdding(true)}>
            {text.add}
          </Button>
        }
      />
      <QueryStates query={hosts} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ claims, domains }) => (
          <ul className="grid gap-4">
            {claims.map((claim) => (
              <li key={claim.host}>
                <DomainCard {...claim} uses={null} />
              </li>
            ))}
            {domains.map(({ isPrimary, isForCheckout, sendsMail, ...domain }) => (
              <li key={domain.host}>
                <DomainCard {...domain} uses={{ isPrimary, isForCheckout, sendsMail }} />
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
      <Suspense>{isAdding && <AddDomain onClose={() => setIsAdding(false)} />}</Suspense>
    </>
  )
}
