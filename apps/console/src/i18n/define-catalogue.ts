import type { ConsoleLocale, Locale } from '@balcao/domain/vocabulary'

/** The messages of one feature, one file per language. A page loads its own language only. */
export type Catalogue<Messages> = { load: (locale: Locale) => Promise<Messages> }

type Loader<Messages> = () => Promise<{ messages: Messages }>
/** Spanish is spoken on the pages of buyers alone. */
type Loaders<Messages> = Record<ConsoleLocale, Loader<Messages>> & { ES_ES?: Loader<Messages> }

/** React reads these two fields and then does not wait for a promise that is already kept. */
type ReadAtOnce<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/** PT_BR is the source of the type; the files of the other languages say `satisfies` to it. */
export function defineCatalogue<Messages>(loaders: Loaders<Messages>): Catalogue<Messages> {
  const known = new Map<Locale, ReadAtOnce<Messages>>()

  function fetchMessages(locale: Locale): ReadAtOnce<Messages> {
    const promise: ReadAtOnce<Messages> = (loaders[locale] ?? loaders.PT_BR)().then(
      ({ messages }) => messages,
    )
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
