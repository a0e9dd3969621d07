import { type ConsoleLocale, consoleLocales } from '@balcao/domain/vocabulary'
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'

const storageKey = 'balcao.locale'

export const languageTags: Record<ConsoleLocale, string> = { PT_BR: 'pt-BR', EN_US: 'en-US' }

type LocaleContextValue = { locale: ConsoleLocale; setLocale: (locale: ConsoleLocale) => void }

const LocaleContext = createContext<LocaleContextValue | null>(null)

function isConsoleLocale(value: string | null): value is ConsoleLocale {
  return consoleLocales.some((locale) => locale === value)
}

/** What this person chose before, else what the browser asks for, else Portuguese. */
export function currentLocale(): ConsoleLocale {
  const stored = localStorage.getItem(storageKey)
  if (isConsoleLocale(stored)) return stored
  const wanted = navigator.languages.find((tag) => tag.startsWith('pt') || tag.startsWith('en'))
  return wanted?.startsWith('en') ? 'EN_US' : 'PT_BR'
}

export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setState] = useState(currentLocale)

  useEffect(() => {
    document.documentElement.lang = languageTags[locale]
  }, [locale])

  const value = useMemo<LocaleContextValue>(
    () => ({
      locale,
      setLocale: (next) => {
        localStorage.setItem(storageKey, next)
        // The page keeps its old words until the new ones have arrived.
        startTransition(() => setState(next))
      },
    }),
    [locale],
  )
  return <LocaleContext value={value}>{children}</LocaleContext>
}

export function useLocale(): LocaleContextValue {
  const value = use(LocaleContext)
  if (!value) throw new Error('useLocale needs a LocaleProvider above it')
  return value
}
