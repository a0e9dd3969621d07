import { documentKind } from '@balcao/domain/people/document'
import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { passkeys } from '#db/schema/accounts.ts'
import { isTestPlatform } from '#kit/test-platform.ts'
import { holdsSecondFactor } from '#modules/accounts/second-factor/holds-second-factor.ts'
import { getUser, type User } from '#modules/accounts/users/user.ts'
import { findCheckoutUrl } from '#modules/platforms/domains/find-checkout-url.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { SessionUser } from '#rpc/session-user.ts'
import { inScope, type Scope } from '#scope.ts'

function secondFactorOf({ lacksSecondFactor }: SessionUser, user: User) {
  if (lacksSecondFactor) return 'required' as const
  return holdsSecondFactor(user) ? ('enabled' as const) : ('none' as const)
}

/** The data about the logged-in person that the console needs, and nothing more. */
export async function describeSession(app: App, session: SessionUser | null) {
  if (!session) return null
  return inScope(app, session.platformId, async (scope) => {
    const [user, platform, checkoutUrl] = await Promise.all([
      getUser(scope, session.userId),
      getPlatform(scope),
      findCheckoutUrl(scope),
    ])
    return {
      user: {
        id: user.id,
        name: user.name,
        /** A company is not greeted as a person. */
        isCompany: documentKind(user.document ?? '') === 'CNPJ',
        email: user.email,
        role: session.role,
        permissions: [...session.permissions],
        locale: user.locale,
        theme: user.theme,
        secondFactor: secondFactorOf(session, user),
        /** Whether a new login at the sign-on provider counts as the fresh proof. */
        signsOn: session.signOn !== undefined && !session.visit,
        hasAuthenticator: user.totpEnabledAt !== null,
        hasPasskey: await holdsPasskey(scope, session, user),
      },
      platform: {
        id: platform.platformId,
        name: platform.name,
        brandColor: platform.brandColor,
        logoUrl: platform.logoKey === null ? null : app.store.publicUrl(platform.logoKey),
        /** Base address of checkout links; null for the host of this page. */
        checkoutUrl,
        isDemo: platform.isDemo,
      },
      testMode: testModeOf(app, session),
      area: session.role,
      visit: session.visit
        ? {
            reason: session.visit.reason,
            actions: [...session.visit.actions],
            endsAt: session.visit.endsAt.toISOString(),
          }
        : null,
    }
  })
}

/** Whether this session is in test mode, and where the seller's switch leads; null without a switch. */
function testModeOf({ config }: App, { platformId, role, visit, enteredFrom }: SessionUser) {
  if (isTestPlatform(platformId)) return { isOn: true, liveUrl: enteredFrom?.url ?? null }
  const isOffered = role === 'SELLER' && !visit && config.testModeHost !== undefined
  return isOffered ? { isOn: false, liveUrl: null } : null
}

/** Whether the person has a passkey that counts as a fresh proof in a session of this role. */
async function holdsPasskey({ tx }: Scope, { role }: SessionUser, user: User): Promise<boolean> {
  if (role !== 'CUSTOMER' || user.passkeyEnabledAt !== null) return user.passkeyEnabledAt !== null
  const [own] = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .limit(1)
  return own !== undefined
}
