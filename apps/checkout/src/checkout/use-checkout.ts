import { couponRefusals } from '@balcao/domain/money/coupons'
import { isSafeExternalUrl } from '@balcao/domain/texts/safe-url'
import { useCallback, useEffect, useState } from 'react'
import { mutateServer } from '#browser/call-server.ts'
import { isFramed } from '#browser/frame.ts'
import { isBuyerErrorCode } from '#messages/buyer-errors.ts'
import { fillMessage } from '#messages/fill-message.ts'
import { amountsOfCards, chargedAmounts, orderAmounts } from './amounts/order-amounts.ts'
import { choiceOfCards, twoCardShares } from './amounts/two-card-amounts.ts'
import { useCoupon } from './amounts/use-coupon.ts'
import { useInstallments } from './amounts/use-installments.ts'
import { useCheckoutData } from './checkout-context.ts'
import { type BuyerForm, isTextField, type TextField, textFields } from './fields/buyer-form.ts'
import { fieldErrorText, noticeText } from './fields/field-error-text.ts'
import { fieldId } from './fields/field-id.ts'
import type { FormBinding } from './fields/form-binding.ts'
import { saveDraft } from './fields/form-draft.ts'
import type { CepLookup } from './fields/look-up-cep.ts'
import { needsAddress } from './fields/needs-address.ts'
import { secondCardFieldId } from './fields/second-card.tsx'
import { useAddress } from './fields/use-address.ts'
import { useCardFrame } from './fields/use-card-frame.ts'
import { useCheckoutForm } from './fields/use-checkout-form.ts'
import { defaultMethod, methodsAt } from './paying/offered-methods.ts'
import { useLeaveGuard } from './paying/use-leave-guard.ts'
import { type Unfinished, usePurchase } from './paying/use-purchase.ts'
import { useAbandonedCart } from './use-abandoned-cart.ts'
import { isNoticeOver, useNotice } from './use-notice.ts'
import { useOnline } from './use-online.ts'
import { useVisit } from './use-visit.ts'

/** `isUsed`: the server refused the trial because this buyer already had one. `onUsed` reports such a refusal. */
export type TrialUse = { isUsed: boolean; onUsed: () => void }

export type Checkout = ReturnType<typeof useCheckout>

