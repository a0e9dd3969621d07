import type { App } from '#app.ts'
import { inReplicaScope, inScope } from '#scope.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { SessionUser } from './session-user.ts'

/** Longer than a healthy replica lags. */
const freshForSeconds = 5

/**
 * Cookie that marks a recent write of the browser for a few seconds. No process stores it, so any of them may
 * answer next.
 */
export function ownWriteCookie({ config }: App): string {
  return writeCookie(config, { kind: 'wrote', value: '1', maxAgeSeconds: freshForSeconds })
}

/**
 * Scope of lists and charts: on a replica, except after a recent write of the same browser. A program keeps no cookies, so a key
 * that may change something always reads the primary.
 */
export function laggingScope(
  { config }: App,
  { session, cookieHeader }: { session: SessionUser | null; cookieHeader: string | undefined },
): typeof inScope {
  const mayHaveWritten = session?.apiKey
    ? session.apiKey.scopes.some((scope) => scope.endsWith(':write'))
    : readCookie(config, 'wrote', cookieHeader) !== null
  return mayHaveWritten ? inScope : inReplicaScope
}
