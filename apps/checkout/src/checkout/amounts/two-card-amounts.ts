import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { type InstallmentOption, installmentOptions } from '@balcao/domain/money/installments'
import type { Cents } from '@balcao/domain/money/money'
import { isEnoughForTwoCards } from '@balcao/domain/money/two-cards'
import type { BuyerForm } from '#checkout/fields/buyer-form.ts'

/** One card's part of the price, its installments and its charge. */
export type CardShare = {
  priceCents: Cents
  options: InstallmentOption[]
  /** The chosen installments; null for a single payment. */
  installment: InstallmentOption | null
  chargedCents: Cents
}

export type TwoCardShares = { first: CardShare; second: CardShare; isEnough: boolean }

/** The division for the request, with the installments on the screen, which a smaller part may have reduced. */
export type TwoCardsChoice = { priceCents: Cents; installments: number; firstInstallments: number }

export function choiceOfCards({ first, second }: TwoCardShares): TwoCardsChoice {
  const { priceCents } = second
  return {
    priceCents,
    installments: second.installment?.count ?? 1,
    firstInstallments: first.installment?.count ?? 1,
  }
}

type Choice = Pick<
  BuyerForm,
  'paymentMethod' | 'isTwoCards' | 'secondCardCents' | 'cardInstallment' | 'secondInstallment'
>

/** The price divided between two cards, each with its own interest; null for one card. The server computes the division again. */
export function twoCardShares(page: CheckoutPage, price: Cents, choice: Choice): TwoCardShares | null {
  if (!page.twoCards || !choice.isTwoCards || choice.paymentMethod !== 'CREDIT_CARD') return null
  const secondPart = choice.secondCardCents ?? Math.floor(price / 2)
  const isEnough = isEnoughForTwoCards(price, secondPart)
  const share = (priceCents: Cents, count: number): CardShare => {
    const options = installmentOptions({ ...page.installments, totalPrice: Math.max(0, priceCents) })
    const installment = options.find((option) => option.count > 1 && option.count === count) ?? null
    return { priceCents, options, installment, chargedCents: installment?.total ?? priceCents }
  }
  return {
    first: share(price - secondPart, choice.cardInstallment),
    second: share(secondPart, choice.secondInstallment),
    isEnough,
  }
}
