import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { readCookie } from '#rpc/cookies.ts'

export const devicesPerBrowserMax = 5

/** The cookie contains one token for each of the few people who share a browser. */
export function deviceTokens({ app, cookieHeader }: Visitor): string[] {
  const cookie = readCookie(app.config, 'devices', cookieHeader)
  return cookie?.split('.').filter(Boolean).slice(0, devicesPerBrowserMax) ?? []
}
