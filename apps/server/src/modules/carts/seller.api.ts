import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { cartFilters } from './cart-filters.ts'
import { cartCountFilters, countCarts } from './count-carts.ts'
import { eraseCart } from './erase-cart.ts'
import { getCart } from './get-cart.ts'
import { getRecoveryPlan } from './get-recovery-plan.ts'
import { cartListInput, listCarts } from './list-carts.ts'
import { cartIdInput } from './lock-own-cart.ts'
import { previewReminder } from './preview-reminder.ts'
import { recoveryPlanInput, reminderPreviewInput } from './recovery-plan.input.ts'
import { remindNow } from './remind-now.ts'
import { saveRecoveryPlan } from './save-recovery-plan.ts'
import { stopReminders } from './stop-reminders.ts'
import { sumCarts } from './sum-carts.ts'
import { sumSequences } from './sum-sequences.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerCartsApi = router({
  list: seller.readLagging(cartListInput, listCarts),
  count: seller.readLagging(cartCountFilters, countCarts),
  sum: seller.readLagging(cartFilters, sumCarts),
  get: seller.read(cartIdInput, getCart),
  remindNow: seller.write(cartIdInput, remindNow),
  stopReminders: seller.write(cartIdInput, stopReminders),
  erase: seller.write(cartIdInput, eraseCart),
  plan: seller.read(getRecoveryPlan),
  savePlan: seller.write(recoveryPlanInput, saveRecoveryPlan),
  sequences: seller.readLagging(sumSequences),
  preview: seller.read(reminderPreviewInput, previewReminder),
})
