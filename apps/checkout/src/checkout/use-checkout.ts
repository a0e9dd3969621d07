import { useCallback, useEffect, useRef, useState } from 'react'
import { isBuyerErrorCode } from '../messages/buyer-errors.ts'
import { addressToFill } from './address-to-fill.ts'
import { type BuyerForm, isTextField, type TextField } from './buyer-form.ts'
import { useCheckoutData } from './checkout-context.ts'
import { fieldId } from './field.tsx'
import { fieldErrorText, noticeText } from './field-error-text.ts'
import type { FormBinding } from './form-binding.ts'
import { saveDraft } from './form-draft.ts'
import type { CepLookup } from './look-up-cep.ts'
import { orderAmounts } from './order-amounts.ts'
import { useAbandonedCart } from './use-abandoned-cart.ts'
import { useBackRedirect } from './use-back-redirect.ts'
import { useCepLookup } from './use-cep-lookup.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useNotice } from './use-notice.ts'
import { type Unfinished, usePurchase } from './use-purchase.ts'
import { useVisit } from './use-visit.ts'

/** The whole behaviour of the checkout, whatever template draws it. */
export function useCheckout(typed: Partial<BuyerForm>) {
  const { page, messages, errors } = useCheckoutData()
  const buyer = useCheckoutForm(page)
  const { form, fill, change } = buyer
  const amounts = orderAmounts(page, form)
  const { notice, show, dismiss } = useNotice()
  // A notice goes away by itself; why the payment did not happen stays in sight until the next try.
  const [payProblem, setPayProblem] = useState<string | null>(null)

  const arrivedCep = useRef('')
  const onArrive = useCallback(
    (known: Partial<BuyerForm>) => {
      arrivedCep.current = known.cep ?? ''
      if (Object.keys(typed).length > 0) change(known)
      else fill(known)
    },
    [typed, change, fill],
  )
  const visit = useVisit({ page, typed, onArrive })

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

  const letLeave = useLeaveGuard(buyer.isDirty)
  useBackRedirect(page.builder.backRedirect, letLeave)

  const cepLookup = useCepLookup(form.cep, page.product.type === 'FISICO', (lookup: CepLookup) => {
    if (lookup.kind === 'NOT_FOUND') return show(errors.errorCepNotFound)
    if (lookup.kind === 'FAILED') return show(errors.errorCep)
    fill(addressToFill(lookup.address, form.cep === arrivedCep.current ? form : null))
    if (document.activeElement?.id === fieldId('cep')) focusField(lookup.address.street ? 'number' : 'street')
  })

  const { isPaying, pay } = usePurchase(visit, { onLeaving: letLeave, onUnfinished })

  function onUnfinished(outcome: Unfinished) {
    const text = unfinishedText(outcome)
    setPayProblem(text)
    show(text)
    if (outcome.kind === 'REFUSED') showServerErrors(outcome.fieldErrors)
  }

  function unfinishedText(outcome: Unfinished): string {
    switch (outcome.kind) {
      case 'OFFLINE':
        return messages.notSentOffline
      case 'UNKNOWN':
        return messages.notAnswered
      case 'CONFLICT':
        return errors.purchase_conflict
      case 'BUSY':
      case 'REFUSED':
        return errors[outcome.code]
    }
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

  function submit() {
    buyer.showAllProblems()
    setPayProblem(null)
    const first = buyer.problems[0]
    if (first) {
      show(noticeText({ messages, errors }, first))
      focusField(first.field)
    } else {
      void pay(form)
    }
  }

  const binding: FormBinding = {
    form,
    change,
    leave: buyer.leave,
    isRight: buyer.isRight,
    errorOf: (field) => {
      const problem = buyer.problemOf(field)
      return problem ? fieldErrorText({ messages, errors }, problem) : buyer.serverErrors[field]
    },
  }

  return { binding, amounts, cepLookup, isPaying, payProblem, submit, notice, dismissNotice: dismiss }
}

function focusField(field: TextField): void {
  document.getElementById(fieldId(field))?.focus()
}
