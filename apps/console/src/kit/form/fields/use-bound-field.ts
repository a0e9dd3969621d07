import { useController, useFormContext } from 'react-hook-form'
import { useFieldNote } from '#kit/form/form-context.tsx'
import type { FieldUnit } from '#kit/form/form-labels.ts'
import { useProblemText } from '#kit/form/use-problem-text.ts'

/** Props of every field. */
export type FieldBasics = {
  name: string
  label: string
  help?: string
  hint?: string
  isRequired?: boolean
  disabled?: boolean
  className?: string
}

/** A field of the form above, found by its name, with its error text. */
export function useBoundField(
  { name, label }: Pick<FieldBasics, 'name' | 'label'>,
  unit: FieldUnit = 'plain',
) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const textOf = useProblemText()
  const id = useFieldNote(name, { label, unit, isRows: false })
  const message = fieldState.error?.message
  return { id, field, error: message === undefined ? undefined : textOf(message, unit) }
}
