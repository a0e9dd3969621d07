import type { Tone } from '@balcao/ui/badge'
import { LinkButton } from '@balcao/ui/link-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api/client.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { QueryStates } from '../../../kit/query-states.tsx'
import { useCan } from '../../../session/use-can.ts'
import { usersCatalogue } from './catalogue.ts'

const tones: Record<'IN_REVIEW' | 'APPROVED' | 'REFUSED', Tone> = {
  IN_REVIEW: 'pending',
  APPROVED: 'positive',
  REFUSED: 'negative',
}

/** The papers that the seller is asked for; they are decided on the screen of documents. */
export function DocumentsTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).documents
  const format = useFormat()
  const decides = useCan('isValidateDocumentsAvailable')
  const query = useQuery(api.admin.users.papers.queryOptions({ userId }))
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ papers, email }) => (
        <div className="grid gap-4">
          <ul className="divide-y divide-(--color-border) rounded-control border border-default">
            {papers.map(({ paper, state, sentAt, refusalNote }) => (
              <li
                key={paper}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2.5"
              >
                <span className="grid">
                  {text.paper[paper]}
                  <span className="text-muted text-sm">
                    {sentAt === null ? text.notSent : format.dateTime(sentAt)}
                    {refusalNote !== null && ` · ${refusalNote}`}
                  </span>
                </span>
                {state !== null && <StatusBadge tone={tones[state]}>{text.state[state]}</StatusBadge>}
              </li>
            ))}
          </ul>
          {decides && (
            <div>
              <LinkButton asChild>
                <Link to="/admin-root/document-validation" search={{ q: email } as never}>
                  {text.decide}
                </Link>
              </LinkButton>
            </div>
          )}
        </div>
      )}
    </QueryStates>
  )
}
