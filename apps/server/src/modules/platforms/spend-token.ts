import { spentTokens } from '#db/schema/platforms.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import type { Scope } from '#scope.ts'

/**
 * True only once for a token that has not expired, over all processes. If the transaction fails, the token
 * can still be used.
 */
export async function spendToken(
  { tx, platformId, now }: Scope,
  token: string,
  expiresAt: Date,
): Promise<boolean> {
  if (expiresAt <= now) return false
  const spent = await tx
    .insert(spentTokens)
    .values({ platformId, tokenHash: hashToken(token), expiresAt })
    .onConflictDoNothing({ target: [spentTokens.platformId, spentTokens.tokenHash] })
    .returning({ id: spentTokens.id })
  return spent.length === 1
}
