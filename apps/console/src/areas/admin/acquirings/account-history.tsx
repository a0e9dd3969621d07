import { Timeline } from '@balcao/ui/timeline'
import { useLocale } from '#i18n/locale.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { AccountRecord } from './acquirer.ts'
import { acquiringsCatalogue } from './catalogue.ts'

/** Changes of keys and settings with their authors, the newest first. Values are never shown. */
export function AccountHistory({ account: { changes, fields } }: { account: AccountRecord }) {
  const { history: text, form } = useMessages(acquiringsCatalogue)
  const { locale } = useLocale()
  const format = useFormat()
  if (changes.length === 0) return <p className="text-muted">{text.empty}</p>
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label[locale] ?? name
  return (
    <Timeline
      items={changes.map((change) => {
        const by = change.by ?? form.product
        return {
          id: change.at,
          content: (
            <>
              <p className="font-medium">{change.isCreation ? text.created(by) : text.changed(by)}</p>
              {change.fields.length > 0 && <p>{text.keys(format.list(change.fields.map(labelOf)))}</p>}
              {change.settings.length > 0 && (
                <p>{text.settings(format.list(change.settings.map((name) => text.setting[name] ?? name)))}</p>
              )}
              {change.reason !== null && <p className="text-muted">“{change.reason}”</p>}
              <time dateTime={change.at} className="text-muted text-sm">
                {format.longDateTime(change.at)}
              </time>
            </>
          ),
        }
      })}
    />
  )
}
