import type { ConsoleLocale, Locale } from '@balcao/domain/vocabulary'

/** The messages of one feature, one file per language. A page loads its own language only. */
export type Catalogue<Messages> = { load: (locale: Locale) => Promise<Messages> }

type Loader<Messages> = () => Promise<{ messages: Messages }>
/** Spanish exists on the pages of buyers only. */
type Loaders<Messages> = Record<ConsoleLocale, Loader<Messages>> & { ES_ES?: Loader<Messages> }

/** Fields that React reads, so that it does not suspend for a fulfilled promise. */
type ReadAtOnce<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value }

/** PT_BR is the source of the type; the other languages are checked with `satisfies`. */
export function defineCatalogue<Messages>(loaders: Loaders<Messages>): Catalogue<Messages> {
  const known = new Map<Locale, ReadAtOnce<Messages>>()

  function fetchMessages(locale: Locale): ReadAtOnce<Messages> {
    const promise: ReadAtOnce<Messages> = (loaders[locale] ?? loaders.PT_BR)().then(
      ({ messages }) => messages,
    )
    promise.then(
      (messages) => Object.assign(promise, { status: 'fulfilled', value: messages }),
      // A failed download must not stay cached.
      () => known.delete(locale),
    )
    known.set(locale, promise)
    return promise
  }

  return { load: (locale) => known.get(locale) ?? fetchMessages(locale) }
}
