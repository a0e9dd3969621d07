import { Button } from '@balcao/ui/button'
import { Timeline } from '@balcao/ui/timeline'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/client.ts'
import { subscriptionsCatalogue } from '#features/subscriptions/catalogue.ts'
import { webhooksCatalogue } from '#features/webhooks/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { testModeCatalogue } from './catalogue.ts'

/** Past events by the test clock, the newest first, and the next ones. */
export function TestTimeline() {
  const text = useMessages(testModeCatalogue)
  const subscriptionText = useMessages(subscriptionsCatalogue)
  const webhooksText = useMessages(webhooksCatalogue)
  const format = useFormat()
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const upcoming = useQuery(api.seller.testMode.upcoming.queryOptions()).data
  const page = useQuery(
    api.seller.testMode.timeline.queryOptions(
      { ...(cursor !== undefined && { cursor }) },
      { placeholderData: keepPreviousData },
    ),
  ).data
  if (!page || !upcoming) return null
  const { charge, release } = upcoming
  const next = page.nextCursor
  const describe = (row: (typeof page.rows)[number]) => {
    if (row.kind === 'STEP') return subscriptionText.step[row.step]
    if (row.kind === 'MAIL') return text.mailSent(row.subject)
    const isRetried = row.state === 'WAITING' && row.tries > 0
    const outcome = text.webhook[isRetried ? 'RETRYING' : row.state]
    const status = row.lastStatus === null || row.state === 'DELIVERED' ? '' : ` (HTTP ${row.lastStatus})`
    return `${outcome}: ${webhooksText.event[row.type]}${status}`
  }
  return (
    <section className="grid gap-3 border-t pt-3" aria-label={text.happened}>
      {charge && (
        <p className="font-medium">
          {text.nextCharge(format.money(charge.cents, charge.currency), format.date(charge.at))}
        </p>
      )}
      {release && (
        <p className="font-medium">
          {text.nextRelease(format.money(release.cents), format.date(release.at))}
        </p>
      )}
      <h3 className="font-semibold">{text.happened}</h3>
      {page.rows.length === 0 ? (
        <p className="text-muted text-sm">{text.nothingYet}</p>
      ) : (
        <Timeline
          items={page.rows.map((row) => ({
            id: `${row.kind}${row.id}`,
            isQuiet: row.kind !== 'STEP',
            content: (
              <>
                <p className="break-words">{describe(row)}</p>
                <p className="text-muted text-sm">
                  <time dateTime={row.at}>{format.dateTime(row.at)}</time>
                  {row.kind === 'STEP' && ` · ${row.buyerName}`}
                </p>
              </>
            ),
          }))}
        />
      )}
      {(cursor !== undefined || next !== null) && (
        <div className="flex justify-between gap-2">
          <Button
            size="small"
            disabled={cursor === undefined}
            onClick={() => setCursors((read) => read.slice(0, -1))}
          >
            {text.newer}
          </Button>
          <Button
            size="small"
            disabled={next === null}
            onClick={() => next !== null && setCursors((read) => [...read, next])}
          >
            {text.older}
          </Button>
        </div>
      )}
    </section>
  )
}
