import { Timeline } from '@balcao/ui/timeline'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { debtsCatalogue } from './catalogue.ts'
import type { Debt } from './debt.ts'

/** Notes and agreements, the newest first. */
export function DebtNotes({ debt: { notes } }: { debt: Debt }) {
  const messages = useMessages(debtsCatalogue)
  const text = messages.drawer
  const format = useFormat()
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{text.notes}</h3>
      {notes.length === 0 ? (
        <p className="text-muted text-sm">{text.noNotes}</p>
      ) : (
        <Timeline
          items={notes.map(({ id, stage, note, writtenAt, writerName }) => ({
            id,
            content: (
              <>
                <p className="font-medium">{messages.stage[stage]}</p>
                <p className="wrap-anywhere">{note}</p>
                <time dateTime={writtenAt} className="text-muted text-sm">
                  {text.by(writerName, format.longDateTime(writtenAt))}
                </time>
              </>
            ),
          }))}
        />
      )}
    </section>
  )
}
