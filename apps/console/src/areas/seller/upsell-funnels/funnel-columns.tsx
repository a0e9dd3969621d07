import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { FunnelRow, FunnelSort } from './funnel.ts'
import { FunnelStateBadge } from './funnel-state-badge.tsx'
import type { UpsellFunnelsMessages } from './messages/pt-br.ts'

type Words = { text: UpsellFunnelsMessages; format: Format }

export function funnelColumns({ text, format }: Words): ListColumns<FunnelRow, never, FunnelSort> {
  const { column } = text
  const count = (value: number) => <span className="tabular-nums">{format.integer(value)}</span>
  return [
    {
      id: 'name',
      header: column.name,
      cell: ({ name }) => <span className="block truncate @4xl:max-w-64 sm:max-w-44">{name}</span>,
    },
    {
      id: 'offer',
      header: column.offer,
      cell: ({ productName }) => (
        <span className="block truncate @4xl:max-w-56 sm:max-w-36">{productName}</span>
      ),
      card: 'subtitle',
    },
    {
      id: 'state',
      header: column.state,
      cell: ({ state }) => <FunnelStateBadge state={state} />,
      card: 'badge',
    },
    {
      id: 'steps',
      header: column.steps,
      align: 'end',
      isHiddenAtFirst: true,
      cell: ({ stepCount }) => count(stepCount),
      card: 'none',
    },
    {
      id: 'test',
      header: column.test,
      align: 'end',
      isForWideOnly: true,
      cell: ({ testCount }) => (testCount === 0 ? text.noTest : text.tests(testCount)),
      card: 'none',
    },
    {
      id: 'entered',
      header: column.entered,
      align: 'end',
      cell: ({ enteredCount }) => count(enteredCount),
      card: 'none',
    },
    {
      id: 'accepted',
      header: column.accepted,
      align: 'end',
      cell: ({ acceptedCount }) => count(acceptedCount),
      card: 'none',
    },
    {
      id: 'perEntry',
      header: column.perEntry,
      align: 'end',
      isForWideOnly: true,
      cell: ({ paidCents, enteredCount, currency }) => (
        <Money cents={enteredCount === 0 ? 0 : Math.round(paidCents / enteredCount)} currency={currency} />
      ),
      card: 'none',
    },
    {
      id: 'created',
      header: column.created,
      sortBy: 'createdAt',
      isForWideOnly: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {format.date(createdAt)}
        </time>
      ),
      card: 'none',
    },
    {
      id: 'paid',
      header: column.paid,
      align: 'end',
      cell: ({ paidCents, currency }) => <Money cents={paidCents} currency={currency} />,
      card: 'amount',
    },
  ]
}
