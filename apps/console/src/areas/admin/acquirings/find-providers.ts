import type { Provider } from './acquirer.ts'

/** Providers whose name contains the typed text, in any case. */
export function findProviders(providers: readonly Provider[], search: string): readonly Provider[] {
  const typed = search.trim().toLowerCase()
  if (typed === '') return providers
  return providers.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(typed))
}
