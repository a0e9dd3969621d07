import { Ban, Megaphone } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { type BroadcastRow, broadcastColumns } from './broadcast-columns.tsx'
import { notificationsCatalogue } from './catalogue.ts'

export function BroadcastsTab({ compose }: { compose: ReactNode }) {
  const text = useMessages(notificationsCatalogue)
  const format = useFormat()
  const [canceled, setCanceled] = useState<BroadcastRow | null>(null)
  const cancel = useAction(api.admin.broadcasts.cancel, {
    invalidates: [api.admin.broadcasts],
    done: text.canceled,
  })
  const list = useList({
    key: 'broadcasts',
    id: 'broadcasts',
    label: text.broadcasts,
    columns: useMemo(() => broadcastColumns({ text, format }), [text, format]),
    defaultSort: { by: 'createdAt', direction: 'desc' },
    query: ({ sort, cursor, limit }) => api.admin.broadcasts.list.queryOptions({ sort, cursor, limit }),
    rowId: (row) => row.id,
    rowLabel: (row) => row.title,
    rowActions: (row) =>
      row.state === 'SCHEDULED'
        ? [
            {
              id: 'cancel',
              label: text.cancel,
              icon: <Ban />,
              isDangerous: true,
              onRun: () => setCanceled(row),
            },
          ]
        : [],
    empty: { icon: <Megaphone />, title: text.empty.title, description: text.empty.text, action: compose },
  })
  return (
    <>
      <ListView list={list} />
      {canceled && (
        <ConfirmAction
          open
          onOpenChange={() => setCanceled(null)}
          title={text.cancelTitle(canceled.title)}
          description={text.cancelText}
          confirmLabel={text.cancel}
          isDangerous
          onConfirm={() => cancel.run({ broadcastId: canceled.id })}
        />
      )}
    </>
  )
}
