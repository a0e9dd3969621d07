import { isErrorCode } from '@balcao/domain/texts/error-codes'
import type { ErrorTexts } from '@balcao/domain/texts/error-texts/pt-br'
import { type InputProblem, readInputProblem } from '@balcao/domain/texts/input-problems'
import { problemWords } from '@balcao/domain/texts/problem-words'
import { readError } from '#api/read-error.ts'
import { coreCatalogue } from './core/catalogue.ts'
import { defineCatalogue } from './define-catalogue.ts'
import { languageTags, useLocale } from './locale.tsx'
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
  const { locale } = useLocale()
  const texts = { problems: core.problem, refusals }
  /** For a file of a kind that its field refuses: the kinds that the field accepts. */
  const acceptedText = ({ accepted }: Record<string, unknown>) =>
    Array.isArray(accepted)
      ? core.upload.wrongType(
          new Intl.ListFormat(languageTags[locale], { type: 'disjunction' }).format(
            accepted.map((ending) => String(ending).toUpperCase()),
          ),
        )
      : refusals.upload_refused
  return {
    textOf(error) {
      const { code, details } = readError(error)
      if (code === 'upload_refused') return acceptedText(details)
      return code === null ? core.error.offline : refusals[code]
    },
    textOfCode: (code) => refusals[isErrorCode(code) ? code : 'internal'],
    textOfProblem: (problem, write) => problemWords(texts, problem, write),
    fieldTextsOf(error) {
      const { fieldErrors, details } = readError(error)
      return Object.fromEntries(
        Object.entries(fieldErrors).map(([field, text]) => [
          field,
          text === 'upload_refused'
            ? acceptedText(details)
            : problemWords(texts, readInputProblem(text), String),
        ]),
      )
    },
  }
}
