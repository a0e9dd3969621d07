import { useWatch } from 'react-hook-form'
import { useMessages } from '#i18n/use-messages.ts'
import { fieldsOf } from '#kit/form/fields/fields-of.ts'
import { FormSection } from '#kit/form/form-section.tsx'
import { abandonedCartCatalogue } from './catalogue.ts'
import type { PlanForm } from './plan-form.ts'

const { SwitchField, SelectField } = fieldsOf<PlanForm>()

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Hours without messages. */
export function QuietHoursSection() {
  const { automation: text } = useMessages(abandonedCartCatalogue)
  const isQuiet = useWatch<PlanForm, 'isQuiet'>({ name: 'isQuiet' })
  return (
    <FormSection title={text.quiet} text={text.quietText}>
      <SwitchField name="isQuiet" label={text.quietOn} />
      {isQuiet && (
        <div className="grid grid-cols-2 gap-4">
          <SelectField name="quietHours.from" label={text.from} options={hours} isRequired />
          <SelectField name="quietHours.until" label={text.until} options={hours} isRequired />
        </div>
      )}
    </FormSection>
  )
}
