import { Button } from '@balcao/ui/button'
import { Card } from '@balcao/ui/card'
import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { Money } from '#kit/money.tsx'
import { affiliatesCatalogue } from './catalogue.ts'

type Proposal = inferOutput<typeof api.seller.corrections.commissionProposals>[number]

/** Commissions that producers offer for sales without an affiliate. Hidden where none is open. */
export function CommissionProposals() {
  const text = useMessages(affiliatesCatalogue).proposals
  const { data: proposals = [] } = useQuery(api.seller.corrections.commissionProposals.queryOptions())
  if (proposals.length === 0) return null
  return (
    <section aria-labelledby="commission-proposals" className="mb-6 grid gap-3">
      <h2 id="commission-proposals" className="font-semibold text-lg">
        {text.title}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <ProposalCard proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProposalCard({ proposal }: { proposal: Proposal }) {
  const text = useMessages(affiliatesCatalogue).proposals
  const format = useFormat()
  const { productName, producerName, orderCode, soldAt, basisPoints, amountCents, currency } = proposal
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{productName}</p>
        <p className="font-semibold">
          <Money cents={amountCents} currency={currency} />
        </p>
      </div>
      <p className="text-muted text-sm">
        {text.facts(producerName, format.basisPoints(basisPoints), orderCode, format.shortDay(soldAt))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">{text.until(format.dateTime(proposal.answerBy))}</p>
        <div className="flex gap-2">
          <Answer proposal={proposal} answer="DECLINED" />
          <Answer proposal={proposal} answer="ACCEPTED" />
        </div>
      </div>
    </Card>
  )
}

type AnswerProps = { proposal: Proposal; answer: 'ACCEPTED' | 'DECLINED' }

function Answer({ proposal, answer }: AnswerProps) {
  const text = useMessages(affiliatesCatalogue).proposals[answer]
  const format = useFormat()
  const act = useAction(api.seller.corrections.answerCommission, {
    invalidates: [api.seller.corrections, api.seller.affiliations, api.seller.wallet],
    done: text.done,
  })
  return (
    <ConfirmAction
      trigger={<Button variant={answer === 'ACCEPTED' ? 'primary' : 'secondary'}>{text.label}</Button>}
      title={text.title(format.money(proposal.amountCents, proposal.currency))}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={answer === 'DECLINED'}
      onConfirm={() => act.run({ proposalId: proposal.id, answer })}
    />
  )
}
