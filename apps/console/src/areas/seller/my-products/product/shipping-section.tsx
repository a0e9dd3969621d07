import { deliveryOptionsMax } from '@balcao/server/modules/catalog/settings/settings.input'
import { useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { productCatalogue } from './catalogue.ts'
import type { SettingsForm } from './settings-form.ts'

const { RadioField, MoneyField, RowsField, TextField, SwitchField } = fieldsOf<SettingsForm>()

/** Shipping price of a physical product: one fixed price, or delivery options to choose from. */
export function ShippingSection() {
  const { settings: text } = useMessages(productCatalogue)
  const shipping = useWatch<SettingsForm, 'shipping'>({ name: 'shipping' })
  return (
    <FormSection title={text.shipping.title} text={text.shipping.text}>
      <RadioField
        name="shipping"
        label={text.shippingKind}
        options={[
          { value: 'FIXED', label: text.shippingFixed.label, description: text.shippingFixed.help },
          { value: 'OPTIONS', label: text.shippingOptions.label, description: text.shippingOptions.help },
        ]}
      />
      {shipping === 'FIXED' ? (
        <MoneyField name="fretePriceCents" label={text.fretePrice} isRequired className="sm:max-w-56" />
      ) : (
        <RowsField
          name="deliveryOptions"
          label={text.delivery.rows}
          rowLabel={(index) => text.delivery.row(index + 1)}
          addLabel={text.delivery.add}
          newRow={() => ({ description: '', deliveryTime: '', fareAmountCents: 0, preSelected: false })}
          max={deliveryOptionsMax}
        >
          {(path) => (
            <>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
                <TextField name={`${path}.description`} label={text.delivery.description} isRequired />
                <TextField
                  name={`${path}.deliveryTime`}
                  label={text.delivery.time}
                  placeholder={text.delivery.timePlaceholder}
                  isRequired
                />
                <MoneyField name={`${path}.fareAmountCents`} label={text.delivery.fare} isRequired />
              </div>
              <SwitchField name={`${path}.preSelected`} label={text.delivery.preSelected} />
            </>
          )}
        </RowsField>
      )}
    </FormSection>
  )
}
