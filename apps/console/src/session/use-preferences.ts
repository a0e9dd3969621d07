import type { Locale } from '@balcao/domain/vocabulary'
import { type ThemeChoice, useTheme } from '@balcao/ui/theme'
import { useMutation } from '@tanstack/react-query'
import { api } from '#api/client.ts'
import { useLocale } from '#i18n/locale.tsx'

/** Theme and language: applied at once on this device, and stored for the next one. */
export function usePreferences() {
  const { choice, setChoice } = useTheme()
  const { language, setLocale } = useLocale()
  const update = useMutation(api.account.updatePreferences.mutationOptions())
  return {
    theme: choice,
    locale: language,
    setTheme(theme: ThemeChoice) {
      setChoice(theme)
      update.mutate({ theme })
    },
    setLocale(next: Locale) {
      setLocale(next)
      update.mutate({ locale: next })
    },
  }
}
