import type { CommissionTiers, TierMeasure } from '@balcao/domain/people/commission-tiers'
import type { Currency } from '@balcao/domain/vocabulary'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { partnersCatalogue } from './catalogue.ts'

type Tiers = { tiers: CommissionTiers | null; currency: Currency }

/** The tiers of a version of the terms, the lowest first. */
export function TierList(shown: Tiers) {
  const steps = useTierTexts(shown)
  if (steps.length === 0) return null
  return (
    <ul className="grid gap-1">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  )
}

/** A sentence for each tier. */
export function useTierTexts({ tiers, currency }: Tiers): string[] {
  const { tiers: text } = useMessages(partnersCatalogue)
  const volumeText = useVolumeText(currency)
  const format = useFormat()
  if (!tiers) return []
  return tiers.steps.map(({ from, basisPoints }) =>
    text.step(volumeText(tiers.by, from), format.basisPoints(basisPoints)),
  )
}

type Standing = NonNullable<inferOutput<typeof api.seller.affiliations.get>['standing']>

/** Standing of an affiliate in this month: volume, commission of the next sale, and what is missing to the next tier. */
export function TierStanding({ standing, tiers, currency }: Tiers & { standing: Standing | null }) {
  const { tiers: text } = useMessages(partnersCatalogue)
  const volumeText = useVolumeText(currency)
  const format = useFormat()
  if (!standing || !tiers) return null
  const { volume, basisPoints, next } = standing
  return (
    <section className="mb-4 grid gap-2">
      <h3 className="font-semibold">{text.title}</h3>
      <div className="grid gap-1 rounded-control bg-sunken px-4 py-3">
        <p>{text.soFar(volumeText(tiers.by, volume))}</p>
        <p className="font-medium">{text.nextSale(format.basisPoints(basisPoints))}</p>
        <p>
          {next
            ? text.missing(volumeText(tiers.by, next.missing), format.basisPoints(next.basisPoints))
            : text.highest}
        </p>
      </div>
      <TierList tiers={tiers} currency={currency} />
      <p className="text-muted text-sm">{text.note}</p>
    </section>
  )
}

function useVolumeText(currency: Currency): (by: TierMeasure, volume: number) => string {
  const { tiers: text } = useMessages(partnersCatalogue)
  const format = useFormat()
  return (by, volume) =>
    by === 'AMOUNT' ? format.money(volume, currency) : text.sales(format.integer(volume), volume === 1)
}
