import type { Locale } from '#vocabulary.ts'

export type LanguageOption = { locale: Locale; tag: string; name: string }

/** Each language is listed under its own name, so that its speakers find it. */
export const languageOptions: readonly LanguageOption[] = [
  { locale: 'PT_BR', tag: 'pt-BR', name: 'Português (Brasil)' },
  { locale: 'EN_US', tag: 'en-US', name: 'English (United States)' },
  { locale: 'ES_ES', tag: 'es-ES', name: 'Español (España)' },
]
