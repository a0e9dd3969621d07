import { Card } from '@balcao/ui/card'
import { Skeleton } from '@balcao/ui/skeleton'
import { Timeline } from '@balcao/ui/timeline'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { platformSettingsCatalogue } from './catalogue.ts'
import type { SettingChange } from './last-change.tsx'

/** Changes of settings with their authors, the newest first. */
export function HistoryTab() {
  const { history: text } = useMessages(platformSettingsCatalogue)
  const changes = useQuery(api.admin.settings.changes.queryOptions())
  return (
    <Card className="max-w-3xl">
      <QueryStates
        query={changes}
        skeleton={<Skeleton className="h-40 w-full" />}
        empty={{
          isEmpty: (all) => all.length === 0,
          element: <p className="text-muted">{text.empty}</p>,
        }}
      >
        {(all) => (
          <Timeline items={all.map((change) => ({ id: change.id, content: <Change change={change} /> }))} />
        )}
      </QueryStates>
    </Card>
  )
}

function Change({ change }: { change: SettingChange }) {
  const { history: text, system } = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const { action, about, by, at, effectiveFrom, reason } = change
  const subject = about === null ? undefined : text.about[about]
  return (
    <>
      <p className="font-medium">{subject ? `${text.action[action]}: ${subject}` : text.action[action]}</p>
      {effectiveFrom !== null && effectiveFrom !== at && <p>{text.from(format.dateTime(effectiveFrom))}</p>}
      {reason !== null && <p className="[overflow-wrap:anywhere]">“{reason}”</p>}
      <p className="text-muted text-sm">
        <time dateTime={at}>{format.longDateTime(at)}</time>, {text.by(by ?? system)}
      </p>
    </>
  )
}
