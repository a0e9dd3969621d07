import { AppError } from '@balcao/domain/texts/app-error'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { openSession } from '#modules/accounts/sessions/open-session.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { spendToken } from '#modules/platforms/spend-token.ts'
import { getLiveSeller } from '#modules/platforms/test-mode/get-live-seller.ts'
import { inScope } from '#scope.ts'
import { readEntryToken } from './entry-token.ts'
import { keepsLiveAccess } from './keeps-live-access.ts'

/**
 * How long a spent token is stored, by the clock of the test mode: longer than a tester can move that clock ahead
 * during the minute in which a token is valid.
 */
const rememberedMs = 2 * 366 * 86_400_000

/** Opens the seller's session in the test mode, for a token that the live session requested. */
export async function redeemEntry(visitor: Visitor, token: string): Promise<void> {
  const { app, platformId } = visitor
  const entry = readEntryToken(app, token)
  if (entry?.platformId !== platformId) throw new AppError('token_expired')
  const seller = await inScope(app, platformId, getLiveSeller)
  if (!(await keepsLiveAccess(app, seller, entry.sessionId))) throw new AppError('token_expired')
  const { cookies } = await inScope(app, platformId, async (scope) => {
    const forgottenAt = new Date(scope.now.getTime() + rememberedMs)
    if (!(await spendToken(scope, token, forgottenAt))) throw new AppError('token_expired')
    const user = await getUser(scope, seller.userId)
    const { sessionId, url } = entry
    return openSession(scope, visitor, {
      user,
      door: 'SELLER',
      shouldRemember: false,
      enteredFrom: { sessionId, url },
    })
  })
  visitor.setCookies(cookies)
}
