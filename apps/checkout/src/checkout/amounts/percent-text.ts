import type { Locale } from '@balcao/domain/vocabulary'
import { languageTags } from '#messages/language-tag.ts'

export function percentText(basisPoints: number, locale: Locale): string {
  return `${(basisPoints / 100).toLocaleString(languageTags[locale])}%`
}
