import type { Provider } from './acquirer.ts'

/** Those whose name contains what was typed, whatever its case. */
export function findProviders(providers: readonly Provider[], search: string): readonly Provider[] {
  const typed = search.trim().toLowerCase()
  if (typed === '') return providers
  return providers.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(typed))
}
