import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { useCallback, useState } from 'react'
import { type BuyerForm, emptyBuyerForm, type TextField } from './buyer-form.ts'
import { checkBuyerForm, type FormProblem, isWholeName } from './check-buyer-form.ts'

/** The buyer's input, and which of its problems may be shown: a field that was not reached shows none. */
export function useCheckoutForm(page: CheckoutPage) {
  const [form, setForm] = useState(() => emptyBuyerForm(page))
  const [shownFields, setShownFields] = useState<ReadonlySet<TextField>>(new Set())
  const [serverErrors, setServerErrors] = useState<Partial<Record<TextField, string>>>({})
  const [isDirty, setIsDirty] = useState(false)

  const fill = useCallback(
    (values: Partial<BuyerForm>) => setForm((current) => ({ ...current, ...values })),
    [],
  )

  const change = useCallback(
    (values: Partial<BuyerForm>) => {
      fill(values)
      setIsDirty(true)
      setServerErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !(field in values))),
      )
    },
    [fill],
  )

  const showProblemsOf = useCallback(
    (fields: readonly TextField[]) => setShownFields((current) => new Set([...current, ...fields])),
    [],
  )

  const leave = useCallback(
    (field: TextField) => {
      if (form[field] !== '') showProblemsOf([field])
    },
    [form, showProblemsOf],
  )

  const problems = checkBuyerForm(page, form)
  const problemOf = (field: TextField): FormProblem | undefined =>
    shownFields.has(field) ? problems.find((problem) => problem.field === field) : undefined
  const isRight = (field: TextField) =>
    form[field] !== '' &&
    !problems.some((problem) => problem.field === field) &&
    (field !== 'name' || isWholeName(form.name))

  return {
    form,
    isDirty,
    problems,
    serverErrors,
    problemOf,
    isRight,
    fill,
    change,
    leave,
    showProblemsOf,
    setServerErrors,
  }
}
