import { offerInput } from '@balcao/server/modules/catalog/offers/offer.input'
import { useQuery } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { ShippingSection } from '#areas/seller/my-products/product/shipping-section.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { CurrencyProvider } from '#kit/currency.tsx'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { offersCatalogue } from './catalogue.ts'
import { EmbedSection } from './embed-section.tsx'
import { sentOfferFormOf } from './offer.ts'
import { OfferFields } from './offer-fields.tsx'

type OfferDrawerProps = { offerId: string; productId: string; onClose: () => void }

/** One offer, with changes for future buyers. */
export function OfferDrawer({ offerId, productId, onClose }: OfferDrawerProps) {
  const { form: text } = useMessages(offersCatalogue)
  const query = api.seller.offers.get.queryOptions({ offerId })
  const offer = useQuery(query).data
  const update = useAction(api.seller.offers.update)
  const form = useRecordForm({
    query,
    schema: offerInput,
    toForm: (record) => sentOfferFormOf(offerId, record),
    save: update.run,
    invalidates: [api.seller.offers, api.seller.products, api.seller.bumps],
  })
  return (
    <CurrencyProvider currency={offer?.currency ?? 'BRL'}>
      <FormDrawer form={form} title={offer?.title ?? text.loading} onClose={onClose}>
        <OfferFields productId={productId} isBound={offer?.isBound ?? true} />
        {offer?.productType === 'FISICO' && <ShippingSection />}
        {offer && <EmbedSection offerId={offerId} />}
      </FormDrawer>
    </CurrencyProvider>
  )
}
