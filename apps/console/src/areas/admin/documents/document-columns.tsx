import type { Tone } from '@balcao/ui/badge'
import { StatusBadge } from '@balcao/ui/status-badge'
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '../../../api/client.ts'
import type { Format } from '../../../i18n/use-format.ts'
import type { ListColumns } from '../../../kit/list/list-declaration.ts'
import type { DocumentValidationMessages } from './messages/pt-br.ts'

export type DocumentRow = inferOutput<typeof api.admin.documents.list>['rows'][number]
type Sort = NonNullable<inferInput<typeof api.admin.documents.list>['sort']>['by']
type Words = { text: DocumentValidationMessages; format: Format; now: Date }

const tones: Record<DocumentRow['state'], Tone> = {
  IN_REVIEW: 'pending',
  APPROVED: 'positive',
  REFUSED: 'negative',
  REPLACED: 'neutral',
}

export function documentColumns({ text, format, now }: Words): ListColumns<DocumentRow, never, Sort> {
  const { column } = text
  return [
    {
      id: 'person',
      header: column.person,
      cell: ({ name }) => <span className="whitespace-nowrap">{name}</span>,
    },
    { id: 'paper', header: column.paper, card: 'subtitle', cell: ({ paper }) => text.paper[paper] },
    {
      id: 'sent',
      header: column.sent,
      sortBy: 'sentAt',
      card: 'detail',
      cell: ({ sentAt }) => (
        <time dateTime={sentAt} title={format.longDateTime(sentAt)} className="whitespace-nowrap">
          {format.ago(sentAt, now)}
        </time>
      ),
    },
    {
      id: 'state',
      header: column.state,
      card: 'badge',
      cell: ({ state, refusal }) => (
        <StatusBadge tone={tones[state]} detail={refusal === null ? undefined : text.refusal[refusal]}>
          {text.state[state]}
        </StatusBadge>
      ),
    },
  ]
}
