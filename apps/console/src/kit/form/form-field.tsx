import { Field } from '@balcao/ui/field'
import type { ReactNode } from 'react'
import {
  type Control,
  Controller,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form'

export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>
  name: Name
  label: ReactNode
  help?: ReactNode
  hint?: ReactNode
  isRequired?: boolean
  className?: string
  /** Draws the control. `field.value` and `field.onChange` are enough for the controlled ones. */
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode
}

/** The id of a field is its name, so that the summary above the form can lead to it. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: FormFieldProps<Values, Name, Output>,
) {
  return (
    <Controller
      control={props.control}
      name={props.name}
      render={({ field, fieldState }) => (
        <Field
          id={props.name}
          label={props.label}
          help={props.help}
          hint={props.hint}
          isRequired={props.isRequired}
          className={props.className}
          error={fieldState.error?.message}
        >
          {props.children(field)}
        </Field>
      )}
    />
  )
}
