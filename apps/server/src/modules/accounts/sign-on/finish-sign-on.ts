import { normalizeEmail } from '@balcao/domain/people/email'
import type { AdminPermission } from '@balcao/domain/vocabulary'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { App } from '#app.ts'
import { oneTimeTokens } from '#db/schema/accounts.ts'
import { signOnIdentities, staffSignOns } from '#db/schema/sign-on.ts'
import { addressNetwork } from '#kit/http/address-network.ts'
import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { findInvitation } from '#modules/accounts/invitations/find-invitation.ts'
import { joinByInvitation } from '#modules/accounts/invitations/join-by-invitation.ts'
import { askSecondFactor } from '#modules/accounts/second-factor/ask-second-factor.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { enterThroughDoor } from '#modules/accounts/sessions/enter-through-door.ts'
import { rotateSession } from '#modules/accounts/sessions/rotate-session.ts'
import { recordAttempt } from '#modules/accounts/throttling/record-attempt.ts'
import { canUseDoor, findUserByEmail, getUser, type User } from '#modules/accounts/users/user.ts'
import { spendToken } from '#modules/platforms/spend-token.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import { readCookie } from '#rpc/cookies.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'
import { requireAsker } from './begin-sign-on.ts'
import { type Identity, renewedFromMs, sealToken } from './identity.ts'
import { keepKeys, loadClient, openProvider } from './open-provider.ts'
import { type Claims, ceilingOf, groupsIn, provesFactor } from './provider-claims.ts'
import type { SignOnDoor } from './sign-on.input.ts'
import { findSignOnSettings, type SignOnSettings } from './sign-on-settings.ts'
import { answersLimit, openState, type SignOnState, stateLifetimeMs } from './sign-on-state.ts'

/**
 * STATE: of another browser, expired or used. DENIED: the person or the provider refused. PROVIDER: no answer,
 * or one that proves nothing. EMAIL: not verified there. DOMAIN, GROUP: not in the settings. STRANGER: not
 * a member of the staff. BLOCKED: no access now. TAKEN: the account is linked to another person there.
 * OTHER_PERSON: a fresh proof of another person.
 */
export type SignOnRefusal =
  | 'STATE'
  | 'DENIED'
  | 'PROVIDER'
  | 'EMAIL'
  | 'DOMAIN'
  | 'GROUP'
  | 'STRANGER'
  | 'BLOCKED'
  | 'TAKEN'
  | 'OTHER_PERSON'

export type SignOnOutcome =
  | { kind: 'REFUSED'; door: SignOnDoor; purpose: SignOnState['purpose']; reason: SignOnRefusal }
  | { kind: 'ENTERED'; door: SignOnDoor; next: string | null }
  | {
      kind: 'SECOND_FACTOR'
      door: SignOnDoor
      next: string | null
      challenge: string
      hasPasskey: boolean
      hasApp: boolean
    }
  | { kind: 'PROVEN' }
  | { kind: 'TESTED'; door: SignOnDoor }

/** Facts about the person from the ID token and the user info of the provider. */
type Proof = {
  subject: string
  /** Null unless the provider says that it verified the mailbox. */
  email: string | null
  ceiling: AdminPermission[] | null | undefined
  hasFactor: boolean
  /** Time of the last authentication at the provider; null if unknown. */
  authenticatedAt: Date | null
  tokens: { refresh_token?: string; access_token: string }
}

/** Handles the return from the provider: exchanges the code outside any transaction, once for each state. */
export async function finishSignOn(
  visitor: Visitor,
  session: SessionUser | null,
  answer: URLSearchParams,
): Promise<SignOnOutcome> {
  const { app } = visitor
  app.limits.spend(answersLimit, addressNetwork(visitor.ip))
  const opened = openAnswer(visitor, answer.get('state') ?? '')
  if (opened === null) return { kind: 'REFUSED', door: 'ADMIN', purpose: 'ENTER', reason: 'STATE' }
  const { platformId, state } = opened
  const { door, purpose } = state
  if (purpose !== 'ENTER') {
    const asker = requireAsker(session, platformId, purpose)
    if (asker.sessionId !== state.sessionId) return { kind: 'REFUSED', door, purpose, reason: 'STATE' }
  }
  const settings = await inScope(app, platformId, (scope) =>
    takeState(scope, state, answer.get('state') ?? ''),
  )
  const proof = settings === null ? ('STATE' as const) : await readProof(app, settings, state, answer)
  return inScope(app, platformId, async (scope): Promise<SignOnOutcome> => {
    const outcome =
      settings === null || typeof proof === 'string'
        ? { kind: 'REFUSED' as const, door, purpose, reason: typeof proof === 'string' ? proof : 'STATE' }
        : await settle(scope, visitor, { settings, state, proof, session })
    if (outcome.kind === 'REFUSED')
      await writeAudit(
        scope,
        { userId: session?.userId ?? null, ip: visitor.ip },
        { action: 'sign_on.refused', subject: platformId, detail: { door, purpose, reason: outcome.reason } },
      )
    return outcome
  })
}

