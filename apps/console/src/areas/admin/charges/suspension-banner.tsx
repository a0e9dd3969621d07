import { Banner } from '@balcao/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { chargesCatalogue } from './catalogue.ts'

/** Warns that new sales stopped because of a bill, and names what continues. */
export function SuspensionBanner() {
  const text = useMessages(chargesCatalogue).suspended
  const format = useFormat()
  const { data } = useQuery(api.admin.charges.salesStanding.queryOptions())
  if (!data?.suspendedAt) return null
  return (
    <Banner tone="negative" title={text.title(format.date(data.suspendedAt))}>
      {text.text}
    </Banner>
  )
}
