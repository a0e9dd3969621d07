/** One thing that was looked at. The detail says what was found or, where it is not well, what to do. */
export type Check = { name: string; ok: boolean; detail: string }

/** In one line and without what may be secret: of an address only where it leads. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return (error.message || code).split('\n')[0]?.slice(0, 200) ?? code
}
