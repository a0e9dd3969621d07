/** One check. The detail says what was found or, on failure, what to do. */
export type Check = { name: string; ok: boolean; detail: string }

/** The reason in one line without secrets: of a URL only its origin. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return (error.message || code).split('\n')[0]?.slice(0, 200) ?? code
}
