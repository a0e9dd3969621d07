import { checkoutTemplates } from '@balcao/domain/vocabulary'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { offersCatalogue } from './catalogue.ts'
import type { OfferForm } from './offer.ts'

const { RadioField } = fieldsOf<OfferForm>()

/** The choice among the three layouts. */
export function OfferTemplate() {
  const { form: text } = useMessages(offersCatalogue)
  return (
    <RadioField
      name="template"
      label={text.template}
      options={checkoutTemplates.map((template) => ({
        value: template,
        label: text.templates[template].label,
        description: text.templates[template].help,
      }))}
    />
  )
}
