import { type ErrorCode, isErrorCode } from './error-codes.ts'

/**
 * Problems of a single field. Browsers have a text for each; a new problem is a line here and a line in each language.
 */
export const fieldProblems = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'digits',
  'not_an_email',
  'not_a_url',
  'not_a_video_link',
  'too_common',
  'contains_email',
  'contains_address',
  'unknown_variable',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** A problem of a schema's rule: a problem of the field, or a refusal with a text of its own. */
export type ProblemCode = FieldProblem | ErrorCode

/** `limit` is the number that the text names: “at least 3 characters”. */
export type InputProblem = { code: ProblemCode; limit?: number }

/**
 * Gives a schema's rule its problem: `.refine(isValidEmail, problem('not_an_email'))`. A message is never a sentence.
 */
export function problem(code: ProblemCode, limit?: number): string {
  return writeInputProblem(limit === undefined ? { code } : { code, limit })
}

/** The part of a zod issue that is read here, since the domain does not depend on zod. */
export type SchemaIssue = {
  code?: string | undefined
  message: string
  path: readonly PropertyKey[]
  origin?: string | undefined
  format?: string | undefined
  minimum?: number | bigint | undefined
  maximum?: number | bigint | undefined
}

/**
 * Problem behind an issue. `value` is the content of the field, where known: a missing one is `required`,
 * whatever type was expected.
 */
export function inputProblemOf(issue: SchemaIssue, value?: unknown): InputProblem {
  const own = parseProblem(issue.message)
  if (own) return own.limit === undefined ? withLimit(own.code, issue.minimum ?? issue.maximum) : own
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string')
        return value === '' || Number(issue.minimum) <= 1
          ? { code: 'required' }
          : withLimit('too_short', issue.minimum)
      return withLimit(isCounted(issue.origin) ? 'too_few' : 'too_small', issue.minimum)
    case 'too_big':
      if (issue.origin === 'string') return withLimit('too_long', issue.maximum)
      return withLimit(isCounted(issue.origin) ? 'too_many' : 'too_large', issue.maximum)
    case 'invalid_format':
      if (value === '') return { code: 'required' }
      if (issue.format === 'email') return { code: 'not_an_email' }
      return { code: issue.format === 'url' ? 'not_a_url' : 'invalid' }
    default:
      return { code: value === null || value === '' ? 'required' : 'invalid' }
  }
}

function isCounted(origin: string | undefined): boolean {
  return origin === 'array' || origin === 'set'
}

function withLimit(code: ProblemCode, limit: number | bigint | undefined): InputProblem {
  return limit === undefined ? { code } : { code, limit: Number(limit) }
}

export function isFieldProblem(text: string): text is FieldProblem {
  return fieldProblems.some((code) => code === text)
}

function isProblemCode(text: string): text is ProblemCode {
  return isFieldProblem(text) || isErrorCode(text)
}

/** Form of a problem in an answer: `required`, `too_short:3`. */
export function writeInputProblem({ code, limit }: InputProblem): string {
  return limit === undefined ? code : `${code}:${limit}`
}

/** A text that is not one of the known problems counts as `invalid`. */
export function readInputProblem(text: string): InputProblem {
  return parseProblem(text) ?? { code: 'invalid' }
}

function parseProblem(text: string): InputProblem | null {
  const [code = '', limit] = text.split(':')
  if (!isProblemCode(code)) return null
  return limit === undefined || !/^-?\d+$/.test(limit) ? { code } : { code, limit: Number(limit) }
}
