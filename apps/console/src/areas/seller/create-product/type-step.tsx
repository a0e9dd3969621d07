import { newProductInput } from '@balcao/server/modules/catalog/product.input'
import type { z } from 'zod'
import { api } from '#api/client.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useAction } from '#kit/action/use-action.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormPanel } from '#kit/form/form-panel.tsx'
import { FormSection } from '#kit/form/form-section.tsx'
import { useRecordForm } from '#kit/form/use-record-form.ts'
import { createProductCatalogue } from './catalogue.ts'

const { RadioField, TextField } = fieldsOf<z.input<typeof newProductInput>>()

/** Type and name: enough for a draft. */
export function TypeStep({ onCreated }: { onCreated: (productId: string) => void }) {
  const { type: text } = useMessages(createProductCatalogue)
  const create = useAction(api.seller.products.create)
  const form = useRecordForm({
    schema: newProductInput,
    toForm: () => ({ type: 'DIGITAL' as const, name: '', offerTitle: text.firstOffer }),
    save: create.run,
    invalidates: [api.seller.products],
    savedText: text.created,
    onSaved: ({ productId }) => onCreated(productId),
  })
  return (
    <FormPanel form={form} saveLabel={text.create}>
      <FormSection title={text.title}>
        <RadioField
          name="type"
          label={text.label}
          options={[
            { value: 'DIGITAL', label: text.digital.label, description: text.digital.help },
            { value: 'FISICO', label: text.physical.label, description: text.physical.help },
          ]}
        />
        <TextField name="name" label={text.name} help={text.nameHelp} isRequired maxLength={120} />
      </FormSection>
    </FormPanel>
  )
}
