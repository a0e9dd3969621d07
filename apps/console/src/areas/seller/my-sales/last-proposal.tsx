import type { Currency } from '@balcao/domain/vocabulary'
import { Banner } from '@balcao/ui/banner'
import { Button } from '@balcao/ui/button'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { mySalesCatalogue } from './catalogue.ts'

export type Commissionable = inferOutput<typeof api.seller.corrections.commissionable>

type LastProposalProps = { proposal: NonNullable<Commissionable['proposal']>; currency: Currency }

/**
 * State of the last proposal for a sale. A pending one can be withdrawn; a withdrawn or replaced one is
 * hidden.
 */
export function LastProposal({ proposal, currency }: LastProposalProps) {
  const text = useMessages(mySalesCatalogue).affiliate
  const format = useFormat()
  const withdraw = useAction(api.seller.corrections.withdrawCommission, {
    invalidates: [api.seller.corrections],
    done: text.withdrawn,
  })
  const { id, state, affiliateName, amountCents, answerBy } = proposal
  if (state === 'WITHDRAWN' || state === 'REPLACED') return null
  return (
    <Banner
      tone={state === 'ACCEPTED' ? 'positive' : 'info'}
      action={
        state === 'PROPOSED' && (
          <Button size="small" onClick={() => withdraw.start({ proposalId: id })}>
            {text.withdraw}
          </Button>
        )
      }
    >
      {text.state[state](affiliateName, format.money(amountCents, currency), format.dateTime(answerBy))}
    </Banner>
  )
}
