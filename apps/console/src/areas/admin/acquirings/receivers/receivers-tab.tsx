import { receiverStatuses } from '@balcao/domain/vocabulary'
import { Button } from '@balcao/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Link2, Plus, RefreshCw, UserCheck } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { accountName } from '#areas/admin/acquirings/acquirer.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { useNow } from '#kit/use-today.ts'
import { receiversCatalogue } from './catalogue.ts'
import type { LinkedPlace } from './link-receiver-dialog.tsx'
import { type Receiver, receiverColumns } from './receiver-columns.tsx'

const LinkReceiverDialog = lazy(async () => ({
  default: (await import('./link-receiver-dialog.tsx')).LinkReceiverDialog,
}))
const CreateReceiverDialog = lazy(async () => ({
  default: (await import('./create-receiver-dialog.tsx')).CreateReceiverDialog,
}))

type Asked = { operation: 'create'; of: Receiver | null } | { operation: 'link'; place: LinkedPlace | null }

/**
 * Receivers whom the acquirers pay directly in split sales, the decision of each acquirer, and the possible
 * actions.
 */
export function ReceiversTab() {
  const text = useMessages(receiversCatalogue)
  const format = useFormat()
  const now = useNow()
  const [asked, setAsked] = useState<Asked | null>(null)
  const accounts = (useQuery(api.admin.acquirers.list.queryOptions()).data ?? []).filter(
    ({ can }) => can.hasReceivers,
  )
  const sync = useAction(api.admin.receivers.sync, {
    invalidates: [api.admin.receivers],
    done: text.sync.done,
  })
  const list = useList({
    key: 'receivers',
    id: 'receivers',
    label: text.label,
    columns: useMemo(() => receiverColumns({ text, format, now }), [text, format, now]),
    filters: {
      status: {
        kind: 'one',
        label: text.column.status,
        options: receiverStatuses.map((status) => ({ value: status, label: text.status[status] })),
      },
      account: {
        kind: 'one',
        label: text.column.account,
        options: accounts.map((account) => ({ value: account.id, label: accountName(account) })),
      },
      answer: {
        kind: 'one',
        label: text.answer,
        options: [{ value: 'LOST', label: text.answers.LOST }],
      },
    },
    quickFilter: 'status',
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ filters: { status, account, answer }, sort, cursor, limit }) =>
      api.admin.receivers.list.queryOptions({ status, accountId: account, answer, sort, cursor, limit }),
    rowId: ({ id }) => id,
    rowLabel: ({ name, account }) => text.rowLabel(name ?? text.platform, account.label),
    rowActions: (receiver) => [
      {
        id: 'sync',
        label: text.sync.label,
        icon: <RefreshCw />,
        onRun: () => sync.run({ receiverId: receiver.id }),
      },
      {
        id: 'link',
        label: text.link.label,
        icon: <Link2 />,
        onRun: () =>
          setAsked({ operation: 'link', place: { accountId: receiver.account.id, userId: receiver.userId } }),
      },
      ...(receiver.userId === null || receiver.status === 'ACTIVE'
        ? []
        : [
            {
              id: 'create',
              label: text.create.again,
              icon: <Plus />,
              onRun: () => setAsked({ operation: 'create', of: receiver }),
            },
          ]),
    ],
    empty: { icon: <UserCheck />, title: text.empty.title, description: text.empty.text },
  })
  const close = () => setAsked(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-prose text-muted">{text.text}</p>
        {accounts.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              icon={<Link2 />}
              onClick={() => setAsked({ operation: 'link', place: null })}
            >
              {text.link.label}
            </Button>
            <Button icon={<Plus />} onClick={() => setAsked({ operation: 'create', of: null })}>
              {text.create.label}
            </Button>
          </div>
        )}
      </div>
      <ListView list={list} />
      <Suspense>
        {asked?.operation === 'link' && (
          <LinkReceiverDialog accounts={accounts} place={asked.place} onClose={close} />
        )}
        {asked?.operation === 'create' && (
          <CreateReceiverDialog accounts={accounts} former={asked.of} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
