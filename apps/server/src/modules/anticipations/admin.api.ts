import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import {
  anticipationIdInput,
  anticipationPlanOfInput,
  approveAnticipationInput,
  counterAnticipationInput,
  refuseAnticipationInput,
} from './anticipation.input.ts'
import { findAnticipationPlan } from './anticipation-plan.ts'
import { asStaff } from './anticipation-viewer.ts'
import { approveAnticipation } from './approve-anticipation.ts'
import { counterAnticipation } from './counter-anticipation.ts'
import { getAnticipation } from './get-anticipation.ts'
import { anticipationListInput, listAnticipations } from './list-anticipations.ts'
import { refuseAnticipation } from './refuse-anticipation.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isAntecipationsAvailable' })
const proven = proceduresFor({ area: 'ADMIN', permission: 'isAntecipationsAvailable', freshProof: true })
const config = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminAnticipationsApi = router({
  list: admin.readLagging(anticipationListInput, (caller, input) =>
    listAnticipations(asStaff(caller), input),
  ),
  get: admin.read(anticipationIdInput, (caller, input) => getAnticipation(asStaff(caller), input)),
  approve: proven.write({ anticipation: 'anticipationId' }, approveAnticipationInput, approveAnticipation),
  counter: proven.write({ anticipation: 'anticipationId' }, counterAnticipationInput, counterAnticipation),
  refuse: proven.write({ anticipation: 'anticipationId' }, refuseAnticipationInput, refuseAnticipation),
  plan: config.read(anticipationPlanOfInput, (caller, { userId }) => findAnticipationPlan(caller, userId)),
})