/** Opens the state on the platform of the staff's door or of the masters' door: no other platform accepts it. */
function openAnswer(
  { app, platformId: hostPlatformId, cookieHeader }: Visitor,
  sealed: string,
): { platformId: string; state: SignOnState } | null {
  const browser = readCookie(app.config, 'signOn', cookieHeader)
  if (browser === null) return null
  for (const door of ['ADMIN', 'MASTER'] as const) {
    const platformId = platformOfDoor(door, hostPlatformId)
    const state = openState(app, { platformId, browser }, sealed)
    if (state?.door === door) return { platformId, state }
  }
  return null
}

/** The settings, if the state is in time and unused, and belongs to the current provider and client. */
async function takeState(scope: Scope, state: SignOnState, sealed: string): Promise<SignOnSettings | null> {
  const expiresAt = new Date(state.startedAt.getTime() + stateLifetimeMs)
  if (!(await spendToken(scope, sealed, expiresAt))) return null
  const settings = await findSignOnSettings(scope)
  const isSame = settings?.issuer === state.issuer && settings.clientId === state.clientId
  const isOn = settings?.mode !== 'OFF' || state.purpose === 'TEST'
  return isSame && isOn ? settings : null
}

async function readProof(
  app: App,
  settings: SignOnSettings,
  { redirectUri, nonce, verifier, purpose, startedAt }: SignOnState,
  answer: URLSearchParams,
): Promise<Proof | 'DENIED' | 'PROVIDER'> {
  const client = await loadClient()
  try {
    const config = await openProvider(app, settings)
    const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
      expectedState: answer.get('state') ?? '',
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    await keepKeys(settings, config)
    const own = tokens.claims()
    if (!own) return 'PROVIDER'
    const claims: Claims = isComplete(own, settings)
      ? own
      : { ...(await client.fetchUserInfo(config, tokens.access_token, own.sub)), ...own }
    const authenticatedAt = typeof own.auth_time === 'number' ? new Date(own.auth_time * 1000) : null
    // The provider returned an earlier login without asking the person again.
    if (purpose === 'PROVE' && !isSince(authenticatedAt, startedAt)) return 'PROVIDER'
    return {
      subject: own.sub,
      email:
        typeof claims.email === 'string' && claims.email_verified === true
          ? normalizeEmail(claims.email)
          : null,
      ceiling: ceilingOf(settings, groupsIn(claims, settings.groupsClaim) ?? []),
      hasFactor: provesFactor(settings, own),
      authenticatedAt,
      tokens,
    }
  } catch (error) {
    if (error instanceof client.AuthorizationResponseError) return 'DENIED'
    app.log.warn({ platformId: settings.platformId, error }, 'A sign-on could not be proven')
    return 'PROVIDER'
  }
}

function isComplete(own: Claims, { groups, groupsClaim }: SignOnSettings): boolean {
  const hasGroups = groups.length === 0 || groupsIn(own, groupsClaim) !== null
  return hasGroups && typeof own.email === 'string' && own.email_verified !== undefined
}

/** Tolerated difference between our clock and the provider's. */
const toleranceMs = 30_000

function isSince(authenticatedAt: Date | null, startedAt: Date): boolean {
  return authenticatedAt !== null && authenticatedAt.getTime() >= startedAt.getTime() - toleranceMs
}

type Arrival = { settings: SignOnSettings; state: SignOnState; proof: Proof; session: SessionUser | null }

async function settle(scope: Scope, visitor: Visitor, arrival: Arrival): Promise<SignOnOutcome> {
  const { settings, state, proof, session } = arrival
  const { door, purpose } = state
  const refused = (reason: SignOnRefusal): SignOnOutcome => ({ kind: 'REFUSED', door, purpose, reason })
  await scope.tx
    .update(staffSignOns)
    .set({ provenAt: scope.now })
    .where(and(eq(staffSignOns.id, settings.id), eq(staffSignOns.savedAt, settings.savedAt)))
  if (purpose === 'TEST') {
    const { email, ceiling, hasFactor } = proof
    const told = { isEmailVerified: email !== null, isInGroup: ceiling !== undefined, ceiling, hasFactor }
    await writeAudit(
      scope,
      { userId: session?.userId ?? null, ip: visitor.ip },
      { action: 'sign_on.tested', subject: scope.platformId, detail: told },
    )
    return { kind: 'TESTED', door }
  }
  const found = await findPerson(scope, arrival)
  if (typeof found === 'string') return refused(found)
  if (purpose === 'PROVE') {
    if (found.user.id !== session?.userId || found.identity === null) return refused('OTHER_PERSON')
    visitor.setCookies(await rotateSession(scope, visitor, session, { endsFormerToken: false }))
    return { kind: 'PROVEN' }
  }
  return enter(scope, visitor, arrival, found)
}

type Found = { user: User; identity: Identity | null }

