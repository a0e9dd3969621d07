import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { readError } from '#api/read-error.ts'
import type { ErrorReader } from '#i18n/error-texts.ts'

/** Shows the server's refusal under the fields it names, however deep, otherwise above the form. */
export function applyServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  reader: ErrorReader,
): void {
  const values = form.getValues()
  const named = Object.entries(readError(error).fieldErrors)
  const known = named.filter(([path]) => get(values, path) !== undefined)
  for (const [path, message] of known) form.setError(path as FieldPath<Values>, { type: 'server', message })
  if (known.length === 0 || known.length < named.length)
    form.setError('root', { type: 'server', message: reader.textOf(error) })
}
