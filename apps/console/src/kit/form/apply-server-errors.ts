import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ErrorReader } from '../../i18n/error-texts.ts'

/** Puts the server's refusal where it belongs: under the fields it names, else above the form. */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  reader: ErrorReader,
): void {
  const known = Object.entries(reader.fieldTextsOf(error)).filter(([field]) => field in form.getValues())
  for (const [field, message] of known) form.setError(field as FieldPath<Values>, { type: 'server', message })
  if (known.length === 0) form.setError('root', { type: 'server', message: reader.textOf(error) })
}
