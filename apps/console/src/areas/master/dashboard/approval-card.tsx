import { Card, CardHeader } from '@balcao/ui/card'
import { DescriptionList } from '@balcao/ui/description-list'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { masterDashboardCatalogue } from './catalogue.ts'
import type { Overview } from './overview.ts'

/** Share of cards that each acquirer approved in the last day, on all platforms together. */
export function ApprovalCard({ approval }: { approval: Overview['approval'] }) {
  const { approval: text } = useMessages(masterDashboardCatalogue)
  const format = useFormat()
  if (approval.length === 0) return null
  return (
    <Card aria-labelledby="approval" className="grid gap-3">
      <CardHeader titleId="approval" title={text.title} />
      <DescriptionList
        items={approval.map(({ provider, title, approved, declined }) => ({
          id: provider,
          term: title,
          value: text.share(format.percent(approved / (approved + declined)), approved + declined),
        }))}
      />
    </Card>
  )
}
