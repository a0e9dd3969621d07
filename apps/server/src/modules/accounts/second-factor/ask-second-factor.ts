import { oneTimeTokens } from '#db/schema/accounts.ts'
import { hashToken, randomToken } from '#kit/crypto/tokens.ts'
import type { PasswordDoor } from '#modules/accounts/doors/doors.ts'
import type { User } from '#modules/accounts/users/user.ts'
import type { Scope } from '#scope.ts'
import { writeChallenge } from './second-factor-challenge.ts'

const challengeLifetimeMs = 5 * 60_000
const triesMax = 5

/** Returns the proof of a right password or a sign-on, to be sent with the second factor. */
export async function askSecondFactor(
  { tx, platformId, now }: Scope,
  {
    user,
    door,
    rememberDevice,
    isAfterSignOn,
  }: { user: User; door: PasswordDoor; rememberDevice: boolean; isAfterSignOn: boolean },
): Promise<string> {
  const token = randomToken()
  await tx.insert(oneTimeTokens).values({
    platformId,
    userId: user.id,
    purpose: isAfterSignOn ? 'SIGN_ON_FACTOR' : 'SECOND_FACTOR',
    door,
    tokenHash: hashToken(token),
    triesLeft: triesMax,
    createdAt: now,
    expiresAt: new Date(now.getTime() + challengeLifetimeMs),
  })
  return writeChallenge({ door, rememberDevice, token })
}
