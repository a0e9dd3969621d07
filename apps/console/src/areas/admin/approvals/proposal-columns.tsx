import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { ApprovalsMessages } from './messages/pt-br.ts'
import { type ProposalRow, type ProposalSort, subjectOf } from './proposal.ts'
import { ProposalStateBadge } from './proposal-state-badge.tsx'

type Words = { text: ApprovalsMessages; format: Format; now: Date }

export function proposalColumns({ text, format, now }: Words): ListColumns<ProposalRow, never, ProposalSort> {
  const { column } = text
  const time = (at: string, shown: string) => (
    <time dateTime={at} title={format.longDateTime(at)} className="whitespace-nowrap tabular-nums">
      {shown}
    </time>
  )
  return [
    {
      id: 'person',
      header: column.person,
      cell: (row) => <span className="whitespace-nowrap">{subjectOf(row, text)}</span>,
    },
    { id: 'kind', header: column.kind, card: 'subtitle', cell: ({ kind }) => text.kind[kind] },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <ProposalStateBadge state={state} />,
    },
    {
      id: 'proposer',
      header: column.proposer,
      isForWideOnly: true,
      card: 'none',
      cell: ({ proposer }) => (proposer.isMe ? text.you : proposer.name),
    },
    {
      id: 'proposed',
      header: column.proposed,
      sortBy: 'proposedAt',
      card: 'detail',
      cell: ({ proposedAt }) => time(proposedAt, format.ago(proposedAt, now)),
    },
    {
      id: 'lapses',
      header: column.lapses,
      isForWideOnly: true,
      card: 'none',
      cell: ({ state, expiresAt }) => (state === 'OPEN' ? time(expiresAt, format.dateTime(expiresAt)) : '—'),
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      card: 'amount',
      cell: ({ amountCents, currency }) =>
        amountCents === null || currency === null ? '—' : <Money cents={amountCents} currency={currency} />,
    },
  ]
}
