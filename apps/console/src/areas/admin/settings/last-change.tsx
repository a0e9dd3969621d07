import { useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { platformSettingsCatalogue } from './catalogue.ts'

export type SettingChange = inferOutput<typeof api.admin.settings.changes>[number]

type LastChangeProps = { action: SettingChange['action']; about?: string }

/** Author and date of a setting's last change. */
export function LastChange({ action, about }: LastChangeProps) {
  const text = useMessages(platformSettingsCatalogue)
  const format = useFormat()
  const { data: changes } = useQuery(api.admin.settings.changes.queryOptions())
  const last = changes?.find(
    (change) => change.action === action && (about === undefined || change.about === about),
  )
  if (!changes) return <p className="h-5" />
  return (
    <p className="text-muted text-sm">
      {last ? text.lastChange(format.dateTime(last.at), last.by ?? text.system) : text.neverChanged}
    </p>
  )
}
