import { proceduresFor } from '../../../rpc/procedures-for.ts'
import { procedureFor, router } from '../../../rpc/trpc.ts'
import { createReceiver } from './create-receiver.ts'
import { listReceivers, receiverListInput } from './list-receivers.ts'
import { newReceiverInput, receiverInput } from './receivers.input.ts'
import { scheduleSync } from './schedule-sync.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
/** Who is paid by an acquirer is decided by somebody who has just proved who they are. */
const proof = { area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true } as const

/** An existing one is linked by two people (`admin.acquirerChanges`). */
export const adminReceiversApi = router({
  list: admin.readLagging(receiverListInput, listReceivers),
  create: procedureFor(proof, { seller: 'userId' })
    .input(newReceiverInput)
    .mutation(({ ctx: { app, session, ip }, input }) =>
      createReceiver(app, session.platformId, input, { userId: session.userId, ip }),
    ),
  sync: admin.write({ receiver: 'receiverId' }, receiverInput, scheduleSync),
})
