import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { eraseCart } from './erase-cart.ts'
import { cartListInput, listCarts } from './list-carts.ts'
import { cartIdInput } from './lock-own-cart.ts'
import { stopReminders } from './stop-reminders.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerCartsApi = router({
  list: seller.readLagging(cartListInput, listCarts),
  stopReminders: seller.write(cartIdInput, stopReminders),
  erase: seller.write(cartIdInput, eraseCart),
})
