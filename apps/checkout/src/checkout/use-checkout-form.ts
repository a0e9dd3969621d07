import type { CheckoutPage } from '@balcao/domain/checkout-page'
import { useCallback, useState } from 'react'
import { type BuyerForm, emptyBuyerForm, type TextField } from './buyer-form.ts'
import { checkBuyerForm, type FormProblem } from './check-buyer-form.ts'

/** The buyer's answers, and which of their problems may be shown yet: nobody is scolded for a field not reached. */
export function useCheckoutForm(page: CheckoutPage) {
  const [form, setForm] = useState(() => emptyBuyerForm(page))
  const [leftFields, setLeftFields] = useState<ReadonlySet<TextField>>(new Set())
  const [hasTriedToPay, setHasTriedToPay] = useState(false)
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

  const leave = useCallback(
    (field: TextField) => {
      if (form[field] !== '') setLeftFields((current) => new Set(current).add(field))
    },
    [form],
  )

  const problems = checkBuyerForm(page, form)
  const shownProblems = problems.filter(({ field }) => hasTriedToPay || leftFields.has(field))
  const problemOf = (field: TextField): FormProblem | undefined =>
    shownProblems.find((problem) => problem.field === field)
  const isRight = (field: TextField) =>
    form[field] !== '' && !problems.some((problem) => problem.field === field)

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
    showAllProblems: () => setHasTriedToPay(true),
    setServerErrors,
  }
}
