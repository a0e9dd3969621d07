import { whatsappVariables } from '@balcao/domain/texts/own-words'
import { useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'
import type { PlanForm } from './plan-form.ts'

const { SwitchField, TextareaField } = fieldsOf<PlanForm>()

/** The text that "Open WhatsApp" prepares. */
export function WhatsappSection() {
  const { automation: text, action } = useMessages(abandonedCartCatalogue)
  const isOwn = useWatch<PlanForm, 'isOwnWhatsapp'>({ name: 'isOwnWhatsapp' })
  return (
    <FormSection title="WhatsApp" text={text.whatsappText}>
      <SwitchField name="isOwnWhatsapp" label={text.ownWords} />
      {isOwn ? (
        <TextareaField
          name="whatsappText"
          label={text.body}
          help={text.variables(whatsappVariables.map((name) => `{${name}}`).join(', '))}
          rows={5}
          isRequired
        />
      ) : (
        <p className="rounded-control border border-default p-4 text-muted text-sm">{action.whatsappText}</p>
      )}
    </FormSection>
  )
}
