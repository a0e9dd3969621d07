import { Field } from '@balcao/ui/field'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { LookUpOption } from '#kit/look-up/look-up.ts'
import { LookUpBox, type LookUpBoxProps } from '#kit/look-up/look-up-box.tsx'
import { type FieldBasics, useBoundField } from './use-bound-field.ts'

export type LookUpFieldProps<Option extends LookUpOption> = Omit<FieldBasics, 'disabled'> &
  Pick<LookUpBoxProps<Option>, 'lookUp' | 'detailOf' | 'chosenName'> & { placeholder?: string }

/** One of very many options, by its id; the server searches while typing. */
export function LookUpField<Option extends LookUpOption>(props: LookUpFieldProps<Option>) {
  const { name, label, help, hint, isRequired, className, placeholder, ...box } = props
  const core = useMessages(coreCatalogue)
  const { id, field, error } = useBoundField({ name, label })
  return (
    <Field {...{ id, label, help, hint, isRequired, className, error }}>
      <LookUpBox
        {...box}
        isRequired={isRequired}
        value={field.value || null}
        onChange={field.onChange}
        placeholder={placeholder ?? core.form.choose}
      />
    </Field>
  )
}
