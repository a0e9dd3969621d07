import { spentTokens } from '#db/schema/platforms.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import type { Scope } from '#scope.ts'

/**
 * True once for a token that has not run out, over all processes. A transaction that fails leaves the token to the next
 * try.
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
