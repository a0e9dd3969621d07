import { inputProblemOf, writeInputProblem } from '@balcao/domain/input-problems'
import { toNestErrors } from '@hookform/resolvers'
import { type FieldError, type FieldValues, get, type Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

/**
 * Validates a form by a schema. Its messages are problem codes such as `too_short:3`, for which each field
 * has the text.
 */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, _context, options) => {
    const result = await schema.safeParseAsync(values)
    if (result.success) return { values: result.data, errors: {} }
    const errors: Record<string, FieldError> = {}
    for (const issue of result.error.issues) {
      const path = issue.path.join('.') || 'root'
      const message = writeInputProblem(inputProblemOf(issue, get(values, path)))
      errors[path] ??= { type: issue.code ?? 'custom', message }
    }
    return { values: {}, errors: toNestErrors<Input>(errors, options) }
  }
}
