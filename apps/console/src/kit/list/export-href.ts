import type { ConsoleLocale } from '@balcao/domain/vocabulary'

/** Address of a list's export: the server streams it, and the browser follows the link with its session. */
export function exportHref(
  name: string,
  asked: Readonly<Record<string, string | undefined>>,
  locale: ConsoleLocale,
): string {
  const query = new URLSearchParams({ locale })
  for (const [key, value] of Object.entries(asked)) if (value) query.set(key, value)
  return `/api/exports/${name}.csv?${query}`
}