/** The proven person of the staff: by the link, or before the first sign-on by the verified mailbox. */
async function findPerson(scope: Scope, { settings, state, proof }: Arrival): Promise<Found | SignOnRefusal> {
  const { tx, now } = scope
  const { issuer, emailDomains } = settings
  const { door } = state
  const { subject, email, ceiling } = proof
  const [identity = null] = await tx
    .select()
    .from(signOnIdentities)
    .where(and(eq(signOnIdentities.issuer, issuer), eq(signOnIdentities.subject, subject)))
  if (identity === null && email === null) return 'EMAIL'
  if (email !== null && !isOfDomains(email, emailDomains)) return 'DOMAIN'
  const user = identity ? await getUser(scope, identity.userId) : await findUserByEmail(scope, email ?? '')
  if (!user) return 'STRANGER'
  const isInvited =
    door === 'ADMIN' &&
    user.staffInvitedAt !== null &&
    !user.roles.includes(door) &&
    (await findInvitation(scope, { userId: user.id, door }))?.isOpen === true
  const invited = isInvited ? { ...user, roles: [...user.roles, door] } : user
  if (!invited.roles.includes(door)) return 'STRANGER'
  if (identity === null && (await isTaken(scope, user, issuer))) return 'TAKEN'
  if (!canUseDoor(invited, door, now)) return 'BLOCKED'
  return ceiling === undefined ? 'GROUP' : { user, identity }
}

function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1))
}

/** Whether the account is linked to another person of this issuer, who may have had the mailbox before. */
async function isTaken({ tx }: Scope, { id }: User, issuer: string): Promise<boolean> {
  const tied = await tx
    .select({ id: signOnIdentities.id })
    .from(signOnIdentities)
    .where(and(eq(signOnIdentities.userId, id), eq(signOnIdentities.issuer, issuer)))
  return tied.length > 0
}

async function enter(
  scope: Scope,
  visitor: Visitor,
  { settings, state, proof }: Arrival,
  { user: found, identity }: Found,
): Promise<SignOnOutcome> {
  const { door, next } = state
  const by = { userId: found.id, ip: visitor.ip }
  const { issuer } = settings
  await link(scope, { user: found, identity, settings, proof })
  if (identity === null)
    await writeAudit(scope, by, { action: 'sign_on.linked', subject: found.id, detail: { issuer } })
  await writeAudit(scope, by, {
    action: 'sign_on.accepted',
    subject: found.id,
    detail: { issuer, hasFactor: proof.hasFactor, ceiling: proof.ceiling },
  })
  if (!found.roles.includes(door)) await acceptInvitation(scope, visitor, found)
  const user = await getUser(scope, found.id)
  if (!proof.hasFactor && holdsSecondFactor(user)) {
    await recordAttempt(scope, visitor, {
      door,
      email: user.email,
      userId: user.id,
      outcome: 'SECOND_FACTOR_ASKED',
    })
    const challenge = await askSecondFactor(scope, { user, door, rememberDevice: false, isAfterSignOn: true })
    const [hasApp, hasPasskey] = [user.totpEnabledAt !== null, user.passkeyEnabledAt !== null]
    return { kind: 'SECOND_FACTOR', door, next, challenge, hasApp, hasPasskey }
  }
  const { cookies } = await enterThroughDoor(scope, visitor, {
    user,
    door,
    shouldRemember: false,
    signOn: { hasFactor: proof.hasFactor, authenticatedAt: proof.authenticatedAt },
  })
  visitor.setCookies(cookies)
  return { kind: 'ENTERED', door, next }
}

/** Links the account to the person at the provider, or renews the link with the new proof. */
async function link(
  { app, tx, platformId, now }: Scope,
  { user, identity, settings, proof }: Found & { settings: SignOnSettings; proof: Proof },
): Promise<void> {
  const id = identity?.id ?? crypto.randomUUID()
  const proven = {
    ceiling: proof.ceiling ?? null,
    ...sealToken(app, { platformId, id }, proof.tokens),
    provenAt: now,
    askAt: new Date(now.getTime() + renewedFromMs),
    silentSince: null,
    endedAt: null,
  }
  if (identity) {
    await tx.update(signOnIdentities).set(proven).where(eq(signOnIdentities.id, id))
    return
  }
  // Links to a former issuer no longer count.
  await tx
    .delete(signOnIdentities)
    .where(and(eq(signOnIdentities.userId, user.id), ne(signOnIdentities.issuer, settings.issuer)))
  await tx.insert(signOnIdentities).values({
    id,
    platformId,
    userId: user.id,
    issuer: settings.issuer,
    subject: proof.subject,
    linkedAt: now,
    ...proven,
  })
}

/** Accepts the open invitation without its mailed link, since the provider verified the same mailbox. */
async function acceptInvitation(scope: Scope, visitor: Visitor, owner: User): Promise<void> {
  const { tx, now } = scope
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, owner.id),
        eq(oneTimeTokens.purpose, 'STAFF_INVITATION'),
        eq(oneTimeTokens.door, 'ADMIN'),
        isNull(oneTimeTokens.usedAt),
      ),
    )
  await joinByInvitation(scope, visitor, { owner, door: 'ADMIN' })
}
