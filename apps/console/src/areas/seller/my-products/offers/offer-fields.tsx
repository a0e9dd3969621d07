import { LinkButton } from '@balcao/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { offersCatalogue } from './catalogue.ts'
import type { OfferForm } from './offer.ts'
import { OfferCharge } from './offer-charge.tsx'
import { OfferTemplate } from './offer-template.tsx'

const { NumberField, PercentField, SwitchField } = fieldsOf<OfferForm>()

type OfferFieldsProps = {
  productId: string
  /** Its price type and recurrence can no longer change. */
  isBound: boolean
}

/** All fields of an offer, the same for a new one and for one on sale. */
export function OfferFields({ productId, isBound }: OfferFieldsProps) {
  const { form: text } = useMessages(offersCatalogue)
  const bumps = useQuery(api.seller.bumps.list.queryOptions({ productId })).data?.bumps ?? []
  return (
    <>
      <OfferCharge isBound={isBound} />
      <OfferTemplate />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{text.methods}</legend>
        <SwitchField name="pixEnabled" label={text.pix} />
        <SwitchField name="creditCardEnabled" label={text.creditCard} />
        <SwitchField name="billetEnabled" label={text.billet} />
        <MethodTerms />
      </fieldset>
      <section className="grid justify-items-start gap-2" aria-label={text.bumps}>
        <p className="font-medium">{text.bumps}</p>
        <p className="text-muted text-sm">{text.bumpsText(bumps.length)}</p>
        <LinkButton asChild size="small">
          <Link
            to="/platform/my-products/product/$productId"
            params={{ productId }}
            search={{ tab: 'bumps' }}
          >
            {text.editBumps}
          </Link>
        </LinkButton>
      </section>
    </>
  )
}

/** Discount for Pix, and the lifetime of this offer's codes. */
function MethodTerms() {
  const { form: text } = useMessages(offersCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const hasPix = useWatch<OfferForm, 'pixEnabled'>({ name: 'pixEnabled' })
  const hasBillet = useWatch<OfferForm, 'billetEnabled'>({ name: 'billetEnabled' })
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      {hasPix && (
        <>
          <PercentField name="pixDiscountBasisPoints" label={text.pixDiscount} help={text.pixDiscountHelp} />
          <NumberField name="pixMinutes" label={text.pixMinutes} help={text.timeHelp} hint={optional} />
        </>
      )}
      {hasBillet && (
        <NumberField name="billetDays" label={text.billetDays} help={text.timeHelp} hint={optional} />
      )}
    </div>
  )
}
