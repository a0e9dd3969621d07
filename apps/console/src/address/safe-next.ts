/** Page after the login. Only a path of the console: a link in a mail must not lead to another site. */
export function safeNext(next: string | undefined, fallback: string): string {
  if (next === undefined || !next.startsWith('/') || /^\/[/\\]/.test(next)) return fallback
  return next
}
