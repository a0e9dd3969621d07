import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { reservesCatalogue } from './catalogue.ts'

/** Reserves in each currency by outcome, whatever the list's filter. */
export function ReserveTiles() {
  const { tile: text } = useMessages(reservesCatalogue)
  const format = useFormat()
  const { data } = useQuery(api.admin.reserves.sum.queryOptions())
  if (!data) return <Skeleton className="h-24 w-full" />
  return (
    <div className="grid gap-3">
      {data.map(({ currency, ...sums }) => {
        const money = (cents: number) => format.money(cents, currency)
        const aside =
          sums.heldCents > 0
            ? text.held(money(sums.heldCents))
            : sums.extendedCents > 0 && text.extended(money(sums.extendedCents))
        return (
          <QuietTiles
            key={currency}
            figures={[
              {
                id: 'retained',
                label: text.retained,
                value: money(sums.retainedCents),
                ...(aside && { detail: aside }),
              },
              {
                id: 'week',
                label: text.week,
                value: money(sums.weekCents),
                detail: text.month(money(sums.monthCents)),
              },
              { id: 'released', label: text.released, value: money(sums.releasedCents) },
              {
                id: 'consumed',
                label: text.consumed,
                value: money(sums.consumedCents),
                detail: text.consumedBy,
              },
            ]}
          />
        )
      })}
    </div>
  )
}
