import { createContext, type ReactNode, use, useEffect, useMemo } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { FieldNote } from './form-labels.ts'
import type { RecordForm } from './use-record-form.ts'

type FormContextValue = { id: string; notes: Map<string, FieldNote> }

const FormContext = createContext<FormContextValue | null>(null)

type FormContextProviderProps<Input extends FieldValues, Output> = {
  form: RecordForm<Input, Output>
  children: ReactNode
}

/** Context of the fields: values, ids, and the form's labels. */
export function FormContextProvider<Input extends FieldValues, Output>(
  props: FormContextProviderProps<Input, Output>,
) {
  const { id, notes, form } = props.form
  const value = useMemo(() => ({ id, notes }), [id, notes])
  return (
    <FormContext value={value}>
      <FormProvider<Input, unknown, Output> {...form}>{props.children}</FormProvider>
    </FormContext>
  )
}

/** Registers a field's label, for the error summary and the list of changes; returns the field's id. */
export function useFieldNote(name: string, { label, unit, isRows }: FieldNote): string {
  const context = use(FormContext)
  if (!context) throw new Error('A field needs a form above it')
  const { notes } = context
  useEffect(() => {
    notes.set(name, { label, unit, isRows })
  }, [notes, name, label, unit, isRows])
  return fieldId(context.id, name)
}

export function fieldId(formId: string, name: string): string {
  return `${formId}${name}`
}
