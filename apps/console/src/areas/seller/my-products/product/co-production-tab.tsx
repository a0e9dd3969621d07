import type { CoProductionState } from '@balcao/domain/people/partnerships'
import type { Tone } from '@balcao/ui/badge'
import { Card } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { LinkButton } from '@balcao/ui/link-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Handshake } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { productCatalogue } from './catalogue.ts'

const tones: Record<CoProductionState, Tone> = {
  INVITED: 'pending',
  ACTIVE: 'positive',
  ENDED: 'neutral',
  DECLINED: 'negative',
  CANCELED: 'neutral',
  EXPIRED: 'neutral',
  SUSPENDED: 'negative',
}
const shownMax = 20

/** Co-producers of the product. Invitations and changes of terms are on their own screen. */
export function CoProductionTab({ productId }: { productId: string }) {
  const { coProduction: text } = useMessages(productCatalogue)
  const format = useFormat()
  const contracts = useQuery(
    api.seller.coProduction.list.queryOptions({ tab: 'OWNER', productId, limit: shownMax }),
  )
  const manage = (
    <LinkButton asChild icon={<ArrowRight />}>
      <Link to="/platform/co-production">{text.all}</Link>
    </LinkButton>
  )
  return (
    <Card className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 className="font-semibold">{text.title}</h2>
          <p className="text-muted">{text.text}</p>
        </div>
        {manage}
      </header>
      <QueryStates
        query={contracts}
        skeleton={<Skeleton className="h-24 w-full" />}
        empty={{
          isEmpty: ({ rows }) => rows.length === 0,
          element: <EmptyState icon={<Handshake />} title={text.empty.title} description={text.empty.text} />,
        }}
      >
        {({ rows }) => (
          <ul className="grid">
            {rows.map(({ id, partnerName, basisPoints, base, state, endsAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-default border-b py-3 last:border-b-0"
              >
                <span className="grid min-w-0">
                  <span className="font-medium">{partnerName}</span>
                  <span className="text-muted text-sm">
                    {format.basisPoints(basisPoints)} {text.base[base]},{' '}
                    {endsAt === null ? text.endless : text.ends(format.date(endsAt))}
                  </span>
                </span>
                <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Card>
  )
}
