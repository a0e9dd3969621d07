import { installmentCounts } from '@balcao/domain/options/installment-counts'
import { languageOptions } from '@balcao/domain/options/languages'
import { type Currency, currencies } from '@balcao/domain/vocabulary'
import { softDescriptorMax } from '@balcao/server/modules/catalog/settings/settings.input'
import { useWatch } from 'react-hook-form'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { productCatalogue } from './catalogue.ts'
import type { Product } from './product.ts'
import type { SettingsForm } from './settings-form.ts'
import { SettingsInstallments } from './settings-installments.tsx'
import { useSettingsQuote } from './use-settings-quote.ts'

const { SelectField, SwitchField, TextField, MoneyField, RadioField } = fieldsOf<SettingsForm>()

type SettingsSectionsProps = {
  product: Product
  isCurrencyFixed: boolean
  /** Currencies whose balances the platform pays out. */
  sellableCurrencies: readonly Currency[]
}

/** Settings common to digital and physical products. */
export function SettingsSections({ product, isCurrencyFixed, sellableCurrencies }: SettingsSectionsProps) {
  const { settings: text } = useMessages(productCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const thankYou = useWatch<SettingsForm, 'thankYou'>({ name: 'thankYou' })
  const currency = useWatch<SettingsForm, 'currency'>({ name: 'currency' })
  const offered = currencies.filter((code) => code === currency || sellableCurrencies.includes(code))
  const currencyHelp = isCurrencyFixed
    ? text.currencyFixed
    : offered.length < currencies.length && text.currencyWithoutRate
  const { quote } = useSettingsQuote(product)
  const chosen = useWatch<SettingsForm, 'numberOfInstallments'>({ name: 'numberOfInstallments' })
  const most = quote?.installmentsMax ?? 12
  const counts = installmentCounts.map((count) => ({ value: count, label: text.times(count) }))
  // A stored value above the limit stays visible: the checkout offers fewer by itself.
  const able = counts.filter(({ value }) => value <= most || value === chosen)
  return (
    <>
      <FormSection title={text.locale.title} text={text.locale.text}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            name="language"
            label={text.language}
            isRequired
            options={languageOptions.map(({ locale, name }) => ({ value: locale, label: name }))}
          />
          <SelectField
            name="currency"
            label={text.currency}
            isRequired
            disabled={isCurrencyFixed}
            {...(currencyHelp && { help: currencyHelp })}
            options={offered.map((code) => ({ value: code, label: text.currencies[code] }))}
          />
        </div>
      </FormSection>
      <FormSection title={text.methods.title} text={text.methods.text}>
        {currency !== 'BRL' && <p className="text-muted">{text.cardOnly}</p>}
        {currency === 'BRL' && (
          <SwitchField name="pixEnabled" label={text.method.pix.label} help={text.method.pix.help} />
        )}
        <SwitchField
          name="creditCardEnabled"
          label={text.method.creditCard.label}
          help={text.method.creditCard.help}
        />
        {currency === 'BRL' && (
          <SwitchField name="billetEnabled" label={text.method.billet.label} help={text.method.billet.help} />
        )}
      </FormSection>
      <FormSection title={text.installments.title} text={text.installments.text}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <SelectField
            name="numberOfInstallments"
            label={text.upTo}
            isRequired
            options={able}
            {...(most < 12 && { help: text.acquirersMost(most) })}
          />
          <SelectField
            name="maxInstallmentsWithoutInterest"
            label={text.freeUpTo}
            isRequired
            options={counts}
          />
          <MoneyField name="minInstallmentValueCents" label={text.smallest} isRequired />
        </div>
        <SettingsInstallments product={product} />
        <SwitchField name="takesTwoCards" label={text.twoCards.label} help={text.twoCards.help} />
      </FormSection>
      <FormSection title={text.buyer.title} text={text.buyer.text}>
        <SwitchField
          name="requiredDocument"
          label={text.requiredDocument.label}
          help={text.requiredDocument.help}
        />
        <SwitchField
          name="requiredDocumentAndPhone"
          label={text.requiredPhone.label}
          help={text.requiredPhone.help}
        />
      </FormSection>
      <FormSection title={text.statement.title} text={text.statement.text}>
        <TextField
          name="softDescriptor"
          label={text.softDescriptor}
          help={text.softDescriptorHelp(softDescriptorMax)}
          hint={optional}
          maxLength={softDescriptorMax}
          autoComplete="off"
          className="sm:max-w-72"
        />
      </FormSection>
      <FormSection title={text.after.title} text={text.after.text}>
        <RadioField
          name="thankYou"
          label={text.thankYou}
          options={[
            {
              value: 'DEFAULT',
              label: text.thankYouDefault.label,
              description: text.thankYouDefault.help,
            },
            { value: 'CUSTOM', label: text.thankYouCustom.label, description: text.thankYouCustom.help },
          ]}
        />
        {thankYou === 'CUSTOM' && (
          <TextField
            name="thankYouUrl"
            label={text.thankYouUrl}
            isRequired
            type="url"
            placeholder="https://"
          />
        )}
        <SwitchField
          name="abandonedCartEnabled"
          label={text.abandonedCart.label}
          help={text.abandonedCart.help}
        />
      </FormSection>
    </>
  )
}
