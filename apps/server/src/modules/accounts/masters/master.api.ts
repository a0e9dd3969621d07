import { and, desc, eq } from 'drizzle-orm'
import { sessionLogs } from '#db/schema/accounts.ts'
import type { Caller } from '#rpc/caller.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { approveRecovery } from './approve-recovery.ts'
import { hasNoOtherMaster } from './is-only-master.ts'
import { listRecoveries } from './list-recoveries.ts'
import { refuseRecovery } from './refuse-recovery.ts'
import { recoveryInput } from './take-recovery.ts'

const master = proceduresFor({ area: 'MASTER' })
const proven = proceduresFor({ area: 'MASTER', freshProof: true })

/** Recovery of masters by each other. Their accounts live on the operator's own platform. */
export const masterRecoveriesApi = router({
  list: master.read(listRecoveries),
  approve: proven.write(recoveryInput, approveRecovery),
  refuse: proven.write(recoveryInput, refuseRecovery),
})

/** The caller's own logins. */
export const masterAccessApi = router({
  previous: master.read(getPreviousAccess),
  isOnly: master.read(hasNoOtherMaster),
})

/** The caller's previous login, so that a login by another person is noticed. Null after the first. */
async function getPreviousAccess({ tx, session }: Caller) {
  const [, previous] = await tx
    .select({ at: sessionLogs.at, ip: sessionLogs.ip, userAgent: sessionLogs.userAgent })
    .from(sessionLogs)
    .where(
      and(
        eq(sessionLogs.userId, session.userId),
        eq(sessionLogs.door, 'MASTER'),
        eq(sessionLogs.outcome, 'ENTERED'),
      ),
    )
    .orderBy(desc(sessionLogs.at), desc(sessionLogs.id))
    .limit(2)
  return { previous: previous ? { ...previous, at: previous.at.toISOString() } : null }
}
