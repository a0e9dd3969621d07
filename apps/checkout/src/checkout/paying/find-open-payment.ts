import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { mutateServer } from '#browser/call-server.ts'
import type { OpenPayment } from '#browser/server-procedures.ts'
import type { Memory } from '#browser/tab-memory.ts'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'
import { purchaseRequest } from './purchase-request.ts'
import { rememberedPayments } from './remembered-payments.ts'

/** Only for a browser that bought this offer before, and never for a gift. Without an answer the purchase goes on. */
export async function findOpenPayment(
  page: CheckoutPage,
  form: BuyerForm,
  { memory, coupon }: { memory: Memory; coupon: string | undefined },
): Promise<OpenPayment | null> {
  const paymentIds = rememberedPayments(memory, page.offerId)
  if (form.isGift || form.paymentMethod === 'CREDIT_CARD' || paymentIds.length === 0) return null
  const { offerId, paymentLink, email, cpf, paymentMethod, orderBumpsIds, deliveryFare, deliveryOptionId } =
    purchaseRequest(page, form, {
      purchaseId: '',
      utmQuery: '',
      referer: '',
      affiliateId: undefined,
      coupon,
      abandonedCartId: undefined,
      isAddressTyped: false,
      withoutTrial: false,
      visitId: '',
    })
  const answer = await mutateServer('checkout.findOpenPayment', {
    paymentIds,
    offerId,
    paymentLink,
    coupon,
    email,
    cpf,
    paymentMethod,
    orderBumpsIds,
    deliveryFare,
    deliveryOptionId,
  })
  return answer.ok ? answer.data : null
}
