import type { ReactNode } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import type { LookUpOption } from '#kit/look-up/look-up.ts'
import { CheckboxesField, type CheckboxesFieldProps } from './checkboxes-field.tsx'
import { ColourField } from './colour-field.tsx'
import { FirstDayField, LastDayField, type LastDayFieldProps } from './day-bound-fields.tsx'
import { DayField } from './day-field.tsx'
import { LookUpField, type LookUpFieldProps } from './look-up-field.tsx'
import { LookUpsField, type LookUpsFieldProps } from './look-ups-field.tsx'
import { MaskField, type MaskFieldProps } from './mask-field.tsx'
import { MoneyField } from './money-field.tsx'
import { NumberField, type NumberFieldProps } from './number-field.tsx'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import { PercentField } from './percent-field.tsx'
import { RadioField, type RadioFieldProps } from './radio-field.tsx'
import { RowsField, type RowsFieldProps } from './rows-field.tsx'
import { SelectField, type SelectFieldProps } from './select-field.tsx'
import { SwitchField, type SwitchFieldProps } from './switch-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { TextareaField, type TextareaFieldProps } from './textarea-field.tsx'
import { UploadField, type UploadFieldProps } from './upload-field.tsx'
import type { FieldBasics } from './use-bound-field.ts'

const fields = {
  CheckboxesField,
  ColourField,
  DayField,
  FirstDayField,
  LastDayField,
  LookUpField,
  LookUpsField,
  MaskField,
  MoneyField,
  NumberField,
  PasswordField,
  RadioField,
  PercentField,
  RowsField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  UploadField,
}

type Text = string | null | undefined
type Amount = number | null | undefined

/** A field whose name is a path of the form's values that holds the right kind of value. */
type Named<Props extends { name: string }, Values extends FieldValues, Value> = (
  props: Omit<Props, 'name'> & { name: FieldPathByValue<Values, Value> },
) => ReactNode

export type FieldsOf<Values extends FieldValues> = {
  TextField: Named<TextFieldProps, Values, Text>
  TextareaField: Named<TextareaFieldProps, Values, Text>
  PasswordField: Named<PasswordFieldProps, Values, Text>
  MaskField: Named<MaskFieldProps, Values, Text>
  SelectField: Named<SelectFieldProps, Values, Text | Amount>
  RadioField: Named<RadioFieldProps, Values, Text>
  DayField: Named<FieldBasics, Values, Text>
  FirstDayField: Named<FieldBasics, Values, Text>
  LastDayField: Named<LastDayFieldProps, Values, Text>
  LookUpField: <Option extends LookUpOption>(
    props: Omit<LookUpFieldProps<Option>, 'name'> & { name: FieldPathByValue<Values, Text> },
  ) => ReactNode
  LookUpsField: <Option extends LookUpOption>(
    props: Omit<LookUpsFieldProps<Option>, 'name'> & {
      name: FieldPathByValue<Values, readonly string[] | undefined>
    },
  ) => ReactNode
  UploadField: Named<UploadFieldProps, Values, Text>
  ColourField: Named<FieldBasics, Values, Text>
  MoneyField: Named<FieldBasics, Values, Amount>
  NumberField: Named<NumberFieldProps, Values, Amount>
  PercentField: Named<FieldBasics, Values, Amount>
  SwitchField: Named<SwitchFieldProps, Values, boolean | undefined>
  CheckboxesField: Named<CheckboxesFieldProps, Values, readonly string[] | undefined>
  RowsField: <Name extends FieldPathByValue<Values, readonly object[] | undefined>>(
    props: RowsFieldProps<Name>,
  ) => ReactNode
}

/**
 * The fields of a form by the type of its values: `const { TextField } = fieldsOf<z.input<typeof
 * productInput>>()` beside the screen, then `<TextField name="support.email" label=… />`. An unknown name, or
 * one with another kind of value, does not compile.
 */
export function fieldsOf<Values extends FieldValues>(): FieldsOf<Values> {
  return fields as unknown as FieldsOf<Values>
}
