import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router'
import { readPart, writePart } from './address-part.ts'
import type { SearchTexts } from './search-text.ts'

type Changes = Record<string, string | undefined>
type ChangeOptions = {
  /** Adds a history entry, so that the back button undoes this change alone. */
  isNewStep?: boolean
  /** History state of the page; unchanged when left out. */
  state?: (current: HistoryState) => HistoryState
}

/** The query string of one part of the page, read and changed by key. `undefined` removes a key. */
export function useSearchTexts(
  part = '',
): [SearchTexts, (changes: Changes, options?: ChangeOptions) => void] {
  const search = useLocation().search as SearchTexts
  const navigate = useNavigate()
  const change = (changes: Changes, { isNewStep = false, state }: ChangeOptions = {}) =>
    void navigate({
      to: '.',
      search: (current: Record<string, unknown>) => ({ ...current, ...writePart(changes, part) }),
      state: state ?? true,
      replace: !isNewStep,
      resetScroll: false,
    })
  return [readPart(search, part), change]
}
