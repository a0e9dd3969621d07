import { useLocation, useNavigate } from '@tanstack/react-router'
import type { SearchTexts } from './search-text.ts'

type Changes = Record<string, string | undefined>

/** The query string, read and changed by key. `undefined` removes a key; a change replaces the page in the history or adds to it. */
export function useSearchTexts(): [
  SearchTexts,
  (changes: Changes, options?: { isNewStep?: boolean }) => void,
] {
  const search = useLocation().search as SearchTexts
  const navigate = useNavigate()
  const change = (changes: Changes, { isNewStep = false } = {}) =>
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...changes }),
      replace: !isNewStep,
      resetScroll: false,
    })
  return [search, change]
}
