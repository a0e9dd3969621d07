import { z } from 'zod'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { correctGift, resendGift } from './gifts/change-gift.ts'
import { giftCorrectionInput, giftIdInput } from './gifts/gift.input.ts'
import { listReceivedGifts } from './gifts/list-received-gifts.ts'
import { openGift } from './gifts/open-gift.ts'
import { accessListInput, listAccess } from './list-access.ts'
import { listDeliveries } from './list-deliveries.ts'
import { openContent, openContentInput } from './open-content.ts'
import { keepPlace, placeInput } from './playback/keep-place.ts'

const customer = proceduresFor({ area: 'CUSTOMER' })

export const customerAccessApi = router({
  list: customer.readLagging(accessListInput, listAccess),
  deliveries: customer.read(z.strictObject({ grantId: z.uuid() }), listDeliveries),
  open: customer.write(openContentInput, openContent),
  keepPlace: customer.write(placeInput, keepPlace),
  receivedGifts: customer.read(listReceivedGifts),
  openGift: customer.write(giftIdInput, openGift),
  resendGift: customer.write(giftIdInput, resendGift),
  correctGift: customer.write(giftCorrectionInput, correctGift),
})
