import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { addJob } from '#add-job.ts'
import { deletionRequests } from '#db/schema/sellers.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { removeTestModesJob } from '#modules/platforms/test-mode/remove-test-modes.job.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { eraseCertificateTicket } from './erase-certificate-ticket.ts'
import { eraseGiftsTicket } from './erase-gifts-ticket.ts'
import { withdrawAdConsentsOf } from './own-ad-consents.ts'

/**
 * Answers a deletion request: what was deleted, what the law keeps, or why nothing was. The person's test
 * mode, their digital certificate, their consents to ad vendors and their data in gifts are always deleted, since no
 * law keeps them.
 */
export async function answerDeletion(
  caller: Caller,
  { requestId, answer }: { requestId: string; answer: string },
): Promise<void> {
  const { tx, now, session, ip } = caller
  const [request] = await tx
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.id, requestId))
    .for('no key update')
  if (!request) throw new AppError('not_found')
  const answered = await tx
    .update(deletionRequests)
    .set({ state: 'ANSWERED', answer, endedAt: now, answeredBy: session.userId })
    .where(and(eq(deletionRequests.id, requestId), eq(deletionRequests.state, 'OPEN')))
    .returning({ id: deletionRequests.id })
  if (answered.length === 0) throw new AppError('record_changed')
  await addJob(caller, removeTestModesJob, { userId: request.userId })
  await addJob(caller, eraseCertificateTicket, { userId: request.userId })
  const { email } = await getUser(caller, request.userId)
  await withdrawAdConsentsOf(caller, email)
  await addJob(caller, eraseGiftsTicket, { userId: request.userId })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'deletion.answered', subject: request.userId, reason: answer, detail: { requestId } },
  )
}
