import type { ConsoleLocale } from '@balcao/domain/vocabulary'

/** The messages of one feature, one file per language. A page loads its own language only. */
export type Catalogue<Messages> = { load: (locale: ConsoleLocale) => Promise<Messages> }

type Loaders<Messages> = Record<ConsoleLocale, () => Promise<{ messages: Messages }>>

/** React reads these two fields and then does not wait for a promise that is already kept. */
type ReadAtOnce<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/** PT_BR is the source of the type; the other language's file says `satisfies` to it. */
export function defineCatalogue<Messages>(loaders: Loaders<Messages>): Catalogue<Messages> {
  const known = new Map<ConsoleLocale, ReadAtOnce<Messages>>()

  function fetchMessages(locale: ConsoleLocale): ReadAtOnce<Messages> {
    const promise: ReadAtOnce<Messages> = loaders[locale]().then(({ messages }) => messages)
    promise.then(
      (messages) => Object.assign(promise, { status: 'fulfilled', value: messages }),
      // A failed download must not stay in memory as the answer for ever.
      () => known.delete(locale),
    )
    known.set(locale, promise)
    return promise
  }

  return { load: (locale) => known.get(locale) ?? fetchMessages(locale) }
}
