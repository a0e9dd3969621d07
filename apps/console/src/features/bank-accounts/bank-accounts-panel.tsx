import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { EmptyState } from '@balcao/ui/empty-state'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Landmark, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePayee } from '#features/payee/use-payee.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { BankAccountRow } from './bank-account-row.tsx'
import { bankAccountsCatalogue } from './catalogue.ts'

/** The form includes the list of all banks, so it is loaded on demand. */
const BankAccountDialog = lazy(async () => ({
  default: (await import('./bank-account-dialog.tsx')).BankAccountDialog,
}))

/** Payout destinations: every Pix key and account, the preferred one, and the button to add another. */
export function BankAccountsPanel() {
  const text = useMessages(bankAccountsCatalogue)
  const [isAdding, setIsAdding] = useState(false)
  const accounts = useQuery(usePayee().bankAccounts.list.queryOptions())
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setIsAdding(true)}>
      {text.add}
    </Button>
  )
  return (
    <div className="grid max-w-3xl gap-4">
      <QueryStates
        query={accounts}
        skeleton={<Skeleton className="h-40 rounded-card" />}
        empty={{
          isEmpty: (list) => list.length === 0,
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
        {(list) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="max-w-prose text-muted">{text.purpose}</p>
              {add}
            </div>
            <Card isFlush>
              <ul aria-label={text.title}>
                {list.map((account) => (
                  <BankAccountRow key={account.id} account={account} />
                ))}
              </ul>
            </Card>
          </>
        )}
      </QueryStates>
      {isAdding && (
        <Suspense>
          <BankAccountDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}
