import type { ErrorTexts } from '#texts/error-texts/pt-br.ts'
import type { ProblemTexts } from '#texts/problem-texts/pt-br.ts'
import { type InputProblem, isFieldProblem } from './input-problems.ts'

type Texts = { problems: ProblemTexts; refusals: ErrorTexts }

/** Text of an invalid field; `write` formats a limit. */
export function problemWords(
  { problems, refusals }: Texts,
  { code, limit }: InputProblem,
  write: (limit: number) => string,
): string {
  if (!isFieldProblem(code)) return refusals[code]
  const text = problems[code]
  if (typeof text === 'string') return text
  return limit === undefined ? problems.invalid : text(write(limit))
}
