import type { Tone } from '@balcao/ui/badge'
import { Button } from '@balcao/ui/button'
import { LinkButton } from '@balcao/ui/link-button'
import { Skeleton } from '@balcao/ui/skeleton'
import { StatusBadge } from '@balcao/ui/status-badge'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { documentValidationCatalogue } from '#areas/admin/documents/catalogue.ts'
import { isSent } from '#areas/admin/documents/document.ts'
import { PaperFrame } from '#areas/admin/documents/paper-frame.tsx'
import { useOpenedPapers } from '#areas/admin/documents/use-opened-papers.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { useCan } from '#session/use-can.ts'
import { usersCatalogue } from './catalogue.ts'

const tones: Record<'IN_REVIEW' | 'APPROVED' | 'REFUSED', Tone> = {
  IN_REVIEW: 'pending',
  APPROVED: 'positive',
  REFUSED: 'negative',
}

/** The papers required of the seller, each to be viewed here; they are decided on the documents screen. */
export function DocumentsTab({ userId }: { userId: string }) {
  const text = useMessages(usersCatalogue).documents
  const viewer = useMessages(documentValidationCatalogue).viewer
  const format = useFormat()
  const decides = useCan('isValidateDocumentsAvailable')
  const opened = useOpenedPapers(api.admin.users.readPaper)
  const [shown, setShown] = useState<string | null>(null)
  const query = useQuery(api.admin.users.papers.queryOptions({ userId }))
  function toggle(documentId: string) {
    setShown((now) => (now === documentId ? null : documentId))
    void opened.open(documentId)
  }
  return (
    <QueryStates query={query} skeleton={<Skeleton className="h-40 w-full" />}>
      {({ papers, email }) => (
        <div className="grid gap-4">
          <ul className="divide-y divide-(--color-border) rounded-control border border-default">
            {papers.map((paper) => (
              <li key={paper.paper} className="grid gap-3 px-3 py-2.5">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <span className="grid">
                    {text.paper[paper.paper]}
                    <span className="text-muted text-sm">
                      {paper.sentAt === null ? text.notSent : format.dateTime(paper.sentAt)}
                      {paper.refusalNote !== null && ` · ${paper.refusalNote}`}
                    </span>
                  </span>
                  {isSent(paper) && (
                    <span className="flex items-center gap-3">
                      <StatusBadge tone={tones[paper.state]}>{text.state[paper.state]}</StatusBadge>
                      <Button size="small" onClick={() => toggle(paper.documentId)}>
                        {shown === paper.documentId ? viewer.close : viewer.open}
                      </Button>
                    </span>
                  )}
                </div>
                {isSent(paper) && shown === paper.documentId && (
                  <div className="overflow-auto rounded-control bg-sunken p-3">
                    <PaperFrame
                      paper={paper}
                      opened={opened.paperOf(paper.documentId)}
                      hasFailed={opened.hasFailed(paper.documentId)}
                      isBusy={opened.isBusy}
                      onOpen={() => void opened.open(paper.documentId)}
                    />
                  </div>
                )}
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
