import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { masterChargesCatalogue } from './catalogue.ts'

/** Open, late and paid bills of the platforms, each currency by itself. */
export function ChargeTiles() {
  const { tile: text } = useMessages(masterChargesCatalogue)
  const format = useFormat()
  const { data } = useQuery(api.master.charges.sums.queryOptions({}))
  if (!data) return <Skeleton className="h-20 w-full" />
  return (
    <div className="grid gap-3">
      {data.map(({ currency, openCents, overdueCents, receivedCents }) => (
        <QuietTiles
          key={currency}
          figures={[
            { id: 'open', label: text.open, value: format.money(openCents, currency) },
            { id: 'overdue', label: text.overdue, value: format.money(overdueCents, currency) },
            { id: 'received', label: text.received, value: format.money(receivedCents, currency) },
          ]}
        />
      ))}
    </div>
  )
}
