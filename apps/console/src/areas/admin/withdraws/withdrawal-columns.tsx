import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import type { BankAccountsMessages } from '#features/bank-accounts/messages/pt-br.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumn, ListColumns } from '#kit/list/list-declaration.ts'
import { Money } from '#kit/money.tsx'
import type { WithdrawsMessages } from './messages/pt-br.ts'
import type { WithdrawalRow, WithdrawalSort, WithdrawalSums } from './withdrawal.ts'
import { WithdrawalStateBadge } from './withdrawal-state-badge.tsx'

type Words = { text: WithdrawsMessages; places: BankAccountsMessages; format: Format; now: Date }
type Column = ListColumn<WithdrawalRow, WithdrawalSums, WithdrawalSort>

/** The queue shows a withdrawal's age, the history its day. */
export function withdrawalColumns(
  words: Words,
  kind: 'queue' | 'history',
): ListColumns<WithdrawalRow, WithdrawalSums, WithdrawalSort> {
  const { text, places, format, now } = words
  const { column } = text
  const settled: Column = {
    id: 'settled',
    header: column.settled,
    isForWideOnly: true,
    card: 'none',
    cell: ({ settledAt }) =>
      settledAt === null ? '—' : <Instant at={settledAt} text={format.dateTime(settledAt)} format={format} />,
  }
  return [
    {
      id: 'person',
      header: column.person,
      cell: ({ person }) => <span className="whitespace-nowrap">{person.name}</span>,
    },
    {
      id: 'asked',
      header: column.asked,
      sortBy: kind === 'queue' ? 'queuedAt' : 'createdAt',
      cell: ({ createdAt }) => (
        <Instant
          at={createdAt}
          text={kind === 'queue' ? format.ago(createdAt, now) : format.dateTime(createdAt)}
          format={format}
        />
      ),
    },
    {
      id: 'destination',
      header: column.destination,
      card: 'subtitle',
      cell: ({ destination }) => (
        <span className="block truncate @4xl:max-w-72 sm:max-w-44">
          {destinationTexts(destination, places).name}
        </span>
      ),
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: (row) => <WithdrawalStateBadge {...row} />,
    },
    ...(kind === 'history' ? [settled] : []),
    {
      id: 'fee',
      header: column.fee,
      align: 'end',
      isForWideOnly: true,
      card: 'none',
      cell: ({ feeCents, currency }) => <Money cents={feeCents} currency={currency} />,
    },
    {
      id: 'amount',
      header: column.amount,
      align: 'end',
      sortBy: 'amount',
      card: 'amount',
      cell: ({ amountCents, currency }) => <Money cents={amountCents} currency={currency} />,
    },
  ]
}

function Instant({ at, text, format }: { at: string; text: string; format: Format }) {
  return (
    <time dateTime={at} title={format.longDateTime(at)} className="whitespace-nowrap tabular-nums">
      {text}
    </time>
  )
}
