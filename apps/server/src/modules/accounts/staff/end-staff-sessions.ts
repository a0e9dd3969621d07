import { endSessions } from '#modules/accounts/sessions/end-sessions.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { loadStaffMember } from './load-staff-member.ts'
import { lockStaff } from './lock-staff.ts'

/** Ends a person's sessions behind the staff's door, except the caller's current one. */
export async function endStaffSessions(caller: Caller, { userId }: { userId: string }): Promise<void> {
  const { session, ip } = caller
  await lockStaff(caller)
  await loadStaffMember(caller, userId)
  const exceptSessionId = userId === session.userId ? session.sessionId : null
  await endSessions(caller, { userId, exceptSessionId, door: 'ADMIN' })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'staff.sessions_ended', subject: userId, detail: {} },
  )
}
