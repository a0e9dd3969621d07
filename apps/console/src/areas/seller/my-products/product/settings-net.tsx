import { pricingCatalogue } from '#features/pricing/catalogue.ts'
import { NetCard } from '#features/pricing/net-card.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import type { Product } from './product.ts'
import { useSettingsQuote } from './use-settings-quote.ts'

/** The seller's net of the first offer, beside the settings that change it. */
export function SettingsNet({ product }: { product: Product }) {
  const text = useMessages(pricingCatalogue)
  const { offer, quote, enabled } = useSettingsQuote(product)
  if (!offer) return null
  return (
    <div className="xl:sticky xl:top-[calc(var(--sticky-top)+1rem)]">
      <NetCard
        methods={quote?.methods}
        priceCents={offer.priceCents}
        enabled={enabled}
        detail={text.ofOffer(offer.title)}
      />
    </div>
  )
}
