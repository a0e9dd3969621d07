import { isErrorCode } from '@balcao/domain/texts/error-codes'
import type { ErrorTexts } from '@balcao/domain/texts/error-texts/pt-br'
import { type InputProblem, readInputProblem } from '@balcao/domain/texts/input-problems'
import { problemWords } from '@balcao/domain/texts/problem-words'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from './core/catalogue.ts'
import { defineCatalogue } from './define-catalogue.ts'
import { useMessages } from './use-messages.ts'

/** Texts of each refusal, shared with the server and the checkout. */
export const errorTextCatalogue = defineCatalogue<ErrorTexts>({
  PT_BR: async () => ({ messages: (await import('@balcao/domain/texts/error-texts/pt-br')).errorTexts }),
  EN_US: async () => ({ messages: (await import('@balcao/domain/texts/error-texts/en-us')).errorTexts }),
  ES_ES: async () => ({ messages: (await import('@balcao/domain/texts/error-texts/es-es')).errorTexts }),
})

export type ErrorReader = {
  textOf: (error: unknown) => string
  /** For a refusal given as a bare code, such as the refusal of one row among many. */
  textOfCode: (code: string) => string
  /** For an invalid field; `write` formats a limit. */
  textOfProblem: (problem: InputProblem, write: (limit: number) => string) => string
  fieldTextsOf: (error: unknown) => Record<string, string>
}

export function useErrorReader(): ErrorReader {
  const refusals = useMessages(errorTextCatalogue)
  const core = useMessages(coreCatalogue)
  const texts = { problems: core.problem, refusals }
  return {
    textOf(error) {
      const { code } = readError(error)
      return code === null ? core.error.offline : refusals[code]
    },
    textOfCode: (code) => refusals[isErrorCode(code) ? code : 'internal'],
    textOfProblem: (problem, write) => problemWords(texts, problem, write),
    fieldTextsOf(error) {
      const entries = Object.entries(readError(error).fieldErrors)
      return Object.fromEntries(
        entries.map(([field, text]) => [field, problemWords(texts, readInputProblem(text), String)]),
      )
    },
  }
}
