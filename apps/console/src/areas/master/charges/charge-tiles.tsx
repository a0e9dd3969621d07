import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { masterCatalogue } from '#areas/master/common/catalogue.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { masterChargesCatalogue } from './catalogue.ts'

/** Open, late and paid bills of the platforms, each currency by itself. */
export function ChargeTiles() {
  const { tile: text } = useMessages(masterChargesCatalogue)
  const format = useFormat()
  const { data } = useQuery(api.master.charges.sums.queryOptions({}))
  const master = useMessages(masterCatalogue)
  if (!data) return <Skeleton className="h-20 w-full" />
  const { sums, silentCells } = data
  const detail = silentCells.length > 0 && {
    detail: master.withoutCells(format.list(silentCells), silentCells.length),
  }
  return (
    <div className="grid gap-3">
      {sums.map(({ currency, openCents, overdueCents, receivedCents }) => (
        <QuietTiles
          key={currency}
          figures={[
            { id: 'open', label: text.open, value: format.money(openCents, currency), ...detail },
            { id: 'overdue', label: text.overdue, value: format.money(overdueCents, currency), ...detail },
            { id: 'received', label: text.received, value: format.money(receivedCents, currency), ...detail },
          ]}
        />
      ))}
    </div>
  )
}
