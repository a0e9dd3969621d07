import { consoleLocales } from '@balcao/domain/vocabulary'
import { Card } from '@balcao/ui/card'
import { RadioGroup } from '@balcao/ui/radio-group'
import { coreCatalogue } from '#i18n/core/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { myProfileCatalogue } from './catalogue.ts'

const themes = ['light', 'dark', 'system'] as const

/** A choice applies at once, so there is nothing to save. */
export function PreferencesTab() {
  const { preferences: text } = useMessages(myProfileCatalogue)
  const { languageName, shell } = useMessages(coreCatalogue)
  const { theme, locale, setTheme, setLocale } = usePreferences()
  return (
    <Card className="grid max-w-3xl gap-6 sm:grid-cols-2">
      <RadioGroup
        label={shell.language}
        value={locale}
        onChange={(chosen) => {
          const next = consoleLocales.find((option) => option === chosen)
          if (next) setLocale(next)
        }}
        options={consoleLocales.map((option) => ({ value: option, label: languageName[option] }))}
      />
      <RadioGroup
        label={shell.theme}
        value={theme}
        onChange={(chosen) => {
          const next = themes.find((option) => option === chosen)
          if (next) setTheme(next)
        }}
        options={themes.map((option) => ({ value: option, label: shell.themes[option] }))}
      />
      <p className="text-muted text-sm sm:col-span-2">{text.text}</p>
    </Card>
  )
}
