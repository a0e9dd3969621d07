import type { ApiKeyKind, ApiKeyRole } from '@balcao/domain/people/api-scopes'
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import type { App } from '#app.ts'
import { defineStatement, type Inputs } from '#db/define-statement.ts'
import { users } from '#db/schema/accounts.ts'
import { apiKeys } from '#db/schema/api.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { lacksSecondFactor } from '#modules/accounts/sessions/find-session.ts'
import { findStanding, free, permissionsOf, signOnOf } from '#modules/accounts/sign-on/find-standing.ts'
import { onProof } from '#modules/accounts/sign-on/hold-proof.ts'
import { keepsLiveAccess } from '#modules/accounts/test-mode/keeps-live-access.ts'
import { canUseDoor } from '#modules/accounts/users/user.ts'
import { getLiveSeller } from '#modules/platforms/test-mode/get-live-seller.ts'
import { ApiRefusal } from '#rpc/rest/api-refusal.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'

const tokenPrefixes = {
  live: { KEY: 'sk_live_', FEED: 'feed_live_' },
  test: { KEY: 'sk_test_', FEED: 'feed_test_' },
} as const

/** Prefix of every key; it tells live keys from test keys. */
export function tokenPrefix(platformId: string, kind: ApiKeyKind): string {
  return tokenPrefixes[isTestPlatform(platformId) ? 'test' : 'live'][kind]
}
const secretShape = /^[\w-]{43}$/

const lastUsePrecisionMs = 60_000
/** Days without use after which a key stops working. */
export const idleDaysMax = 180

/** Session of a call through a key. */
export type KeySession = SessionUser & Required<Pick<SessionUser, 'apiKey'>> & { role: ApiKeyRole }

type Call = { platformId: string; kind: ApiKeyKind; token: string; ip: string; call: string }

/**
 * The owner of a key, as a session limited to the key's scopes. Key, role and flags are read for each call,
 * so a revoked key or a removed right fails at the next call. The key counts as a fresh proof, because its
 * creation needed one.
 */
export async function readApiKey(app: App, { platformId, kind, token, ip, call }: Call): Promise<KeySession> {
  const isTest = isTestPlatform(platformId)
  const prefix = tokenPrefix(platformId, kind)
  if (token.startsWith(tokenPrefixes[isTest ? 'live' : 'test'][kind]))
    throw new ApiRefusal(isTest ? 'api_key_live' : 'api_key_test')
  if (!token.startsWith(prefix) || !secretShape.test(token.slice(prefix.length)))
    throw new ApiRefusal('api_key_invalid')
  if (isTest && !(await keepsLiveAccess(app, await inScope(app, platformId, getLiveSeller), null)))
    throw new ApiRefusal('api_key_invalid')
  const session = await onProof(app, platformId, () => inScope(app, platformId, read))
  if (!session) throw new ApiRefusal('api_key_invalid')
  return session

  async function read(scope: Scope): Promise<KeySession> {
    const { now } = scope
    // The real clock: a test clock that was moved does not age keys.
    const at = app.worldClock.now()
    const [found] = await selectByToken(scope.tx, { tokenHash: hashToken(token), now: at })
    if (!found || !canUseDoor(found.user, found.key.role, now)) throw new ApiRefusal('api_key_invalid')
    const { key, user } = found
    const standing = key.role === 'ADMIN' ? await findStanding(scope, user.id) : free
    if (standing.kind === 'OUT') throw new ApiRefusal('api_key_invalid')
    if (!isWithin(ip, key.networks)) throw new ApiRefusal('api_address_refused')
    if (key.lastUsedAt === null || at.getTime() - key.lastUsedAt.getTime() > lastUsePrecisionMs)
      await noteUse(scope, { id: key.id, ip, call, at })
    return {
      sessionId: key.id,
      userId: user.id,
      platformId,
      role: key.role,
      permissions: key.role === 'ADMIN' ? permissionsOf(user, standing) : [],
      steppedUpAt: now,
      // A person who signs on at the provider may have the second factor there; for all others, creating a key
      // required one.
      lacksSecondFactor: standing.kind === 'FREE' && lacksSecondFactor(app, user, key.role),
      ...signOnOf(standing),
      ...(key.role === 'ADMIN' && user.staffSellerIds !== null && { ownSellersOnly: true as const }),
      apiKey: { id: key.id, scopes: key.scopes, apiVersion: key.apiVersion },
    }
  }
}

type Token = { tokenHash: string; now: Date }

const selectByToken = defineStatement((db, given: Inputs<Token>) =>
  db
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.tokenHash, given.tokenHash), isWorking(given.now))),
)

/** Whether a key works at this instant: not revoked, not expired, and not idle for too long. */
export function isWorking(now: Inputs<Token>['now'] | Date): SQL | undefined {
  const at = sql.param(now, apiKeys.expiresAt)
  return and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, at)),
    sql`coalesce(${apiKeys.lastUsedAt}, ${apiKeys.createdAt}) > ${at}::timestamptz - interval '${sql.raw(String(idleDaysMax))} days'`,
  )
}

function isWithin(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true
  if (!ipaddr.isValid(ip)) return false
  const address = ipaddr.process(ip)
  return networks.some((network) => {
    const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : wholeAddress(network)
    return base.kind() === address.kind() && address.match(base, bits)
  })
}

function wholeAddress(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** Writes at most once a minute, and skips the write when a parallel call already made it. */
async function noteUse(
  { tx }: Scope,
  { id, ip, call, at }: { id: string; ip: string; call: string; at: Date },
): Promise<void> {
  const before = new Date(at.getTime() - lastUsePrecisionMs)
  await tx
    .update(apiKeys)
    .set({ lastUsedAt: at, lastUsedIp: ip, lastCall: call })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))))
}
