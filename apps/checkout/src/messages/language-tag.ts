import type { Locale } from '@balcao/domain/vocabulary'

export const languageTags: Record<Locale, string> = { PT_BR: 'pt-BR', EN_US: 'en-US', ES_ES: 'es-ES' }