/** The whole behaviour of the checkout, for every skin. */
export function useCheckout(typed: Partial<BuyerForm>, trial: TrialUse) {
  const { page, messages, errors, declines } = useCheckoutData()
  // A refused trial changes `page` and its price. This is not a new visit, so the visit keeps the first page.
  const [arrivedPage] = useState(page)
  const buyer = useCheckoutForm(page)
  const { form, fill, change } = buyer
  const isOnline = useOnline()
  const { notice, show, dismiss } = useNotice()
  // A notice disappears by itself; the reason of a failed payment stays visible until the next attempt.
  const [payProblem, setPayProblem] = useState<string | null>(null)
  const [cardProblem, setCardProblem] = useState(false)
  const [isPriceOld, setIsPriceOld] = useState(false)

  const [arrivedCep, setArrivedCep] = useState('')
  const onArrive = useCallback(
    (known: Partial<BuyerForm>) => {
      setArrivedCep(known.cep ?? '')
      const arrived = { paymentMethod: defaultMethod(arrivedPage), ...known }
      if (Object.keys(typed).length > 0) change(arrived)
      else fill(arrived)
    },
    [arrivedPage, typed, change, fill],
  )
  const visit = useVisit({ page: arrivedPage, typed, onArrive })
  const coupon = useCoupon(visit, form.orderBumpsIds, show)
  const price = orderAmounts(page, form, coupon.applied)
  const methods = methodsAt(page, price.totalCents)
  const installments = useInstallments(form, change, price)
  const shares = twoCardShares(page, price.totalCents, form)
  const amounts = amountsOfCards(chargedAmounts(price, installments, form), shares)

  // A bump or the shipping can raise the price above the limit of the chosen method.
  const [instead] = methods.includes(form.paymentMethod) ? [] : methods
  useEffect(() => {
    if (visit && instead) fill({ paymentMethod: instead })
  }, [visit, instead, fill])

  useEffect(() => {
    if (visit) saveDraft(visit.memory, page.offerId, form)
  }, [visit, page.offerId, form])

  useAbandonedCart(visit?.memory ?? null, {
    offerId: page.offerId,
    isEnabled: page.abandonedCartEnabled,
    form,
    cartAmt: amounts.totalCents,
    utmQuery: visit?.utmQuery ?? '',
  })

  useStartReport(page.offerId, buyer.isDirty)
  const letLeave = useLeaveGuard(buyer.isDirty)
  useBackRedirect(page.builder.backRedirect, letLeave)

  const address = useAddress({
    template: page.template,
    form,
    isNeeded: needsAddress(page, form),
    arrivedCep,
    onFill: fill,
    onLookup: (lookup: CepLookup) => {
      if (lookup.kind === 'NOT_FOUND') return show(errors.errorCepNotFound, { cep: form.cep })
      if (lookup.kind === 'FAILED') return show(errors.errorCep, { cep: form.cep })
      if (document.activeElement?.id === fieldId('cep'))
        // The fields of the found address must be rendered before one of them gets the focus.
        requestAnimationFrame(() => focusField(lookup.address.street ? 'number' : 'street'))
    },
  })

  const cardFrame = useCardFrame(form.paymentMethod === 'CREDIT_CARD', submit)
  const secondFrame = useCardFrame(shares !== null, submit)
  const frames = { first: cardFrame, second: shares && secondFrame }
  const { isPaying, openPayment, pay, payAnew } = usePurchase(visit, frames, {
    secondCard: shares && choiceOfCards(shares),
    coupon: coupon.applied?.code,
    isAddressTyped: address.isTyped,
    withoutTrial: trial.isUsed,
    onLeaving: letLeave,
    onUnfinished,
    onWaiting: () => show(messages.triesAgain),
  })

  function onUnfinished(outcome: Unfinished) {
    const text = unfinishedText(outcome)
    if (outcome.kind === 'REFUSED' && isCouponRefusal(outcome.code)) coupon.refuse(errors[outcome.code])
    const isTrialUsed = outcome.kind === 'REFUSED' && outcome.code === 'trial_used'
    if (isTrialUsed) trial.onUsed()
    setPayProblem(text)
    setIsPriceOld(outcome.kind === 'PRICE_CHANGED')
    setCardProblem(
      form.paymentMethod === 'CREDIT_CARD' &&
        outcome.kind !== 'INCOMPLETE' &&
        outcome.kind !== 'PRICE_CHANGED' &&
        !isTrialUsed &&
        !(outcome.kind === 'REFUSED' && isCouponRefusal(outcome.code)),
    )
    show(text, outcome.kind === 'OFFLINE' ? { offline: true } : null)
    if (outcome.kind === 'REFUSED') showServerErrors(outcome.fieldErrors)
  }

  function unfinishedText(outcome: Unfinished): string {
    switch (outcome.kind) {
      case 'OFFLINE':
        return messages.notSentOffline
      case 'UNKNOWN':
        return outcome.isAnswered ? errors.errorPaymentDeclined : messages.notAnswered
      case 'PRICE_CHANGED':
        return messages.priceChanged
      case 'CONFLICT':
        return errors.purchase_conflict
      case 'INCOMPLETE':
        return messages.cardIncomplete
      case 'NOT_READ':
        return messages.cardNotRead
      case 'TOKEN_UNUSABLE':
        return errors.errorPaymentDeclined
      case 'BUSY':
        return errors[outcome.code]
      case 'REFUSED':
        if (isCouponRefusal(outcome.code)) return `${errors[outcome.code]} ${messages.couponDropped}`
        return refusalText(outcome)
    }
  }

  /** For two cards, the text names the refused card and says that no charge remains on either card. */
  function refusalText({ code, decline, refusedCard }: Extract<Unfinished, { kind: 'REFUSED' }>): string {
    const why = decline ? declines[decline] : errors[code]
    return refusedCard ? `${fillMessage(messages.twoCardsRefused, { number: refusedCard })} ${why}` : why
  }

  function showServerErrors(fieldErrors: Record<string, string>) {
    const known = Object.entries(fieldErrors).filter(([field]) => isTextField(field))
    buyer.setServerErrors(
      Object.fromEntries(
        known.map(([field, code]) => [field, isBuyerErrorCode(code) ? errors[code] : messages.fieldInvalid]),
      ),
    )
    const first = known[0]?.[0]
    if (first && isTextField(first)) focusField(first)
  }

  /** Shows the problems of these fields and returns the first field at fault; null when all are valid. */
  function check(fields: readonly TextField[]): TextField | null {
    buyer.showProblemsOf(fields)
    const first = buyer.problems.find(({ field }) => fields.includes(field))
    if (!first) return null
    show(noticeText({ messages, errors }, first, form), { field: first.field })
    return first.field
  }

  function forgetProblems() {
    dismiss()
    setPayProblem(null)
    setCardProblem(false)
    setIsPriceOld(false)
  }

  function submit(): TextField | null {
    forgetProblems()
    const wrong = check(textFields)
    if (wrong !== null) return wrong
    if (coupon.isAsking) show(messages.couponChecking)
    else if (methods.length === 0) setPayProblem(messages.noMethodForPrice)
    else if (shares?.isEnough === false) document.getElementById(secondCardFieldId)?.focus()
    else void pay(form, { shownCents: amounts.chargedCents })
    return null
  }

  /** Reloads the page; typed input is kept in this tab. */
  function seeNewPrice() {
    letLeave()
    window.location.reload()
  }

  function payWithPix() {
    forgetProblems()
    change({ paymentMethod: 'PIX' })
    const byPix = { ...form, paymentMethod: 'PIX' as const }
    void pay(byPix, { shownCents: orderAmounts(page, byPix, coupon.applied).totalCents })
  }

  const binding: FormBinding = {
    form,
    methods,
    amounts,
    installments,
    isArrived: visit !== null,
    cardFrame,
    secondFrame,
    change,
    leave: buyer.leave,
    isRight: buyer.isRight,
    errorOf: (field) => {
      const problem = buyer.problemOf(field)
      return problem ? fieldErrorText({ messages, errors }, problem, form) : buyer.serverErrors[field]
    },
  }

  const wrongFields = buyer.problems.map(({ field }) => field)
  const isOver = notice !== null && isNoticeOver(notice, { wrongFields, cep: form.cep, isOnline })
  return {
    binding,
    amounts,
    coupon,
    address,
    wrongFields,
    isPaying,
    payProblem,
    cardProblem,
    payWithPix,
    seeNewPrice: isPriceOld ? seeNewPrice : null,
    openPayment,
    payAnew: () => void payAnew(form, { shownCents: amounts.chargedCents }),
    check,
    submit,
    show,
    notice: isOver ? null : notice,
    dismissNotice: dismiss,
  }
}

