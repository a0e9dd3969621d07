import { AppError } from '@balcao/domain/app-error'
import { findUnstorableText } from './find-unstorable-text.ts'

/** Before any schema looks at it, so that no field of any procedure or file has to think of it. */
export function refuseUnstorableText(input: unknown): void {
  const field = findUnstorableText(input)
  if (field !== null) throw new AppError('input_invalid', field === '' ? {} : { field })
}
