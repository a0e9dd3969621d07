import { Skeleton } from '@balcao/ui/skeleton'
import { QuietTiles } from '@balcao/ui/tile'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { CartTotals } from './cart.ts'
import { abandonedCartCatalogue } from './catalogue.ts'
import type { AbandonedCartMessages } from './messages/pt-br.ts'

/** Figures over the whole filter. Amounts of two currencies are side by side and never summed. */
export function CartTiles({ totals }: { totals: CartTotals | undefined }) {
  const text = useMessages(abandonedCartCatalogue).tile
  const format = useFormat()
  if (!totals) return <Skeleton className="h-24 w-full" />
  const { count, recoveredCount, money, medianMinutes } = totals
  const moneyOf = (part: 'openCents' | 'recoveredCents') =>
    money.map((sums) => format.money(sums[part], sums.currency)).join(' · ') || format.money(0)
  return (
    <QuietTiles
      figures={[
        {
          id: 'carts',
          label: text.carts,
          value: format.integer(count),
          detail: text.open(moneyOf('openCents')),
        },
        {
          id: 'recovered',
          label: text.recovered,
          value: moneyOf('recoveredCents'),
          detail: text.recoveredDetail(
            format.integer(recoveredCount),
            format.percent(count === 0 ? 0 : recoveredCount / count),
          ),
          info: { label: text.recoveredLabel, text: text.recoveredInfo },
        },
        {
          id: 'median',
          label: text.median,
          value: medianMinutes === null ? text.none : spanText(text, medianMinutes),
          detail: medianMinutes === null ? undefined : text.medianDetail,
        },
      ]}
    />
  )
}

function spanText(text: AbandonedCartMessages['tile'], minutes: number): string {
  if (minutes < 60) return text.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return text.hours(hours, minutes % 60)
  return text.days(Math.floor(hours / 24), hours % 24)
}
