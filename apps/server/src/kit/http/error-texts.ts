import { errorTexts as english } from '@balcao/domain/error-texts/en-us'
import { errorTexts as spanish } from '@balcao/domain/error-texts/es-es'
import { errorTexts as portuguese } from '@balcao/domain/error-texts/pt-br'

/** Texts of refusals by the first letters of a reader's language. */
export const errorTexts = { pt: portuguese, en: english, es: spanish }
