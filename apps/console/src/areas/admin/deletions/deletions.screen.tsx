import { MessageSquareReply, UserX } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListPage } from '#kit/list/list-page.tsx'
import { useList } from '#kit/list/use-list.ts'
import { deletionsCatalogue } from './catalogue.ts'
import { type DeletionRow, deletionColumns } from './deletion-columns.tsx'

const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }))

const ended = ['ANSWERED', 'WITHDRAWN'] as const

/** Deletion requests, the longest waiting first. */
export function DeletionsScreen() {
  const text = useMessages(deletionsCatalogue)
  const format = useFormat()
  const [asked, setAsked] = useState<DeletionRow | null>(null)
  const list = useList({
    id: 'deletions',
    label: text.title,
    columns: useMemo(() => deletionColumns({ text, format }), [text, format]),
    filters: {
      state: {
        kind: 'one',
        label: text.status,
        allLabel: text.states.OPEN,
        options: ended.map((value) => ({ value, label: text.states[value] })),
      },
    },
    quickFilter: 'state',
    query: ({ filters: { state = 'OPEN' as const }, cursor, limit }) =>
      api.admin.deletions.list.queryOptions({
        state,
        sort: { by: 'createdAt', direction: state === 'OPEN' ? 'asc' : 'desc' },
        cursor,
        limit,
      }),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => text.rowLabel(name),
    rowActions: (row) =>
      row.state === 'OPEN'
        ? [
            {
              id: 'answer',
              label: text.answer.label,
              icon: <MessageSquareReply />,
              onRun: () => setAsked(row),
            },
          ]
        : [],
    isQueue: true,
    empty: { icon: <UserX />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListPage title={text.title} purpose={text.purpose} list={list} />
      <Suspense>{asked && <AnswerDialog request={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}
