import { errorTexts as english } from '@balcao/domain/texts/error-texts/en-us'
import { errorTexts as spanish } from '@balcao/domain/texts/error-texts/es-es'
import { errorTexts as portuguese } from '@balcao/domain/texts/error-texts/pt-br'

import { problemTexts as englishProblems } from '@balcao/domain/texts/problem-texts/en-us'
import { problemTexts as spanishProblems } from '@balcao/domain/texts/problem-texts/es-es'
import { problemTexts as portugueseProblems } from '@balcao/domain/texts/problem-texts/pt-br'

/** Texts of refusals by the first letters of a reader's language. */
export const errorTexts = { pt: portuguese, en: english, es: spanish }

/** Texts of the problems of a field. */
export const problemTexts = { pt: portugueseProblems, en: englishProblems, es: spanishProblems }
