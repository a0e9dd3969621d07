import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { Scope } from '../../scope.ts'
import type { AccountsOfMethod } from '../acquirers/provider-account.ts'
import { planRoute, type SaleToRoute } from '../acquirers/routes/plan-route.ts'
import { takeSeat } from '../acquirers/take-seat.ts'
import type { OrderToCreate } from './order-to-create.ts'

type Seating = Pick<OrderToCreate, 'seated' | 'choice'>

/** Takes the way that the platform's routes say for a sale whose card, if it has one, may be charged anywhere. The seat must be left. */
export async function seatSale(
  scope: Scope,
  { method, accounts, lines, ...sale }: SaleToRoute & AccountsOfMethod & { method: PaymentMethod },
): Promise<Seating> {
  const route = planRoute(accounts, lines, sale)
  const seated = await takeSeat(scope, { paymentId: sale.paymentId, method, accounts: route })
  return { seated, choice: seated.passedOver.length === 0 ? 'FIRST_IN_ORDER' : 'FIRST_FREE' }
}
