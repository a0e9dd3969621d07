import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { CopyButton } from '@balcao/ui/copy-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { referralLink } from '#features/commissions/referral-link.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { manageManagersCatalogue } from './catalogue.ts'
import type { Manager } from './manager.ts'
import { MoveDrawer } from './move-drawer.tsx'

/** The manager's link, and the sellers who registered by it and have no manager yet. */
export function ReferralTab({ manager }: { manager: Manager }) {
  const text = useMessages(manageManagersCatalogue).referral
  const core = useMessages(coreCatalogue)
  const format = useFormat()
  const [addedId, setAddedId] = useState<string | null>(null)
  const referrals = useQuery(api.admin.managers.referrals.queryOptions({ managerId: manager.id }))
  const link = referralLink(manager.id)
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <h3 className="font-medium">{text.link}</h3>
        <p className="text-muted text-sm">{text.linkText}</p>
        {manager.status === 'SUSPENDED' && <Banner tone="pending">{text.suspended}</Banner>}
        <div className="flex flex-wrap items-center gap-2 rounded-control bg-sunken px-3 py-2">
          <span className="wrap-anywhere min-w-0 flex-1 basis-56 font-mono text-sm">{link}</span>
          <CopyButton text={link} label={text.copy} copiedLabel={core.action.copied} />
        </div>
      </section>
      <section className="grid gap-2">
        <h3 className="font-medium">{text.waiting}</h3>
        <QueryStates
          query={referrals}
          skeleton={<Skeleton className="h-20 w-full" />}
          empty={{
            isEmpty: (rows) => rows.length === 0,
            element: <p className="text-muted">{text.none}</p>,
          }}
        >
          {(rows) => (
            <ul className="divide-y divide-(--color-border) rounded-control border border-default">
              {rows.map(({ id, name, registeredAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-3 py-2.5">
                  <span className="grid min-w-0">
                    <span className="truncate">{name}</span>
                    <span className="text-muted text-sm">{text.registered(format.date(registeredAt))}</span>
                  </span>
                  {manager.status === 'ACTIVE' && (
                    <Button size="small" aria-label={text.addLabel(name)} onClick={() => setAddedId(id)}>
                      {text.add}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </QueryStates>
      </section>
      {addedId && (
        <MoveDrawer managerId={manager.id} sellerIds={[addedId]} onClose={() => setAddedId(null)} />
      )}
    </div>
  )
}
