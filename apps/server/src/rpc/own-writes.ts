import type { App } from '../app.ts'
import { inReplicaScope, inScope } from '../scope.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** Longer than a healthy replica lags. */
const freshForSeconds = 5

/** The browser says for a few seconds that its person has changed something. No process keeps it, so any of them may answer next. */
export function ownWriteCookie({ config }: App): string {
  return writeCookie(config, { kind: 'wrote', value: '1', maxAgeSeconds: freshForSeconds })
}

/** Where lists and charts are read: on a replica, except by somebody who has just written and expects to see it. */
export function laggingScope({ config }: App, cookieHeader: string | undefined): typeof inScope {
  return readCookie(config, 'wrote', cookieHeader) === null ? inReplicaScope : inScope
}
