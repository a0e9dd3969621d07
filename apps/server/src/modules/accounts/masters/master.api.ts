import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { approveRecovery } from './approve-recovery.ts'
import { getPreviousAccess } from './get-previous-access.ts'
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
})
