import type { FunnelStep, StepVariant } from '@balcao/domain/checkout/upsell-funnel'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { Funnel } from './funnel.ts'

type StepComparisonProps = { funnel: Funnel; step: FunnelStep; variant: StepVariant }

/**
 * The two sides of a comparison, counted since it began. The seller decides which one is better: few buyers
 * prove nothing.
 */
export function StepComparison({ funnel, step, variant }: StepComparisonProps) {
  const { test: text } = useMessages(upsellFunnelsCatalogue).drawer
  const own = funnel.figures.filter(
    ({ stepKey, variantKey }) => stepKey === step.key && variantKey === variant.key,
  )
  return (
    <section aria-label={text.title} className="grid gap-2 border-default border-t pt-3">
      <p className="font-medium text-sm">{text.title}</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Side
          name="A"
          funnel={funnel}
          shown={{ ...step, percent: 100 - variant.percent }}
          figures={own.find(({ isVariant }) => !isVariant)}
        />
        <Side name="B" funnel={funnel} shown={variant} figures={own.find(({ isVariant }) => isVariant)} />
      </div>
    </section>
  )
}

type SideProps = {
  name: 'A' | 'B'
  funnel: Funnel
  shown: Pick<StepVariant, 'offerId' | 'headline' | 'percent'>
  figures: Funnel['figures'][number] | undefined
}

function Side({ name, funnel, shown, figures }: SideProps) {
  const { test: text } = useMessages(upsellFunnelsCatalogue).drawer
  const format = useFormat()
  const offer = funnel.stepOffers.find(({ offerId }) => offerId === shown.offerId)
  const { shownCount = 0, acceptedCount = 0, paidCents = 0 } = figures ?? {}
  const money = (cents: number) => format.money(cents, funnel.currency)
  const share = shownCount === 0 ? 0 : acceptedCount / shownCount
  const lines = [
    [text.saw, format.integer(shownCount)],
    [text.took, `${format.integer(acceptedCount)} · ${format.percent(share)}`],
    [text.paid, money(paidCents)],
    [text.perBuyer, money(shownCount === 0 ? 0 : Math.round(paidCents / shownCount))],
  ]
  return (
    <div className="grid min-w-0 content-start gap-1 rounded-control bg-sunken p-3 text-sm">
      <p className="font-medium">{text.side(name, shown.percent)}</p>
      <p className="break-words">{shown.headline}</p>
      {offer && (
        <p className="truncate text-muted">
          {offer.title} · {money(offer.priceCents)}
        </p>
      )}
      <dl className="mt-1 grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 tabular-nums">
        {lines.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
