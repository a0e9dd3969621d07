import type { Tone } from '@balcao/ui/badge'
import { canceledIcon, StatusBadge } from '@balcao/ui/status-badge'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import type { BankAccountsMessages } from '#features/bank-accounts/messages/pt-br.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { ManageBankAccountsMessages } from './messages/pt-br.ts'

export type ReviewedAccount = inferOutput<typeof api.admin.bankAccounts.list>['rows'][number]
type Sort = NonNullable<inferInput<typeof api.admin.bankAccounts.list>['sort']>['by']
type Words = {
  text: ManageBankAccountsMessages
  places: BankAccountsMessages
  format: Format
  now: Date
}

const tones: Record<ReviewedAccount['state'], Tone> = {
  IN_REVIEW: 'pending',
  VERIFIED: 'positive',
  REFUSED: 'negative',
  REMOVED: 'neutral',
}

export function bankAccountColumns(words: Words): ListColumns<ReviewedAccount, never, Sort> {
  const { text, places, format, now } = words
  const { column } = text
  return [
    {
      id: 'person',
      header: column.person,
      cell: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
    },
    {
      id: 'sent',
      header: column.sent,
      sortBy: 'createdAt',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={format.longDateTime(createdAt)} className="whitespace-nowrap">
          {format.ago(createdAt, now)}
        </time>
      ),
    },
    {
      id: 'destination',
      header: column.destination,
      card: 'subtitle',
      cell: ({ destination, sharedWith }) => (
        <span className="grid">
          <span className="wrap-anywhere">{destinationTexts(destination, places).name}</span>
          {sharedWith.length > 0 && (
            <span className="text-negative text-sm">{text.shared(sharedWith.join(', '))}</span>
          )}
        </span>
      ),
    },
    {
      id: 'holder',
      header: column.holder,
      card: 'subtitle',
      cell: (account) => <Holder account={account} text={text} />,
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state, usableFrom }) => (
        <StatusBadge
          tone={tones[state]}
          icon={state === 'REMOVED' ? canceledIcon : undefined}
          detail={
            state === 'VERIFIED' && usableFrom !== null && new Date(usableFrom) > now
              ? text.usableFrom(format.dateTime(usableFrom))
              : undefined
          }
        >
          {text.state[state]}
        </StatusBadge>
      ),
    },
  ]
}

/** Holder of the account, compared with the registered seller. */
function Holder({ account, text }: { account: ReviewedAccount; text: ManageBankAccountsMessages }) {
  const { destination, document } = account
  const isOwn = destination.holderDocument === document
  const [tone, words] =
    document === null
      ? ['text-negative', text.noDocument]
      : !isOwn
        ? ['text-negative', text.differs]
        : namesHolder(destination)
          ? ['text-positive', text.matches]
          : ['text-pending', text.declared]
  return (
    <span className="grid">
      {destination.holderName}
      <span className={`text-sm ${tone}`}>{words}</span>
    </span>
  )
}

/**
 * Whether the account was entered with its holder's document. For other accounts only the seller's own statement names
 * the holder.
 */
function namesHolder(destination: ReviewedAccount['destination']): boolean {
  if (destination.kind === 'ABROAD') return false
  return destination.kind === 'BANK_ACCOUNT' || ['CPF', 'CNPJ'].includes(destination.pixKeyType)
}
