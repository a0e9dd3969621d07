import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { acquiringsCatalogue } from './catalogue.ts'
import { type PayoutAccount, PayoutAccountDrawer } from './payout-account-drawer.tsx'
import { PayoutLimitsCard } from './payout-limits-card.tsx'
import { PayoutSimulator } from './payout-simulator.tsx'

/** Accounts that pay withdrawals, with order and limits; and the switch that stops all payouts. */
export function PayoutsTab() {
  const { payouts: text } = useMessages(acquiringsCatalogue)
  const accounts = useQuery(api.admin.payouts.accounts.queryOptions())
  const [edited, setEdited] = useState<PayoutAccount | null>(null)
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card className="grid gap-3">
        <CardHeader title={text.title} />
        <p className="text-muted text-sm">{text.text}</p>
        <QueryStates
          query={accounts}
          skeleton={<Skeleton className="h-32 w-full" />}
          empty={{ isEmpty: (all) => all.length === 0, element: <Banner tone="info">{text.none}</Banner> }}
        >
          {(all) => (
            <ol className="grid divide-y divide-default">
              {all.map((account) => (
                <PayoutRow
                  key={account.providerAccountId}
                  account={account}
                  onEdit={() => setEdited(account)}
                />
              ))}
            </ol>
          )}
        </QueryStates>
      </Card>
      <div className="grid gap-4">
        <PayoutSimulator accounts={accounts.data ?? []} />
        <PayoutLimitsCard />
      </div>
      {edited && <PayoutAccountDrawer account={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function PayoutRow({ account, onEdit }: { account: PayoutAccount; onEdit: () => void }) {
  const { payouts: text } = useMessages(acquiringsCatalogue)
  const format = useFormat()
  const { label, payout, canBeRead } = account
  const limit = (cents: number | null) => (cents === null ? text.noLimit : format.money(cents, 'BRL'))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <span className="font-medium">{label}</span>
        {payout && (
          <span className="text-muted text-sm">
            {text.column.order} {payout.priority} · {text.column.perPayout}: {limit(payout.payoutMaxCents)} ·{' '}
            {text.column.perDay}: {limit(payout.dailyMaxCents)}
          </span>
        )}
        {!canBeRead && <span className="text-pending text-sm">{text.cannotRead}</span>}
      </span>
      <StatusBadge tone={payout?.status === 'ACTIVE' ? 'positive' : 'neutral'}>
        {payout ? text.state[payout.status] : text.state.off}
      </StatusBadge>
      <Button size="small" aria-label={text.editNamed(label)} onClick={onEdit}>
        {text.edit}
      </Button>
    </li>
  )
}
