import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useCheckoutData } from '#checkout/checkout-context.ts'
import { type TextField, textFields } from '#checkout/fields/buyer-form.ts'
import { personalFields } from '#checkout/fields/check-buyer-form.ts'
import { needsAddress } from '#checkout/fields/needs-address.ts'
import { type Checkout, focusField } from '#checkout/use-checkout.ts'

export type StepName = 'personal' | 'address' | 'payment'
export type StepState = 'OPEN' | 'DONE' | 'AHEAD'

const fieldsOf: Record<StepName, readonly TextField[]> = {
  personal: personalFields,
  address: textFields.filter((field) => !personalFields.includes(field)),
  payment: [],
}

/** The open step and the moves between steps. Physical goods add the address between data and payment. */
export function useSteps(checkout: Checkout) {
  const { page, errors } = useCheckoutData()
  const { form } = checkout.binding
  const [open, setOpen] = useState<StepName>('personal')
  const steps: StepName[] = needsAddress(page, form)
    ? ['personal', 'address', 'payment']
    : ['personal', 'payment']
  const stateOf = (step: StepName): StepState => {
    if (step === open) return 'OPEN'
    const isPassed = steps.indexOf(step) < steps.indexOf(open)
    const isRight = !checkout.wrongFields.some((field) => fieldsOf[step].includes(field))
    return isPassed && isRight ? 'DONE' : 'AHEAD'
  }

  /** Opens a step before its field gets the focus, since only a rendered field can have it. */
  function lead(step: StepName, field: TextField | null) {
    flushSync(() => setOpen(step))
    if (field) focusField(field)
    else document.getElementById(`${step}-title`)?.focus()
  }

  /** Continue, and at the last step the purchase itself. */
  function proceed() {
    const wrong = open === 'payment' ? checkout.submit() : checkout.check(fieldsOf[open])
    if (wrong) return lead(steps.find((step) => fieldsOf[step].includes(wrong)) ?? open, wrong)
    if (open === 'payment') return
    if (open === 'address' && !checkout.address.isSettled) {
      const { lookup } = checkout.address
      checkout.show(lookup === 'NOT_FOUND' ? errors.errorCepNotFound : errors.errorCep, { cep: form.cep })
      return focusField('cep')
    }
    lead(steps[steps.indexOf(open) + 1] ?? 'payment', null)
  }

  return { open, steps, stateOf, proceed, reopen: (step: StepName) => lead(step, fieldsOf[step][0] ?? null) }
}
