import { Skeleton } from '@balcao/ui/skeleton'
import { LegendMark, StackedBar } from '@balcao/ui/stacked-bar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CurrencyProvider, useCurrency } from '#kit/currency.tsx'
import { Money } from '#kit/money.tsx'
import { QueryStates } from '#kit/query-states.tsx'
import { coProductionCatalogue } from './catalogue.ts'

type SimulationProps = {
  productId: string
  /** The shown or changed contract; null for a new one. */
  contractId: string | null
  basisPoints: number
  base: 'REMAINDER' | 'NET'
  /** Whether the product is the viewer's. */
  isOwn: boolean
}

/** Each side's part of one sale, before and after, computed by the server like a real sale. */
export function Simulation({ isOwn, ...asked }: SimulationProps) {
  const text = useMessages(coProductionCatalogue).simulation
  const format = useFormat()
  const simulation = useQuery({
    ...api.seller.coProduction.simulate.queryOptions(asked),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryStates query={simulation} skeleton={<Skeleton className="h-40 w-full" />}>
      {(found) =>
        found && (
          <CurrencyProvider currency={found.currency}>
            <section className="grid gap-4 rounded-control border border-default p-4">
              <header>
                <h3 className="font-semibold">
                  {text.title(format.money(found.priceCents, found.currency))}
                </h3>
                <p className="text-muted text-sm">{text.note}</p>
              </header>
              <Divided title={text.direct} shares={found.direct} isOwn={isOwn} />
              {found.byAffiliate && (
                <Divided
                  title={text.byAffiliate(format.basisPoints(found.byAffiliate.basisPoints))}
                  shares={found.byAffiliate}
                  isOwn={isOwn}
                />
              )}
            </section>
          </CurrencyProvider>
        )
      }
    </QueryStates>
  )
}

type Shares = NonNullable<inferOutput<typeof api.seller.coProduction.simulate>>['direct']

function Divided({ title, shares, isOwn }: { title: string; shares: Shares; isOwn: boolean }) {
  const text = useMessages(coProductionCatalogue).simulation
  const format = useFormat()
  const currency = useCurrency()
  const { now, changed } = shares
  if (changed === null) return <p className="text-negative text-sm">{text.tooMuch}</p>
  const parts = [
    { id: 'owner', label: isOwn ? text.you : text.owner, part: 'ownerCents' },
    { id: 'partner', label: isOwn ? text.partner : text.you, part: 'partnerCents' },
    { id: 'others', label: text.others, part: 'othersCents' },
    { id: 'affiliate', label: text.affiliate, part: 'affiliateCents' },
  ] as const
  const shown = parts
    .map((one, index) => ({
      ...one,
      value: changed[one.part],
      before: now?.[one.part] ?? 0,
      color: `var(--color-chart-${index + 1})`,
    }))
    .filter(({ value, before }) => value > 0 || before > 0)
  const spoken = shown.map(({ label, value }) => `${label} ${format.money(value, currency)}`).join(', ')
  return (
    <div className="grid gap-2">
      <p className="font-medium text-sm">{title}</p>
      <StackedBar parts={shown} label={`${title}: ${spoken}`} />
      <dl className="grid gap-1">
        {shown.map(({ id, label, value, before, color }) => (
          <div key={id} className="flex items-baseline justify-between gap-3">
            <dt className="flex items-center gap-2">
              <LegendMark color={color} />
              {label}
            </dt>
            <dd className="text-end">
              {before !== value && (
                <span className="me-2 text-muted text-sm">{text.before(format.money(before, currency))}</span>
              )}
              <span className="font-medium">
                <Money cents={value} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
