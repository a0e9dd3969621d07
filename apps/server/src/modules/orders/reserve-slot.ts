import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { chargingKeptCards } from '#modules/acquirers/accounts/charging-kept-cards.ts'
import type { AccountsOfMethod } from '#modules/acquirers/accounts/provider-account.ts'
import { takeSlot } from '#modules/acquirers/health/take-slot.ts'
import { planRoute, type SaleToRoute } from '#modules/acquirers/routes/plan-route.ts'
import type { Scope } from '#scope.ts'
import type { CardToCharge, OrderToCreate } from './order-to-create.ts'

type Reservation = Pick<OrderToCreate, 'reserved' | 'choice'>

type SaleToPlace = SaleToRoute &
  AccountsOfMethod & {
    method: PaymentMethod
    keptCard?: CardToCharge | null
    /** The only account that can make this charge. */
    onlyAt?: string | undefined
  }

/**
 * Chooses the route of a sale whose card, if any, can be charged at any account, and takes a slot there. A
 * saved card prefers accounts that charge it without its security code. The slot must be released.
 */
export async function reserveSlot(
  scope: Scope,
  { method, accounts, lines, keptCard, onlyAt, ...sale }: SaleToPlace,
): Promise<Reservation> {
  const route =
    onlyAt === undefined
      ? planRoute(accounts, lines, sale)
      : accounts.filter(({ id }) => id === onlyAt).map((account) => ({ ...account, line: null }))
  const able = keptCard
    ? chargingKeptCards(scope.app, route, { tokenAccountId: keptCard.keptToken?.accountId ?? null })
    : []
  const reserved = await takeSlot(scope, {
    paymentId: sale.paymentId,
    method,
    accounts: able.length > 0 ? able : route,
  })
  return { reserved, choice: reserved.passedOver.length === 0 ? 'FIRST_IN_ORDER' : 'FIRST_FREE' }
}
