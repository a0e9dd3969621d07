import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { ReactNode } from 'react'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { ListColumns } from '#kit/list/list-declaration.ts'
import type { DeletionsMessages } from './messages/pt-br.ts'

export type DeletionRow = inferOutput<typeof api.admin.deletions.list>['rows'][number]
type Words = { text: DeletionsMessages; format: Format }

const tones: Record<DeletionRow['state'], Tone> = {
  OPEN: 'pending',
  ANSWERED: 'positive',
  WITHDRAWN: 'neutral',
}

export function deletionColumns({ text, format }: Words): ListColumns<DeletionRow> {
  const { column } = text
  return [
    { id: 'person', header: column.person, cell: ({ name }) => name },
    {
      id: 'email',
      header: column.email,
      card: 'subtitle',
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      id: 'created',
      header: column.created,
      card: 'detail',
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.dateTime(createdAt)}</span>,
    },
    { id: 'reason', header: column.reason, card: 'detail', cell: ({ reason }) => written(reason) },
    { id: 'answer', header: column.answer, card: 'detail', cell: ({ answer }) => written(answer) },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>,
    },
  ]
}

function written(words: string | null): ReactNode {
  if (words === null) return '—'
  return <span className="wrap-anywhere block whitespace-pre-line sm:max-w-72">{words}</span>
}
