import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { App } from '#app.ts'
import { sessions } from '#db/schema/accounts.ts'
import { signOnIdentities } from '#db/schema/sign-on.ts'
import { theProduct, writeAudit } from '#modules/platforms/write-audit.ts'
import { inScope, type Scope } from '#scope.ts'
import { type Answer, askProvider } from './ask-provider.ts'
import { graceMs, type Identity, proofMs, renewedFromMs, sealToken } from './identity.ts'
import { providerTimeoutMs } from './open-provider.ts'
import { signOnDoors } from './sign-on.input.ts'
import { findSignOnSettings, type SignOnSettings } from './sign-on-settings.ts'

/**
 * Longer than the four calls of one renewal, configuration and keys included: at its end the process with the
 * lease has its answer, or has died.
 */
const leaseMs = 5 * providerTimeoutMs
const askAgainMs = 15_000
const waitMs = 100

type HeldProof = Pick<Identity, 'id' | 'provenAt' | 'silentSince'>

/**
 * A session or a key, checked against its proof: unchanged if the proof is fresh or still within the grace
 * period, null if the proof is lost. After a renewal it is read again, since a group may be gone.
 */
export async function onProof<Held extends { signOn?: HeldProof }>(
  app: App,
  platformId: string,
  read: () => Promise<Held | null>,
): Promise<Held | null> {
  const found = await read()
  if (!found?.signOn) return found
  const outcome = await holdProof(app, platformId, found.signOn)
  if (outcome === 'LOST') return null
  return outcome === 'RENEWED' ? read() : found
}

/**
 * Renews the proof of a session or a key, outside any transaction and once for all requests and processes.
 * RENEWED: the caller reads the person's rights again.
 */
async function holdProof(
  app: App,
  platformId: string,
  held: HeldProof,
): Promise<'STANDS' | 'RENEWED' | 'LOST'> {
  const ageMs = app.clock.now().getTime() - held.provenAt.getTime()
  if (ageMs < renewedFromMs) return 'STANDS'
  const claimed = await inScope(app, platformId, (scope) => claim(scope, held.id))
  if (claimed) {
    const answer = await askProvider(app, claimed.settings, claimed.identity)
    const outcome = await inScope(app, platformId, (scope) => settle(scope, claimed, answer))
    if (outcome !== 'SILENT') return outcome
    return ageMs <= graceMs ? 'STANDS' : 'LOST'
  }
  if (ageMs <= proofMs || (held.silentSince !== null && ageMs <= graceMs)) return 'STANDS'
  return held.silentSince === null ? waitForAnother(app, platformId, held) : 'LOST'
}

type Claimed = { identity: Identity & { token: string }; settings: SignOnSettings; at: Date }

/** Gives the lease of the renewal to one of the requests that find the proof old, and delays the next try. */
async function claim(scope: Scope, identityId: string): Promise<Claimed | null> {
  const { tx, now } = scope
  const [identity] = await tx
    .update(signOnIdentities)
    .set({ askAt: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(signOnIdentities.id, identityId),
        lte(signOnIdentities.askAt, now),
        isNull(signOnIdentities.endedAt),
      ),
    )
    .returning()
  const settings = await findSignOnSettings(scope)
  if (!identity?.token || !settings) return null
  return { identity: { ...identity, token: identity.token }, settings, at: now }
}

async function settle(
  scope: Scope,
  { identity, settings, at }: Claimed,
  answer: Answer,
): Promise<'RENEWED' | 'LOST' | 'SILENT'> {
  const { app, tx, now } = scope
  // Matches only the token that was sent: a sign-on in the meantime stored its own token and proof, to which
  // this answer does not apply.
  const row = and(eq(signOnIdentities.id, identity.id), eq(signOnIdentities.token, identity.token))
  const token = 'tokens' in answer && answer.tokens ? sealToken(app, identity, answer.tokens) : {}
  if (answer.kind === 'SILENT') {
    await tx
      .update(signOnIdentities)
      .set({
        silentSince: identity.silentSince ?? at,
        askAt: new Date(now.getTime() + askAgainMs),
        ...token,
      })
      .where(row)
    return 'SILENT'
  }
  if (answer.kind === 'ENDED') {
    const [held] = await tx.select().from(signOnIdentities).where(row).for('no key update')
    if (!held) return 'RENEWED'
    await endIdentity(scope, identity, answer.reason)
    return 'LOST'
  }
  await tx
    .update(signOnIdentities)
    .set({
      ceiling: answer.ceiling,
      // The time of the request, because the provider may have changed its mind while it answered.
      provenAt: at,
      askAt: new Date(at.getTime() + renewedFromMs),
      silentSince: null,
      ...token,
    })
    // Settings changed in the meantime require a new proof.
    .where(and(row, eq(signOnIdentities.issuer, settings.issuer), isNull(signOnIdentities.endedAt)))
  return 'RENEWED'
}

/**
 * Ends the link of a person whom the provider no longer accepts: the sessions end, and the keys stop working
 * until the next sign-on.
 */
export async function endIdentity(
  scope: Scope,
  { id, userId, issuer }: Pick<Identity, 'id' | 'userId' | 'issuer'>,
  reason: 'PROVIDER' | 'GROUP' | 'SETTINGS',
): Promise<void> {
  const { tx, now } = scope
  await tx.update(signOnIdentities).set({ endedAt: now, token: null }).where(eq(signOnIdentities.id, id))
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), inArray(sessions.role, [...signOnDoors])),
    )
  await writeAudit(scope, theProduct, {
    action: 'sign_on.ended',
    subject: userId,
    detail: { issuer, reason },
  })
}

/** Waits for the outcome of the request that holds the lease. */
async function waitForAnother(app: App, platformId: string, held: HeldProof): Promise<'RENEWED' | 'LOST'> {
  for (let waitedMs = 0; waitedMs < leaseMs; waitedMs += waitMs) {
    await pause(waitMs)
    const [identity] = await inScope(app, platformId, ({ tx }) =>
      tx.select().from(signOnIdentities).where(eq(signOnIdentities.id, held.id)),
    )
    if (!identity || identity.endedAt !== null) return 'LOST'
    if (identity.provenAt > held.provenAt) return 'RENEWED'
    if (identity.silentSince !== null)
      return app.clock.now().getTime() - held.provenAt.getTime() <= graceMs ? 'RENEWED' : 'LOST'
  }
  return 'LOST'
}
