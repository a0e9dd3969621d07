import { type GrantSource, grantSources } from '@balcao/domain/delivery/courses'
import { Button } from '@balcao/ui/button'
import { Progress } from '@balcao/ui/progress'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { UserMinus, UserPlus, Users } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { api } from '#api/client.ts'
import { type Format, useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useAction } from '#kit/action/use-action.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import { ListView } from '#kit/list/list-view.tsx'
import { useList } from '#kit/list/use-list.ts'
import { courseCatalogue } from './catalogue.ts'
import type { CourseMessages } from './messages/pt-br.ts'

const AddStudentsDialog = lazy(async () => ({
  default: (await import('./add-students-dialog.tsx')).AddStudentsDialog,
}))

type Student = inferOutput<typeof api.seller.courses.students>['rows'][number]

/** Everybody with access to the product, and their progress. */
export function StudentsTab({ productId }: { productId: string }) {
  const { students: text } = useMessages(courseCatalogue)
  const format = useFormat()
  const [isAdding, setIsAdding] = useState(false)
  const [asked, setAsked] = useState<Student | null>(null)
  const takeBack = useAction(api.seller.courses.takeBack, {
    invalidates: [api.seller.courses],
    done: text.tookBack,
  })
  const add = (
    <Button variant="primary" icon={<UserPlus />} onClick={() => setIsAdding(true)}>
      {text.add}
    </Button>
  )
  const list = useList({
    key: 'students',
    id: 'course-students',
    label: text.name,
    columns: useMemo(() => studentColumns(text, format), [text, format]),
    searchLabel: text.search,
    filters: {
      source: {
        kind: 'one',
        label: text.source,
        allLabel: text.all,
        options: grantSources.map((source) => ({ value: source, label: text.sources[source] })),
      },
    },
    defaultSort: { by: 'grantedAt', direction: 'desc' },
    query: ({ search, filters, sort, cursor, limit }) =>
      api.seller.courses.students.queryOptions({ productId, search, ...filters, sort, cursor, limit }),
    exportHref: ({ search, filters }) => exportHref({ productId, search, source: filters.source }),
    rowId: ({ grantId }) => grantId,
    rowLabel: ({ name }) => name,
    rowActions: (student) =>
      student.source !== 'SALE' && student.standing === 'OPEN'
        ? [{ id: 'take-back', label: text.takeBack, icon: <UserMinus />, onRun: () => setAsked(student) }]
        : [],
    empty: { icon: <Users />, title: text.empty.title, description: text.empty.text, action: add },
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      {!list.isNever && <div className="justify-self-end">{add}</div>}
      <ListView list={list} />
      <Suspense>
        {isAdding && <AddStudentsDialog productId={productId} onClose={() => setIsAdding(false)} />}
      </Suspense>
      {asked && (
        <ConfirmAction
          open
          onOpenChange={() => setAsked(null)}
          title={text.takeBackTitle(asked.name)}
          description={text.takeBackText}
          confirmLabel={text.takeBack}
          isDangerous
          onConfirm={() => takeBack.run({ grantId: asked.grantId })}
        />
      )}
    </div>
  )
}

function exportHref(filters: {
  productId: string
  search: string | undefined
  source: GrantSource | undefined
}) {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return `/api/exports/students.csv?${query}`
}

function studentColumns(
  text: CourseMessages['students'],
  format: Format,
): ListColumns<Student, never, 'grantedAt'> {
  return [
    {
      id: 'name',
      header: text.name,
      cell: ({ name, email }) => (
        <span className="grid min-w-0">
          <span className="truncate">{name}</span>
          <span className="truncate text-muted text-sm">{email}</span>
        </span>
      ),
    },
    {
      id: 'progress',
      header: text.progress,
      cell: ({ done, lessons, percent, lastLesson }) => (
        <span className="grid min-w-32 gap-1">
          <span className="flex items-center gap-2">
            <Progress label={text.done(done, lessons)} value={percent / 100} />
            <span className="tabular-nums">{format.basisPoints(percent * 100)}</span>
          </span>
          <span className="truncate text-muted text-sm">{lastLesson ?? text.never}</span>
        </span>
      ),
      card: 'subtitle',
    },
    {
      id: 'source',
      header: text.source,
      isForWideOnly: true,
      cell: ({ source }) => text.sources[source],
    },
    {
      id: 'grantedAt',
      header: text.since,
      sortBy: 'grantedAt',
      cell: ({ grantedAt }) => format.date(grantedAt),
    },
    {
      id: 'status',
      header: text.status,
      cell: ({ standing }) => (
        <StatusBadge
          tone={standing === 'OPEN' ? 'positive' : standing === 'REVOKED' ? 'negative' : 'pending'}
        >
          {text.standing[standing]}
        </StatusBadge>
      ),
      card: 'badge',
    },
  ]
}
