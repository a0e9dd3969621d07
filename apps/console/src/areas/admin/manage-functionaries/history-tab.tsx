import { Timeline } from '@balcao/ui/timeline'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { languageTags, useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { manageFunctionariesCatalogue } from './catalogue.ts'
import { describeChange } from './describe-change.ts'
import type { StaffMember } from './staff.ts'

/** Changes of this staff member with their authors, the newest first. */
export function HistoryTab({ history }: { history: StaffMember['history'] }) {
  const text = useMessages(manageFunctionariesCatalogue).history
  const core = useMessages(coreCatalogue)
  const format = useFormat()
  const { locale } = useLocale()
  const list = new Intl.ListFormat(languageTags[locale], { type: 'conjunction' })
  if (history.length === 0) return <p className="text-muted">{text.empty}</p>
  const join = (permissions: readonly (keyof typeof core.permission)[]) =>
    list.format(permissions.map((permission) => core.permission[permission]))
  return (
    <Timeline
      items={history.map((entry) => ({
        id: entry.id,
        content: (
          <>
            <p className="font-medium">{titleOf(entry, text)}</p>
            {describeChange(entry, { text, format, join }).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <time dateTime={entry.at} className="text-muted text-sm">
              {format.longDateTime(entry.at)}
            </time>
          </>
        ),
      }))}
    />
  )
}

type Words = { did: Record<string, (by: string) => string>; someone: string }

function titleOf({ action, by }: StaffMember['history'][number], { did, someone }: Words): string {
  return did[action]?.(by ?? someone) ?? action
}
