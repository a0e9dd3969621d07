import type { InstallmentCount } from '@balcao/domain/options/installment-counts'
import { offerInput } from '@balcao/server/modules/catalog/offers/offer.input'
import { Skeleton } from '@balcao/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { type Offer, offerFormOf } from '#areas/seller/my-products/offers/offer.ts'
import { OfferCharge } from '#areas/seller/my-products/offers/offer-charge.tsx'
import { OfferTemplate } from '#areas/seller/my-products/offers/offer-template.tsx'
import { type Product, whatShowsProducts } from '#areas/seller/my-products/product/product.ts'
import { NetCard } from '#features/pricing/net-card.tsx'
import { useNetQuote } from '#features/pricing/use-net-quote.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useAutosave } from '#kit/form/use-autosave.ts'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { QueryStates } from '#kit/query-states.tsx'
import { createProductCatalogue } from './catalogue.ts'
import { type StepProps, WizardStep } from './wizard-step.tsx'

type OfferStepProps = StepProps & { product: Product }

/** The first offer: its price, and the seller's net. */
export function OfferStep({ product, ...step }: OfferStepProps) {
  const offerId = product.offers[0]?.id ?? ''
  const offer = useQuery(api.seller.offers.get.queryOptions({ offerId }))
  return (
    <CurrencyProvider currency={product.currency}>
      <QueryStates query={offer} skeleton={<Skeleton className="h-96 w-full" />}>
        {(stored) => <OfferForm {...step} product={product} offer={stored} />}
      </QueryStates>
    </CurrencyProvider>
  )
}

function OfferForm({ product, offer, ...step }: OfferStepProps & { offer: Offer }) {
  const { offer: text } = useMessages(createProductCatalogue)
  const settings = useQuery(api.seller.products.getSettings.queryOptions({ productId: product.id })).data
  const update = useAction(api.seller.offers.update, { invalidates: whatShowsProducts })
  const form = useRecordForm({
    schema: offerInput,
    toForm: () => offerFormOf(offer.id, offer),
    save: update.run,
  })
  const autosave = useAutosave(form, {
    schema: offerInput,
    save: async (values) => ({ version: (await update.run(values)).version }),
  })
  const priceCents = form.form.watch('priceCents')
  const quote = useNetQuote({
    offerId: offer.id,
    priceCents,
    numberOfInstallments: (settings?.numberOfInstallments ?? 12) as InstallmentCount,
    maxInstallmentsWithoutInterest: (settings?.maxInstallmentsWithoutInterest ?? 1) as InstallmentCount,
    minInstallmentValueCents: settings?.minInstallmentValueCents ?? null,
  })
  return (
    <WizardStep {...step} step="offer" form={form} autosave={autosave}>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-4">
          <FormSection title={text.title} text={text.text}>
            <OfferCharge isBound={offer.isBound} />
          </FormSection>
          <FormSection title={text.layout.title} text={text.layout.text}>
            <OfferTemplate />
          </FormSection>
        </div>
        <div className="xl:sticky xl:top-[calc(var(--sticky-top)+1rem)]">
          <NetCard
            methods={quote?.methods}
            priceCents={priceCents}
            enabled={['PIX', 'CREDIT_CARD', 'BILLET']}
          />
        </div>
      </div>
    </WizardStep>
  )
}
