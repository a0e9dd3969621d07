import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { MoneyLines } from '#kit/action/money-lines.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { usersCatalogue } from './catalogue.ts'

/** The seller's balances by place, each currency by itself. */
export function MoneyTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).money
  const query = useQuery(api.admin.users.wallet.queryOptions({ userId }))
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-56 w-full" />}>
      {({ purses }) => (
        <div className="grid gap-6">
          {purses.map(({ currency, ...purse }) => (
            <section key={currency} className="grid gap-1">
              {purses.length > 1 && <h3 className="font-semibold">{text.currency(currency)}</h3>}
              <MoneyLines
                lines={[
                  { label: text.available, cents: purse.availableCents, currency },
                  { label: text.pending, cents: purse.pendingCents, currency },
                  { label: text.reserve, cents: purse.reserveCents, currency },
                  { label: text.held, cents: purse.heldCents, currency },
                  { label: text.withdrawing, cents: purse.withdrawingCents, currency },
                  { label: text.total, cents: purse.totalCents, currency, isSum: true },
                  ...(purse.debtCents > 0 ? [{ label: text.debt, cents: -purse.debtCents, currency }] : []),
                ]}
              />
            </section>
          ))}
        </div>
      )}
    </QueryStates>
  )
}