function isCouponRefusal(code: string): boolean {
  return (couponRefusals as readonly string[]).includes(code)
}

/** An address field may not be rendered yet; then the CEP gets the focus. */
export function focusField(field: TextField): void {
  const wanted = document.getElementById(fieldId(field)) ?? document.getElementById(fieldId('cep'))
  wanted?.focus()
}

/** A second history entry for this page turns the browser's back button into an event of the page. */
function useBackRedirect(backRedirect: string | null, onLeave: () => void): void {
  useEffect(() => {
    // Checked when it was saved and again here, before the redirect.
    // In a frame the history is the site's own.
    if (backRedirect === null || !isSafeExternalUrl(backRedirect) || isFramed()) return
    if (window.history.state?.isCheckoutGuard !== true)
      window.history.pushState({ isCheckoutGuard: true }, '')
    const goToRedirect = () => {
      onLeave()
      window.location.replace(backRedirect)
    }
    window.addEventListener('popstate', goToRedirect)
    return () => window.removeEventListener('popstate', goToRedirect)
  }, [backRedirect, onLeave])
}

/**
 * Reports once that a buyer began to fill in this checkout, without any personal data. A lost report is
 * ignored.
 */
function useStartReport(offerId: string, isBegun: boolean): void {
  useEffect(() => {
    if (isBegun) void mutateServer('checkout.noteStart', { offerId })
  }, [offerId, isBegun])
}
