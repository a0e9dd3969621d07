import type { Locale } from '#vocabulary.ts'

/** Heading above the order bumps of a checkout, and above their preview in the console. */
export const bumpsTitle: Readonly<Record<Locale, string>> = {
  PT_BR: 'Aproveite e leve também',
  EN_US: 'Add to your order',
  ES_ES: 'Aprovecha y añade también',
}
