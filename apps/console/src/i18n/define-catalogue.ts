import type { ConsoleLocale } from '@balcao/domain/vocabulary'

/** The messages of one feature, one file per language. A page loads its own language only. */
export type Catalogue<Messages> = {
  load: (locale: ConsoleLocale) => Promise<Messages>
  /** What is already here, without waiting. */
  peek: (locale: ConsoleLocale) => Messages | undefined
}

type Loaders<Messages> = Record<ConsoleLocale, () => Promise<{ messages: Messages }>>

/** PT_BR is the source of the type; the other language's file says `satisfies` to it. */
export function defineCatalogue<Messages>(loaders: Loaders<Messages>): Catalogue<Messages> {
  const pending = new Map<ConsoleLocale, Promise<Messages>>()
  const ready = new Map<ConsoleLocale, Messages>()

  async function fetchMessages(locale: ConsoleLocale): Promise<Messages> {
    try {
      const { messages } = await loaders[locale]()
      ready.set(locale, messages)
      return messages
    } catch (error) {
      // A failed download must not stay in memory as the answer for ever.
      pending.delete(locale)
      throw error
    }
  }

  return {
    peek: (locale) => ready.get(locale),
    load(locale) {
      const known = pending.get(locale) ?? fetchMessages(locale)
      pending.set(locale, known)
      return known
    },
  }
}
