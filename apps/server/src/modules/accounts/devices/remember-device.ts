import { eq } from 'drizzle-orm'
import { knownDevices } from '#db/schema/accounts.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { writeCookie } from '#rpc/cookies.ts'
import type { Scope } from '#scope.ts'
import { devicesPerBrowserMax, deviceTokens } from './device-tokens.ts'
import { findKnownDevice } from './find-known-device.ts'

const rememberedForSeconds = 365 * 24 * 60 * 60

/**
 * Marks this browser as known for the person, and returns the cookie to set. The token is always new and
 * never taken from the request: otherwise a stranger could plant a cookie and later be recognised by it.
 */
export async function rememberDevice(scope: Scope, visitor: Visitor, userId: string): Promise<string[]> {
  const { app, tx, platformId, now } = scope
  const known = await findKnownDevice(scope, visitor, userId)
  if (known) {
    await tx.update(knownDevices).set({ lastUsedAt: now }).where(eq(knownDevices.id, known))
    return []
  }
  const token = randomToken()
  await tx.insert(knownDevices).values({ platformId, userId, tokenHash: hashToken(token), lastUsedAt: now })
  const value = [token, ...deviceTokens(visitor)].slice(0, devicesPerBrowserMax).join('.')
  return [writeCookie(app.config, { kind: 'devices', value, maxAgeSeconds: rememberedForSeconds })]
}
