import type { Config } from '#config.ts'

type CookieKind = 'session' | 'devices' | 'code' | 'wrote' | 'purchases' | 'clicks' | 'signOn'

const plainNames: Record<CookieKind, string> = {
  session: 'balcao',
  devices: 'balcao-device',
  code: 'balcao-code',
  wrote: 'balcao-wrote',
  purchases: 'balcao-purchases',
  clicks: 'balcao-clicks',
  signOn: 'balcao-sign-on',
}

/** Over https the prefix makes browsers refuse the cookie from any other host, so another tenant's subdomain cannot plant one. */
function cookieName({ publicUrl }: Config, kind: CookieKind): string {
  return isSecure(publicUrl) ? `__Host-${plainNames[kind]}` : plainNames[kind]
}

export function readCookie(
  config: Config,
  kind: CookieKind,
  cookieHeader: string | undefined,
): string | null {
  const prefix = `${cookieName(config, kind)}=`
  const pair = cookieHeader?.split(/;\s*/).find((candidate) => candidate.startsWith(prefix))
  return pair?.slice(prefix.length) || null
}

/** Without a lifetime the browser deletes the cookie when it closes. Values are our own tokens, which need no escaping. */
export function writeCookie(
  config: Config,
  cookie: { kind: CookieKind; value: string; maxAgeSeconds: number | null },
): string {
  return [
    `${cookieName(config, cookie.kind)}=${cookie.value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(config.publicUrl) ? ['Secure'] : []),
    ...(cookie.maxAgeSeconds === null ? [] : [`Max-Age=${cookie.maxAgeSeconds}`]),
  ].join('; ')
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
