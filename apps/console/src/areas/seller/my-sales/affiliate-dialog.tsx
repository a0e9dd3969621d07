import { Button } from '@balcao/ui/button'
import { Dialog } from '@balcao/ui/dialog'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useErrorReader } from '#i18n/error-texts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { mySalesCatalogue } from './catalogue.ts'
import { CommissionForm } from './commission-form.tsx'
import { LastProposal } from './last-proposal.tsx'
import type { SaleSubject } from './sale-actions.ts'

/** Offers an affiliate a commission on a sale without one, or shows why that is not possible. */
export function AffiliateDialog({ sale, onClose }: { sale: SaleSubject; onClose: () => void }) {
  const text = useMessages(mySalesCatalogue).affiliate
  const reader = useErrorReader()
  const query = useQuery(api.seller.corrections.commissionable.queryOptions({ paymentId: sale.paymentId }))
  if (query.data?.refusal === null)
    return <CommissionForm paymentId={sale.paymentId} commissionable={query.data} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeLabel={text.close}
      title={text.title}
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <QueryStates query={query} skeleton={<Skeleton className="h-16 w-full" />}>
        {({ refusal, proposal, currency }) => (
          <div className="grid gap-4">
            {refusal !== 'sale_has_affiliate' && <p>{reader.textOfCode(refusal ?? 'internal')}</p>}
            {proposal && <LastProposal proposal={proposal} currency={currency} />}
          </div>
        )}
      </QueryStates>
    </Dialog>
  )
}
