import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Landmark, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../api/client.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { QueryStates } from '../../kit/query-states.tsx'
import { BankAccountRow } from './bank-account-row.tsx'
import { bankAccountsCatalogue } from './catalogue.ts'

// The list of all banks is large, and most visits add none.
const BankAccountForm = lazy(async () => ({
  default: (await import('./bank-account-form.tsx')).BankAccountForm,
}))

/** Where somebody's money goes: what there is, what state it is in, and the way to add or remove one. */
export function BankAccounts() {
  const text = useMessages(bankAccountsCatalogue)
  const [isAdding, setIsAdding] = useState(false)
  const query = useQuery(api.seller.bankAccounts.list.queryOptions())
  const add = (
    <Button variant="secondary" icon={<Plus />} onClick={() => setIsAdding(true)}>
      {text.add}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <QueryStates
        query={query}
        skeleton={<Skeleton className="h-40 w-full" />}
        empty={{
          isEmpty: (accounts) => accounts.length === 0,
          element: (
            <Card>
              <EmptyState
                icon={<Landmark />}
                title={text.empty.title}
                description={text.empty.text}
                action={add}
              />
            </Card>
          ),
        }}
      >
        {(accounts) => (
          <>
            <div className="flex justify-end">{add}</div>
            <Card isFlush>
              <ul className="divide-y divide-(--color-border)">
                {accounts.map((account) => (
                  <BankAccountRow key={account.id} account={account} />
                ))}
              </ul>
            </Card>
          </>
        )}
      </QueryStates>
      <Suspense>{isAdding && <BankAccountForm onClose={() => setIsAdding(false)} />}</Suspense>
    </div>
  )
}
