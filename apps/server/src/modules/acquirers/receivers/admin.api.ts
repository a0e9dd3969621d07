import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import { createReceiver } from './create-receiver.ts'
import { listReceivers, receiverListInput } from './list-receivers.ts'
import { newReceiverInput, receiverInput } from './receivers.input.ts'
import { scheduleSync } from './schedule-sync.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
/** Changing who is paid by an acquirer needs a fresh proof. */
const proof = { area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true } as const

/** Linking an existing receiver takes two people (`admin.acquirerChanges`). */
export const adminReceiversApi = router({
  list: admin.readLagging(receiverListInput, listReceivers),
  create: procedureFor(proof, { seller: 'userId' })
    .input(newReceiverInput)
    .mutation(({ ctx: { app, session, ip }, input }) =>
      createReceiver(app, session.platformId, input, { userId: session.userId, ip }),
    ),
  sync: admin.write({ receiver: 'receiverId', evenOwn: true }, receiverInput, scheduleSync),
})
