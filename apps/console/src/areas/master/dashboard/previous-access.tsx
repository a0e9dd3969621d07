import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { readDevice } from '#features/account-security/device-name.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { masterDashboardCatalogue } from './catalogue.ts'

/** Time and place of this master's previous login: an unknown one is another person's. */
export function PreviousAccess() {
  const text = useMessages(masterDashboardCatalogue)
  const format = useFormat()
  const previous = useQuery(api.master.access.previous.queryOptions()).data?.previous
  if (!previous) return null
  const device = readDevice(previous.userAgent)
  const from = device === null ? previous.ip : `${device.browser}, ${device.system}, ${previous.ip}`
  return <p className="text-muted text-sm">{text.previousAccess(format.dateTime(previous.at), from)}</p>
}
