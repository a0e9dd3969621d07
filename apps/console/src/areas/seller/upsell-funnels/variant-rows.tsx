import { variantsMax } from '@balcao/domain/checkout/upsell-funnel'
import { useFormContext } from 'react-hook-form'
import { api } from '#api/client.ts'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { upsellFunnelsCatalogue } from './catalogue.ts'
import type { FunnelForm } from './funnel.ts'

const { TextField, TextareaField, RowsField, NumberField, LookUpField } = fieldsOf<FunnelForm>()

/**
 * The variant of a step for a share of the buyers. It begins as a copy of the step: the fewer differences,
 * the clearer the comparison.
 */
export function VariantRows({ path }: { path: `steps.${number}` }) {
  const { form: text } = useMessages(upsellFunnelsCatalogue)
  const { optional } = useMessages(coreCatalogue)
  const { getValues } = useFormContext<FunnelForm>()
  return (
    <RowsField
      name={`${path}.variants`}
      label={text.test}
      help={text.testHelp}
      rowLabel={() => text.variant}
      addLabel={text.addVariant}
      newRow={() => {
        const { offerId, headline, text: shown } = getValues(path)
        return { key: crypto.randomUUID(), offerId, headline, text: shown, percent: 50 }
      }}
      max={variantsMax}
      isUnordered
    >
      {(row) => (
        <>
          <NumberField
            name={`${row}.percent`}
            label={text.percent}
            help={text.percentHelp}
            isRequired
            suffix="%"
          />
          <LookUpField
            name={`${row}.offerId`}
            label={text.offer}
            isRequired
            lookUp={api.seller.offers.options.queryOptions}
          />
          <TextField name={`${row}.headline`} label={text.headline} isRequired maxLength={120} />
          <TextareaField name={`${row}.text`} label={text.text} help={text.textHelp} hint={optional} />
        </>
      )}
    </RowsField>
  )
}
