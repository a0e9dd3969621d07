import { AppError } from '@balcao/domain/texts/app-error'
import { hashToken } from '#kit/crypto/tokens.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { findKnownDevice } from '#modules/accounts/devices/find-known-device.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { enterThroughDoor } from '#modules/accounts/sessions/enter-through-door.ts'
import { beginAttempt } from '#modules/accounts/throttling/begin-attempt.ts'
import { forgiveAttempt } from '#modules/accounts/throttling/forgive-attempt.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import { spendAttempt } from '#modules/accounts/throttling/spend-attempt.ts'
import type { ThrottleKey } from '#modules/accounts/throttling/throttle-policies.ts'
import { canUseDoor, type User } from '#modules/accounts/users/user.ts'
import { readCookie } from '#rpc/cookies.ts'
import { inScope, type Scope } from '#scope.ts'
import { findHeldCode, type HeldCode } from './find-held-code.ts'
import { takeCustomerCode } from './take-customer-code.ts'

const door = 'CUSTOMER'

/**
 * Login of buyers: no password, only a code sent to the purchase's mailbox. The code is valid in the browser
 * that requested it; a try from another browser is wrong and does not use up the code. A request that started
 * from a purchase names no address; the code then identifies the buyer.
 */
export async function enterWithCustomerCode(
  visitor: Visitor,
  { email, code }: { email?: string | undefined; code: string },
): Promise<{ next: 'done' }> {
  const browser = readCookie(visitor.app.config, 'code', visitor.cookieHeader)
  const browserHash = browser && hashToken(browser)
  // Without an address, tries are counted by browser: a counter that depended on the purchase would reveal
  // whether it exists.
  const counted = email ?? `browser ${browserHash ?? ''}`
  const outcome = await inScope(visitor.app, visitor.platformId, async (scope) => {
    const attempt = await beginAttempt(scope, visitor, { door, email: counted })
    if (attempt.kind === 'throttled') return attempt
    const { user: named, throttleKeys } = attempt
    const user = browserHash && (await ownerOf(scope, visitor, { browserHash, code, email, named }))
    if (!user) {
      await recordAttempt(scope, visitor, {
        door,
        email: counted,
        userId: named?.id ?? null,
        outcome: 'WRONG_CODE',
      })
      return { kind: 'wrong' as const }
    }
    await forgiveAttempt(scope, throttleKeys)
    const { cookies } = await enterThroughDoor(scope, visitor, { user, door, shouldRemember: true })
    return { kind: 'entered' as const, cookies }
  })
  if (outcome.kind === 'throttled')
    throw new AppError('credentials_throttled', { retryAfterSeconds: outcome.retryAfterSeconds })
  if (outcome.kind === 'wrong') throw new AppError('code_invalid', { field: 'code' })
  visitor.setCookies(outcome.cookies)
  return { next: 'done' }
}

type Given = { browserHash: string; code: string; email: string | undefined; named: User | null }

async function ownerOf(
  scope: Scope,
  visitor: Visitor,
  { browserHash, code, email, named }: Given,
): Promise<User | null> {
  if (email !== undefined && !(named && canUseDoor(named, door, scope.now))) return null
  const held = await findHeldCode(scope, { browserHash, ...(named && { userId: named.id }) })
  const ownerKeys = email === undefined ? await ownerKeysOf(scope, visitor, { held, browserHash }) : []
  const isThrottled = ownerKeys.length > 0 && (await spendAttempt(scope, ownerKeys)) !== null
  const user = held && !isThrottled && (await takeCustomerCode(scope, held, code))
  if (!user || !canUseDoor(user, door, scope.now)) return null
  await forgiveAttempt(scope, ownerKeys)
  return user
}

/**
 * Each claim of a purchase creates a new browser cookie, so tries without an address are also counted by the
 * owner of the code. An exhausted counter answers like a wrong code, and is separate from the counters of the
 * doors: otherwise a stranger would learn whether the purchase exists, or its buyer.
 */
async function ownerKeysOf(
  scope: Scope,
  visitor: Visitor,
  { held, browserHash }: { held: HeldCode | null; browserHash: string },
): Promise<ThrottleKey[]> {
  const device = await findKnownDevice(scope, visitor, held?.userId ?? null)
  if (device) return [{ policy: 'device', who: device }]
  const owner = `claim ${held?.userId ?? browserHash}`
  return [
    { policy: 'accountFromNetwork', who: `${owner} ${addressNetwork(visitor.ip)}` },
    { policy: 'accountAlarm', who: owner },
  ]
}
