import { Banner } from '@balcao/ui/banner'
import { Check, Landmark, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { bankAccountsCatalogue } from '#features/bank-accounts/catalogue.ts'
import { destinationTexts } from '#features/bank-accounts/destination-texts.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { bankAccountColumns, type ReviewedAccount } from './bank-account-columns.tsx'
import { manageBankAccountsCatalogue } from './catalogue.ts'

/** Accounts under review are shown first; the others by choice. */
const otherStates = ['VERIFIED', 'REFUSED', 'REMOVED', 'EVERY'] as const

/** Payout accounts of sellers: those under review, their holders, and past decisions. */
export function ManageBankAccountsScreen() {
  const text = useMessages(manageBankAccountsCatalogue)
  const places = useMessages(bankAccountsCatalogue)
  const format = useFormat()
  const now = useNow()
  const [asked, setAsked] = useState<{ operation: 'approve' | 'refuse'; account: ReviewedAccount } | null>(
    null,
  )
  const list = useList({
    id: 'manage-bank-accounts',
    label: text.title,
    columns: useMemo(() => bankAccountColumns({ text, places, format, now }), [text, places, format, now]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.states.IN_REVIEW,
        options: otherStates.map((state) => ({
          value: state,
          label: state === 'EVERY' ? text.all : text.states[state],
        })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ search, filters: { state }, sort, cursor, limit }) =>
      api.admin.bankAccounts.list.queryOptions({
        search,
        state: state === 'EVERY' ? undefined : (state ?? 'IN_REVIEW'),
        sort,
        cursor,
        limit,
      }),
    rowId: (row) => row.id,
    rowLabel: (row) => text.rowLabel(row.name, destinationTexts(row.destination, places).name),
    rowActions: (account) =>
      account.state === 'IN_REVIEW'
        ? [
            {
              id: 'approve',
              label: text.approve.label,
              icon: <Check />,
              onRun: () => setAsked({ operation: 'approve', account }),
            },
            {
              id: 'refuse',
              label: text.refuse.label,
              icon: <X />,
              isDangerous: true,
              onRun: () => setAsked({ operation: 'refuse', account }),
            },
          ]
        : [],
    isQueue: true,
    empty: { icon: <Landmark />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListPage title={text.title} purpose={text.purpose} list={list} />
      {asked && <Decision {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

type DecisionProps = { operation: 'approve' | 'refuse'; account: ReviewedAccount; onClose: () => void }

function Decision({ operation, account, onClose }: DecisionProps) {
  const messages = useMessages(manageBankAccountsCatalogue)
  const places = useMessages(bankAccountsCatalogue)
  const text = messages[operation]
  const options = { proven: true, invalidates: [api.admin.bankAccounts], done: text.done }
  const verify = useAction(api.admin.bankAccounts.verify, options)
  const refuse = useAction(api.admin.bankAccounts.refuse, options)
  const { name, detail } = destinationTexts(account.destination, places)
  const bankAccountId = account.id
  return (
    <ConfirmAction
      open
      onOpenChange={onClose}
      title={text.title(account.name)}
      description={text.text}
      confirmLabel={text.label}
      isDangerous={operation === 'refuse'}
      {...(operation === 'refuse' && { reason: { isRequired: true, help: messages.reasonHelp } })}
      onConfirm={({ reason }) =>
        operation === 'approve' ? verify.run({ bankAccountId }) : refuse.run({ bankAccountId, reason })
      }
    >
      {account.sharedWith.length > 0 && (
        <Banner tone="pending">{messages.shared(account.sharedWith.join(', '))}</Banner>
      )}
      <p>
        <span className="wrap-anywhere font-medium">{name}</span>
        <span className="block text-muted text-sm">{detail}</span>
      </p>
    </ConfirmAction>
  )
}
