import type { App } from '#app.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import { writeCookie } from '#rpc/cookies.ts'
import { codeLifetimeMinutes } from './customer-code.ts'

/**
 * A cookie that ties the next code to this browser. Its value is new each time, so the browser's former code
 * stops working.
 */
export function newCodeBrowser({ config }: App): { browserHash: string; cookie: string } {
  const browser = randomToken()
  return {
    browserHash: hashToken(browser),
    cookie: writeCookie(config, { kind: 'code', value: browser, maxAgeSeconds: codeLifetimeMinutes * 60 }),
  }
}
