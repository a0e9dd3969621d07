import { Timeline } from '@balcao/ui/timeline'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { manageManagersCatalogue } from './catalogue.ts'
import type { Manager } from './manager.ts'
import { sharesText } from './shares-text.ts'

type Entry = Manager['history'][number]

/** Changes of a manager with their authors, the newest first. */
export function HistoryTab({ history }: { history: Manager['history'] }) {
  const messages = useMessages(manageManagersCatalogue)
  const text = messages.history
  const format = useFormat()
  if (history.length === 0) return <p className="text-muted">{text.none}</p>
  const did: Record<string, (by: string) => string> = text.did
  const factsOf = ({ sellers, shares, startsAt }: Entry) =>
    [
      sellers !== null && text.sellers(sellers),
      shares && sharesText(shares, messages, format),
      startsAt && text.from(format.date(startsAt)),
    ].filter((fact) => typeof fact === 'string')
  return (
    <Timeline
      items={history.map((entry) => ({
        id: entry.id,
        content: (
          <>
            <p className="font-medium">{did[entry.action]?.(entry.by ?? text.someone) ?? entry.action}</p>
            {factsOf(entry).length > 0 && <p>{factsOf(entry).join(' · ')}</p>}
            {entry.reason !== null && <p>{text.reason(entry.reason)}</p>}
            <time dateTime={entry.at} className="text-muted text-sm">
              {format.longDateTime(entry.at)}
            </time>
          </>
        ),
      }))}
    />
  )
}
