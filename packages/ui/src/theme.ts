import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

/** Also read by the small script that runs before the first paint. */
export const themeStorageKey = 'balcao.theme'

const changeEvent = 'balcao:theme'
const systemIsDark = '(prefers-color-scheme: dark)'

function isThemeChoice(value: string | null): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'system'
}

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(themeStorageKey)
  return isThemeChoice(stored) ? stored : 'system'
}

export function resolveTheme(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice
  return matchMedia(systemIsDark).matches ? 'dark' : 'light'
}

export function applyTheme(choice: ThemeChoice): void {
  localStorage.setItem(themeStorageKey, choice)
  document.documentElement.dataset.theme = resolveTheme(choice)
  window.dispatchEvent(new Event(changeEvent))
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(systemIsDark)
  const followOthers = () => {
    document.documentElement.dataset.theme = resolveTheme(readChoice())
    onChange()
  }
  window.addEventListener(changeEvent, onChange)
  window.addEventListener('storage', followOthers)
  system.addEventListener('change', followOthers)
  return () => {
    window.removeEventListener(changeEvent, onChange)
    window.removeEventListener('storage', followOthers)
    system.removeEventListener('change', followOthers)
  }
}

/** Follows the system and other tabs; the choice is stored on this device. */
export function useTheme(): { choice: ThemeChoice; theme: Theme; setChoice: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, readChoice)
  const theme = useSyncExternalStore(subscribe, () => resolveTheme(readChoice()))
  return { choice, theme, setChoice: applyTheme }
}
