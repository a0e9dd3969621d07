import type { ErrorTexts } from '@balcao/domain/error-texts/pt-br'
import { type InputProblem, isFieldProblem } from '@balcao/domain/input-problems'
import type { CoreMessages } from './core/pt-br.ts'

type Texts = { problems: CoreMessages['problem']; refusals: ErrorTexts }

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
