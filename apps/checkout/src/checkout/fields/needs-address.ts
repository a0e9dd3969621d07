import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import type { BuyerForm } from './buyer-form.ts'

type Goods = { product: Pick<CheckoutPage['product'], 'type'>; orderBumps: CheckoutPage['orderBumps'] }

/** Whether anything is shipped: the product itself, or a chosen bump beside a digital product. */
export function needsAddress(page: Goods, { orderBumpsIds }: Pick<BuyerForm, 'orderBumpsIds'>): boolean {
  const isChosen = (bump: { id: string }) => orderBumpsIds.includes(bump.id)
  return (
    page.product.type === 'FISICO' ||
    page.orderBumps.some((bump) => bump.productType === 'FISICO' && isChosen(bump))
  )
}
