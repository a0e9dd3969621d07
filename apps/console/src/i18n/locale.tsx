import { type ConsoleLocale, type Locale, locales } from '@balcao/domain/vocabulary'
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'

const storageKey = 'balcao.locale'

export const languageTags: Record<Locale, string> = { PT_BR: 'pt-BR', EN_US: 'en-US', ES_ES: 'es-ES' }

/** Pages of buyers, available in every language of the checkout. */
const buyersPages = /^\/(?:my-purchases|request-refund)(?:\/|$)/

type LocaleContextValue = {
  /** Language of the texts. */
  language: Locale
  /** The language of texts that exist in the console's two languages only, such as categories. */
  locale: ConsoleLocale
  setLocale: (locale: Locale) => void
}

const LocaleContext = createContext<LocaleContextValue | null>(null)

/** Languages of the page at this address. */
export function languagesOf(path: string): readonly Locale[] {
  return buyersPages.test(path) ? locales : ['PT_BR', 'EN_US']
}

/** The person's earlier choice, otherwise the browser's language, otherwise Portuguese. */
export function currentLocale(): Locale {
  const spoken = languagesOf(window.location.pathname)
  const stored = localStorage.getItem(storageKey)
  const chosen = spoken.find((locale) => locale === stored)
  if (chosen !== undefined) return chosen
  const bySpeech = (tag: string) => spoken.find((locale) => tag.startsWith(languageTags[locale].slice(0, 2)))
  return bySpeech(navigator.languages.find((tag) => bySpeech(tag) !== undefined) ?? '') ?? 'PT_BR'
}

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [language, setState] = useState(currentLocale)

  useEffect(() => {
    document.documentElement.lang = languageTags[language]
  }, [language])

  const value = useMemo<LocaleContextValue>(
    () => ({
      language,
      locale: language === 'ES_ES' ? 'PT_BR' : language,
      setLocale: (next) => {
        localStorage.setItem(storageKey, next)
        // The page keeps its old texts until the new ones have loaded.
        startTransition(() => setState(next))
      },
    }),
    [language],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export function useLocale(): LocaleContextValue {
  const value = use(LocaleContext)
  if (!value) throw new Error('useLocale needs a LocaleProvider above it')
  return value
}
