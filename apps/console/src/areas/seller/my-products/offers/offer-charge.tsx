import { recurrences } from '@balcao/domain/options/recurrences'
import { useWatch } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { offersCatalogue } from './catalogue.ts'
import type { OfferForm } from './offer.ts'

const { TextField, RadioField, MoneyField, SelectField } = fieldsOf<OfferForm>()

/** Name, price and recurrence of an offer. */
export function OfferCharge({ isBound }: { isBound: boolean }) {
  const { form: text } = useMessages(offersCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const isSubscription = useWatch<OfferForm, 'type'>({ name: 'type' }) === 'SUBSCRIPTION'
  return (
    <>
      <TextField name="title" label={text.name} help={text.nameHelp} isRequired maxLength={120} />
      {isBound ? (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          <strong>{isSubscription ? text.subscription.label : text.oneTime.label}.</strong> {text.bound}
        </p>
      ) : (
        <RadioField
          name="type"
          label={text.kind}
          options={[
            { value: 'ONE_TIME', label: text.oneTime.label, description: text.oneTime.help },
            { value: 'SUBSCRIPTION', label: text.subscription.label, description: text.subscription.help },
          ]}
        />
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MoneyField
          name="priceCents"
          label={isSubscription ? text.firstPrice : text.price}
          help={text.priceHelp}
          isRequired
        />
        {isSubscription && (
          <MoneyField
            name="recurrencePriceCents"
            label={text.recurrencePrice}
            help={text.recurrencePriceHelp}
            hint={optional}
          />
        )}
      </div>
      {isSubscription && (
        <SelectField
          name="frequencyInDays"
          label={text.frequency}
          isRequired
          disabled={isBound}
          options={recurrences.map((days) => ({ value: days, label: text.days(days) }))}
        />
      )}
    </>
  )
}
