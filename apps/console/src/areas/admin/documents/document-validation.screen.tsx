import { Check, Download, FileSearch, X } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ConfirmAction } from '../../../kit/action/confirm-action.tsx'
import { useAction } from '../../../kit/action/use-action.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useNow } from '../../../kit/use-today.ts'
import { documentValidationCatalogue } from './catalogue.ts'
import { type DocumentRow, documentColumns } from './document-columns.tsx'

const RefuseDocumentDialog = lazy(async () => ({
  default: (await import('./refuse-document-dialog.tsx')).RefuseDocumentDialog,
}))

const states = ['IN_REVIEW', 'APPROVED', 'REFUSED', 'REPLACED'] as const

/** Papers of sellers, one by one: look at it, approve it, or ask for just this one again. */
export function DocumentValidationScreen() {
  const text = useMessages(documentValidationCatalogue)
  const format = useFormat()
  const now = useNow()
  const [approved, setApproved] = useState<DocumentRow | null>(null)
  const [refused, setRefused] = useState<DocumentRow | null>(null)
  const read = useAction(api.admin.documents.read, { done: ({ url }) => window.location.assign(url) })
  const approve = useAction(api.admin.documents.approve, {
    invalidates: [api.admin.documents],
    done: text.approve.done,
  })
  const list = useList({
    id: 'document-validation',
    label: text.title,
    columns: useMemo(() => documentColumns({ text, format, now }), [text, format, now]),
    filters: {
      state: {
        kind: 'one',
        label: text.filter,
        allLabel: text.all,
        options: states.map((state) => ({ value: state, label: text.states[state] })),
      },
    },
    quickFilter: 'state',
    searchLabel: text.search,
    defaultSort: { by: 'sentAt', direction: 'asc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.admin.documents.list.queryOptions({ search, ...filters, sort, cursor, limit }),
    rowId: (row) => row.id,
    rowLabel: (row) => text.rowLabel(row.name, text.paper[row.paper]),
    rowActions: (row) => [
      {
        id: 'open',
        label: text.open,
        icon: <Download />,
        onRun: () => read.start({ documentId: row.id }),
      },
      ...(row.state === 'IN_REVIEW'
        ? [
            { id: 'approve', label: text.approve.label, icon: <Check />, onRun: () => setApproved(row) },
            {
              id: 'refuse',
              label: text.refuse.label,
              icon: <X />,
              isDangerous: true,
              onRun: () => setRefused(row),
            },
          ]
        : []),
    ],
    empty: { icon: <FileSearch />, title: text.empty.title, description: text.empty.text },
  })
  return (
    <>
      <ListPage title={text.title} purpose={text.purpose} list={list} />
      {approved && (
        <ConfirmAction
          open
          onOpenChange={() => setApproved(null)}
          title={text.approve.title(text.paper[approved.paper])}
          description={text.approve.text}
          confirmLabel={text.approve.label}
          onConfirm={() => approve.run({ documentId: approved.id })}
        />
      )}
      <Suspense>
        {refused && <RefuseDocumentDialog document={refused} onClose={() => setRefused(null)} />}
      </Suspense>
    </>
  )
}
