import { expect, test } from 'vitest'
import { emptyBuyerForm } from '#checkout/fields/buyer-form.ts'
import { purchaseRequest } from '#checkout/paying/purchase-request.ts'
import { aCheckoutPage } from '#sample-pages.ts'
import { choiceOfCards, twoCardShares } from './two-card-amounts.ts'

test('a card whose part became too small for the chosen installments is sent as a single payment', () => {
  const page = aCheckoutPage({
    twoCards: true,
    installments: {
      numberOfInstallments: 12,
      maxInstallmentsWithoutInterest: 12,
      installmentsFees: [],
      minInstallmentValue: 3_000,
    },
  })
  const chosen = { ...emptyBuyerForm(page), paymentMethod: 'CREDIT_CARD' as const, isTwoCards: true }
  const sent = (secondCardCents: number) => {
    const form = { ...chosen, secondCardCents, cardInstallment: 2, secondInstallment: 3 }
    const shares = twoCardShares(page, 20_000, form)
    const card = { token: 'one', secondToken: 'two', savedCardId: null, sessionId: 'session' }
    const origin = {
      purchaseId: 'p',
      utmQuery: '',
      referer: '',
      affiliateId: undefined,
      coupon: undefined,
      abandonedCartId: undefined,
      visitId: 'v',
      isAddressTyped: false,
      withoutTrial: false,
      secondCard: shares && choiceOfCards(shares),
    }
    const { creditCard, secondCard } = purchaseRequest(page, form, origin, card)
    return [creditCard?.installments, secondCard?.installments]
  }
  expect(sent(9_000)).toEqual([2, 3])
  expect(sent(5_000)).toEqual([2, 1])
  expect(sent(15_000)).toEqual([1, 3])
})
