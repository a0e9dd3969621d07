import { newOfferInput } from '@balcao/server/modules/catalog/offers/offer.input'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { FormDrawer } from '#kit/form/form-drawer.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { offersCatalogue } from './catalogue.ts'
import { OfferFields } from './offer-fields.tsx'

type NewOfferDrawerProps = { productId: string; onClose: () => void }

export function NewOfferDrawer({ productId, onClose }: NewOfferDrawerProps) {
  const { form: text } = useMessages(offersCatalogue)
  const create = useAction(api.seller.offers.create)
  const form = useRecordForm({
    schema: newOfferInput,
    toForm: () => ({
      productId,
      title: '',
      type: 'ONE_TIME' as const,
      priceCents: 0,
      recurrencePriceCents: null,
      frequencyInDays: 30 as const,
      trialDays: null,
      trialPriceCents: 0,
      setupFeeCents: 0,
      chargesMax: null,
      isKeptAfterLast: true,
      isOpenToSubscribers: false,
      allowsGift: true,
      pixDiscountBasisPoints: 0,
      pixMinutes: null,
      billetDays: null,
      template: 'DEFAULT' as const,
      pixEnabled: true,
      creditCardEnabled: true,
      billetEnabled: true,
    }),
    save: create.run,
    invalidates: [api.seller.offers, api.seller.products],
    savedText: text.created,
  })
  return (
    <FormDrawer form={form} title={text.newTitle} onClose={onClose}>
      <OfferFields productId={productId} isBound={false} />
    </FormDrawer>
  )
}
