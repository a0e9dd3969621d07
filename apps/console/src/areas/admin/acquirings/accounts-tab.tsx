import { Banner } from '@balcao/ui/banner'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Waypoints } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchTexts } from '#address/use-search-texts.ts'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { AccountCard } from './account-card.tsx'
import { accountName } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

const AccountDrawer = lazy(async () => ({ default: (await import('./account-drawer.tsx')).AccountDrawer }))

/** The platform's contracts with acquirers, each with its last 24 hours. */
export function AccountsTab({ connect }: { connect: ReactNode }) {
  const text = useMessages(acquiringsCatalogue)
  const format = useFormat()
  const accounts = useQuery(api.admin.acquirers.list.queryOptions())
  const figures = useQuery(api.admin.reports.acquirers.queryOptions()).data
  const [{ account: openId }, change] = useSearchTexts()
  const allGrossCents = figures?.accounts.reduce((sum, { grossCents }) => sum + grossCents, 0) ?? 0
  const figuresOf = (id: string) => {
    const own = figures?.accounts.find(({ accountId }) => accountId === id)
    return figures && own ? { ...own, currency: figures.currency, allGrossCents } : null
  }
  return (
    <QueryStates
      query={accounts}
      skeleton={<Skeleton className="h-64 w-full rounded-card" />}
      empty={{
        isEmpty: (own) => own.length === 0,
        element: (
          <EmptyState
            icon={<Waypoints />}
            title={text.none.title}
            description={text.none.text}
            action={connect}
          />
        ),
      }}
    >
      {(own) => (
        <div className="grid gap-4">
          {own
            .filter(({ restingMethods }) => restingMethods.length > 0)
            .map((account) => (
              <Banner key={account.id} tone="negative" isLive>
                {text.restingBanner(
                  accountName(account),
                  format.list(account.restingMethods.map((method) => text.capability[method])),
                )}
              </Banner>
            ))}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
            {own.map((account) => (
              <AccountCard
                key={account.id}
                account={account}
                figures={figuresOf(account.id)}
                onOpen={() => change({ account: account.id }, { isNewStep: true })}
              />
            ))}
          </ul>
          <Suspense>
            {openId !== undefined && (
              <AccountDrawer
                key={openId}
                accountId={openId}
                onClose={() => change({ account: undefined, 'account.tab': undefined })}
              />
            )}
          </Suspense>
        </div>
      )}
    </QueryStates>
  )
}
