import { Card, CardHeader } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { myProfileCatalogue } from './catalogue.ts'
import { PaperRow, type PaperView } from './paper-row.tsx'

export function DocumentsTab() {
  const { documents: text } = useMessages(myProfileCatalogue)
  const documents = useQuery(api.seller.documents.list.queryOptions())
  return (
    <QueryStates query={documents} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {({ papers, stage, personKind }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid gap-3">
            <Card isFlush>
              <ul aria-label={text.title}>
                {papers.map((paper) => (
                  <PaperRow key={paper.paper} paper={paper} personKind={personKind} />
                ))}
              </ul>
            </Card>
            <p className="flex items-start gap-2 text-muted text-sm">
              <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
              {text.private}
            </p>
          </div>
          <ProgressCard papers={papers} title={text.stage[stage]} />
        </div>
      )}
    </QueryStates>
  )
}

function ProgressCard({ papers, title }: { papers: readonly PaperView[]; title: string }) {
  const { documents: text } = useMessages(myProfileCatalogue)
  const format = useFormat()
  const counts = {
    approved: papers.filter(({ state }) => state === 'APPROVED').length,
    inReview: papers.filter(({ state }) => state === 'IN_REVIEW').length,
    yours: papers.filter(({ state }) => state === null || state === 'REFUSED').length,
  }
  return (
    <Card aria-labelledby="papers-progress" className="grid gap-3">
      <CardHeader titleId="papers-progress" title={title} />
      <dl className="grid gap-2">
        {(['approved', 'inReview', 'yours'] as const).map((count) => (
          <div key={count} className="flex justify-between gap-4">
            <dt className="text-muted">{text.count[count]}</dt>
            <dd className="font-medium tabular-nums">{format.integer(counts[count])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">{text.whichAreAsked}</p>
    </Card>
  )
}
