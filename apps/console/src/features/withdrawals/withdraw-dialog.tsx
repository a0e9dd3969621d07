import type { Currency } from '@balcao/domain/vocabulary'
import { Dialog } from '@balcao/ui/dialog'
import { SegmentedControl } from '@balcao/ui/segmented-control'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currencyOf } from '#features/bank-accounts/destination-texts.ts'
import { usePayee } from '#features/payee/use-payee.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { withdrawalsCatalogue } from './catalogue.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawObstacle } from './withdraw-obstacle.tsx'
import { withdrawObstacle } from './withdraw-terms.ts'

type WithdrawDialogProps = {
  /** Chosen first; the others that the platform pays are offered beside it. */
  currency?: Currency
  onClose: () => void
  onAsked: (withdrawalId: string) => void
}

/** Requests a withdrawal, or shows the obstacle. */
export function WithdrawDialog({ currency: first = 'BRL', onClose, onAsked }: WithdrawDialogProps) {
  const text = useMessages(withdrawalsCatalogue).withdraw
  const core = useMessages(coreCatalogue)
  const payee = usePayee()
  const [currency, setCurrency] = useState(first)
  const currencies = useQuery(payee.withdrawals.currencies.queryOptions()).data ?? []
  const terms = useQuery(payee.withdrawals.terms.queryOptions({ currency }))
  const accounts = useQuery(payee.bankAccounts.list.queryOptions())
  const usable = accounts.data?.filter(
    ({ isUsable, destination }) => isUsable && currencyOf(destination) === currency,
  )
  const obstacle = terms.data && usable && withdrawObstacle(terms.data, usable.length)
  const choice = currencies.length > 1 && (
    <SegmentedControl
      label={text.currency}
      segments={currencies.map((value) => ({ value, label: value }))}
      value={currency}
      onChange={setCurrency}
    />
  )
  if (terms.data && usable && obstacle === null)
    return (
      <WithdrawForm
        key={currency}
        terms={terms.data}
        accounts={usable}
        currencyChoice={choice}
        onClose={onClose}
        onAsked={onAsked}
      />
    )
  return (
    <Dialog open onOpenChange={onClose} closeLabel={core.action.close} title={text.title}>
      {choice && <div className="mb-4">{choice}</div>}
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
