import { use } from 'react'
import type { Catalogue } from './define-catalogue.ts'
import { useLocale } from './locale.tsx'

/** Waits only when the route has not loaded the catalogue already. */
export function useMessages<Messages>(catalogue: Catalogue<Messages>): Messages {
  const { language } = useLocale()
  return use(catalogue.load(language))
}
