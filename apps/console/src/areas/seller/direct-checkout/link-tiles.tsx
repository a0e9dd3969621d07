import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { directCheckoutCatalogue } from './catalogue.ts'
import type { LinkTotals } from './link.ts'

/** Results of all links. Amounts of two currencies are side by side and never summed. */
export function LinkTiles({ totals }: { totals: LinkTotals | undefined }) {
  const text = useMessages(directCheckoutCatalogue).tile
  const format = useFormat()
  if (!totals) return <Skeleton className="h-24 w-full" />
  const moneyOf = (part: 'paidCents' | 'openCents') =>
    totals.money.map((sums) => format.money(sums[part], sums.currency)).join(' · ') || format.money(0)
  return (
    <QuietTiles
      figures={[
        {
          id: 'links',
          label: text.links,
          value: format.integer(totals.activeCount),
          detail: text.made(format.integer(totals.linkCount)),
        },
        {
          id: 'conversion',
          label: text.conversion,
          value: totals.openedCount === 0 ? text.none : format.percent(totals.paidCount / totals.openedCount),
          detail: text.opened(format.integer(totals.openedCount)),
        },
        {
          id: 'received',
          label: text.received,
          value: moneyOf('paidCents'),
          detail: text.paid(format.integer(totals.paidCount)),
        },
        { id: 'waiting', label: text.waiting, value: moneyOf('openCents'), detail: text.waitingDetail },
      ]}
    />
  )
}
