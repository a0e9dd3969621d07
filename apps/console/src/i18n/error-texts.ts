import { isErrorCode } from '@balcao/domain/error-codes'
import type { ErrorTexts } from '@balcao/domain/error-texts/pt-br'
import { readError } from '../api/read-error.ts'
import { coreCatalogue } from './core/catalogue.ts'
import { defineCatalogue } from './define-catalogue.ts'
import { useMessages } from './use-messages.ts'

/** What the product says of each refusal, shared with the server and the checkout. */
export const errorTextCatalogue = defineCatalogue<ErrorTexts>({
  PT_BR: async () => ({ messages: (await import('@balcao/domain/error-texts/pt-br')).errorTexts }),
  EN_US: async () => ({ messages: (await import('@balcao/domain/error-texts/en-us')).errorTexts }),
})

export type ErrorReader = {
  textOf: (error: unknown) => string
  /** For a refusal that comes as a code alone, such as that of one row among many. */
  textOfCode: (code: string) => string
  fieldTextsOf: (error: unknown) => Record<string, string>
}

export function useErrorReader(): ErrorReader {
  const texts = useMessages(errorTextCatalogue)
  const core = useMessages(coreCatalogue)
  return {
    textOfCode: (code) => texts[isErrorCode(code) ? code : 'internal'],
    textOf(error) {
      const { code } = readError(error)
      return code === null ? core.error.offline : texts[code]
    },
    fieldTextsOf(error) {
      const entries = Object.entries(readError(error).fieldErrors)
      // A rule of the input's shape has no text of its own in the person's language.
      return Object.fromEntries(
        entries.map(([field, reason]) => [field, isErrorCode(reason) ? texts[reason] : core.checkThisField]),
      )
    },
  }
}
