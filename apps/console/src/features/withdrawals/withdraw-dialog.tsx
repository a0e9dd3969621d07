import { Dialog } from '@balcao/ui/dialog'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { usePayee } from '#features/payee/use-payee.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { withdrawalsCatalogue } from './catalogue.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawObstacle } from './withdraw-obstacle.tsx'
import { withdrawObstacle } from './withdraw-terms.ts'

type WithdrawDialogProps = { onClose: () => void; onAsked: (withdrawalId: string) => void }

/** Requests a withdrawal, or shows the obstacle. */
export function WithdrawDialog({ onClose, onAsked }: WithdrawDialogProps) {
  const text = useMessages(withdrawalsCatalogue).withdraw
  const core = useMessages(coreCatalogue)
  const payee = usePayee()
  const terms = useQuery(payee.withdrawals.terms.queryOptions())
  const accounts = useQuery(payee.bankAccounts.list.queryOptions())
  const usable = accounts.data?.filter(({ isUsable }) => isUsable)
  const obstacle = terms.data && usable && withdrawObstacle(terms.data, usable.length)
  if (terms.data && usable && obstacle === null)
    return <WithdrawForm terms={terms.data} accounts={usable} onClose={onClose} onAsked={onAsked} />
  return (
    <Dialog open onOpenChange={onClose} closeLabel={core.action.close} title={text.title}>
      {terms.data && obstacle ? (
        <WithdrawObstacle obstacle={obstacle} terms={terms.data} onClose={onClose} />
      ) : (
        <QueryStates<unknown> query={terms.isError ? terms : accounts} skeleton={waiting}>
          {() => waiting}
        </QueryStates>
      )}
    </Dialog>
  )
}

const waiting = <Skeleton className="h-48 w-full" />
