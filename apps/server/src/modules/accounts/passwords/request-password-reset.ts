import { addJob } from '#add-job.ts'
import { type PasswordDoor, platformOfDoor } from '#modules/accounts/doors/doors.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { allowMailRequest } from '#modules/accounts/throttling/allow-mail-request.ts'
import { inScope } from '#scope.ts'
import { sendPasswordResetJob } from './send-password-reset.job.ts'

/**
 * Gives the same answer after the same work for every address; a job looks up later whether the address has
 * an account.
 */
export async function requestPasswordReset(
  visitor: Visitor,
  { email, door }: { email: string; door: PasswordDoor },
): Promise<void> {
  await inScope(visitor.app, platformOfDoor(door, visitor.platformId), async (scope) => {
    await allowMailRequest(scope, visitor, email)
    await addJob(scope, sendPasswordResetJob, { email, door })
  })
}
