/** Where to go after signing in. Only a path of ours: a link in a mail must not carry anybody to another site. */
export function safeNext(next: string | undefined, fallback: string): string {
  if (next === undefined || !next.startsWith('/') || /^\/[/\\]/.test(next)) return fallback
  return next
}
