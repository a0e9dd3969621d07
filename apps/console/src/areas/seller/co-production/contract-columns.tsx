import { NamedProduct } from '#features/partners/named-product.tsx'
import type { Format } from '#i18n/use-format.ts'
import { lastDayBefore } from '#kit/last-day.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ContractRow } from './contract.ts'
import { ContractStateBadge } from './contract-state-badge.tsx'
import type { CoProductionMessages } from './messages/pt-br.ts'

type Words = { text: CoProductionMessages; format: Format }

export function contractColumns({ text, format }: Words): ListColumns<ContractRow> {
  const { column } = text
  return [
    {
      id: 'product',
      header: column.product,
      cell: ({ productName, imageUrl, partnerName }) => (
        <NamedProduct name={productName} imageUrl={imageUrl} partner={partnerName} />
      ),
    },
    {
      id: 'share',
      header: column.share,
      align: 'end',
      cell: ({ basisPoints }) => <span className="tabular-nums">{format.basisPoints(basisPoints)}</span>,
      card: 'amount',
    },
    {
      id: 'base',
      header: column.base,
      cell: ({ base }) => text.base[base],
      isForWideOnly: true,
      card: 'none',
    },
    {
      id: 'starts',
      header: column.starts,
      cell: ({ state, startsAt }) => (state === 'ACTIVE' || state === 'ENDED' ? format.date(startsAt) : '—'),
      card: 'none',
    },
    {
      id: 'ends',
      header: column.ends,
      cell: ({ endsAt }) => (endsAt === null ? text.forever : text.until(format.date(lastDayBefore(endsAt)))),
    },
    {
      id: 'answerBy',
      header: column.answerBy,
      isForWideOnly: true,
      cell: ({ state, answerBy }) => (state === 'INVITED' && answerBy !== null ? format.date(answerBy) : '—'),
      card: 'none',
    },
    {
      id: 'state',
      header: column.state,
      cell: (row) => <ContractStateBadge contract={row} />,
      card: 'badge',
    },
  ]
}
