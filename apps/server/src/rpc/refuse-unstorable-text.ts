import { AppError } from '@balcao/domain/texts/app-error'
import { findUnstorableText } from './find-unstorable-text.ts'

/** Runs before every schema, so that no field of any procedure or file has to check for it. */
export function refuseUnstorableText(input: unknown): void {
  const field = findUnstorableText(input)
  if (field !== null) throw new AppError('input_invalid', field === '' ? {} : { field })
}
