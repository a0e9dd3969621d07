import { recurrences } from '@balcao/domain/options/recurrences'
import { useWatch } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { offersCatalogue } from './catalogue.ts'
import type { OfferForm } from './offer.ts'

const { TextField, RadioField, MoneyField, SelectField, NumberField, SwitchField } = fieldsOf<OfferForm>()

/** Name, price and recurrence of an offer. */
export function OfferCharge({ isBound }: { isBound: boolean }) {
  const { form: text } = useMessages(offersCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const isSubscription = useWatch<OfferForm, 'type'>({ name: 'type' }) === 'SUBSCRIPTION'
  const hasTrial = (useWatch<OfferForm, 'trialDays'>({ name: 'trialDays' }) ?? null) !== null
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
          label={isSubscription && !hasTrial ? text.firstPrice : text.price}
          help={text.priceHelp}
          isRequired
        />
        {isSubscription && !hasTrial && (
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
      {isSubscription ? (
        <SubscriptionExtras hasTrial={hasTrial} />
      ) : (
        <SwitchField name="allowsGift" label={text.allowsGift} help={text.allowsGiftHelp} />
      )}
    </>
  )
}

/** Trial, setup fee and number of charges: all of them optional. */
function SubscriptionExtras({ hasTrial }: { hasTrial: boolean }) {
  const { form: text } = useMessages(offersCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const isLimited = (useWatch<OfferForm, 'chargesMax'>({ name: 'chargesMax' }) ?? null) !== null
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <NumberField name="trialDays" label={text.trial} help={text.trialHelp} hint={optional} />
      {hasTrial && (
        <MoneyField name="trialPriceCents" label={text.trialPrice} help={text.trialPriceHelp} isRequired />
      )}
      <MoneyField name="setupFeeCents" label={text.setupFee} help={text.setupFeeHelp} />
      <NumberField name="chargesMax" label={text.chargesMax} help={text.chargesMaxHelp} hint={optional} />
      {!isLimited && (
        <SwitchField
          name="isOpenToSubscribers"
          label={text.openToSubscribers}
          help={text.openToSubscribersHelp}
        />
      )}
      {isLimited && <SwitchField name="isKeptAfterLast" label={text.kept} help={text.keptHelp} />}
    </div>
  )
}
