import { z } from 'zod'
import { defineJob } from '#define-job.ts'
import { inScope } from '#scope.ts'
import { lockGift } from './lock-gift.ts'
import { mailGift } from './mail-gift.ts'

/** Mails a gift on its day, unless the purchase was returned or the recipient's data erased meanwhile. */
export const sendGiftJob = defineJob({
  name: 'send-gift',
  payload: z.object({ giftId: z.uuid() }),
  triesMax: 25,
  run: (app, { platformId, giftId }) =>
    inScope(app, platformId, async (scope) => {
      const locked = await lockGift(scope, giftId)
      if (!locked?.paid) return
      const { sentAt, openedAt, recipientEmail, sendsAt } = locked.gift
      if (sentAt !== null || openedAt !== null || recipientEmail === '' || sendsAt > scope.now) return
      await mailGift(scope, locked)
    }),
})
