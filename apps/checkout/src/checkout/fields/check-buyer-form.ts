import { dayInSaoPaulo } from '@balcao/domain/calendar'
import { type BuyerProblem, buyerProblems, isDocumentRequired } from '@balcao/domain/checkout/buyer-problems'
import type { CheckoutPage } from '@balcao/domain/checkout/checkout-page'
import { adultProblem, isForAdults } from '@balcao/domain/delivery/age-ratings'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import type { BuyerForm, TextField } from './buyer-form.ts'
import { needsAddress } from './needs-address.ts'

export const nameMaximumLength = 30
/** The specification's message says 3 characters, but its rule requires 4. */
const nameMinimumLength = 4
/** Half a CEP would also leave the shipping out of the total, so only a complete one counts. */
export const maskedCepLength = 9

export type FormProblem =
  | BuyerProblem
  | { field: 'name' | 'email'; code: 'fieldRequired' | 'nameTooShort' | 'nameTooLong' | 'emailInvalid' }
  | { field: 'birthDate'; code: 'birth_date_required' | 'buyer_under_age' }
  | { field: 'giftName' | 'giftEmail'; code: 'fieldRequired' | 'emailInvalid' | 'gift_to_oneself' }

type Rules = Pick<
  CheckoutPage,
  'locale' | 'requiredDocument' | 'requiredDocumentAndPhone' | 'product' | 'orderBumps' | 'mayBeGift'
>

/**
 * Every problem of the form: its own schema first, then the checks that the server makes as well. The buyer
 * sees the first one.
 */
export function checkBuyerForm(page: Rules, form: BuyerForm): FormProblem[] {
  const rules = {
    asksIdentity: asksIdentity(page),
    requiredDocument: page.requiredDocument,
    requiredDocumentAndPhone: page.requiredDocumentAndPhone,
    needsAddress: needsAddress(page, form),
    cepMinimumLength: maskedCepLength,
  }
  return [
    ...schemaProblems(form),
    ...buyerProblems(rules, form),
    ...ageProblems(page, form),
    ...(page.mayBeGift && form.isGift ? giftProblems(form) : []),
  ]
}

/** Whether the form asks for phone and document: both have Brazilian formats, so only pages in Portuguese ask. */
export function asksIdentity(page: Pick<CheckoutPage, 'locale'>): boolean {
  return page.locale === 'PT_BR'
}

/** Which of the two fields must be filled in. */
export function requiredIdentity(page: Rules): { cpf: boolean; phone: boolean } {
  return { cpf: isDocumentRequired(page), phone: page.requiredDocumentAndPhone }
}

/** A name cut at the maximum length may be incomplete. */
export function isWholeName(name: string): boolean {
  return name.length < nameMaximumLength
}

function schemaProblems({ name, email }: BuyerForm): FormProblem[] {
  const problems: FormProblem[] = []
  const nameLength = name.trim().length
  if (name === '') problems.push({ field: 'name', code: 'fieldRequired' })
  else if (nameLength > 0 && nameLength < nameMinimumLength)
    problems.push({ field: 'name', code: 'nameTooShort' })
  else if (nameLength > nameMaximumLength) problems.push({ field: 'name', code: 'nameTooLong' })
  if (email.trim() === '') problems.push({ field: 'email', code: 'fieldRequired' })
  else if (!isValidEmail(email)) problems.push({ field: 'email', code: 'emailInvalid' })
  return problems
}

/** Whether a product for adults is bought, chosen bumps included. */
export function asksBirthDate(
  { product, orderBumps }: Pick<CheckoutPage, 'product' | 'orderBumps'>,
  { orderBumpsIds }: Pick<BuyerForm, 'orderBumpsIds'>,
): boolean {
  const bumps = orderBumps.filter(({ id }) => orderBumpsIds.includes(id))
  return [product, ...bumps].some(({ ageRating }) => isForAdults(ageRating))
}

function ageProblems(page: Rules, form: BuyerForm): FormProblem[] {
  const code = asksBirthDate(page, form) ? adultProblem(form.birthDate, dayInSaoPaulo(new Date())) : null
  return code ? [{ field: 'birthDate', code }] : []
}

function giftProblems({ email, giftName, giftEmail }: BuyerForm): FormProblem[] {
  const problems: FormProblem[] = []
  if (giftName.trim() === '') problems.push({ field: 'giftName', code: 'fieldRequired' })
  if (giftEmail.trim() === '') problems.push({ field: 'giftEmail', code: 'fieldRequired' })
  else if (!isValidEmail(giftEmail)) problems.push({ field: 'giftEmail', code: 'emailInvalid' })
  else if (normalizeEmail(giftEmail) === normalizeEmail(email))
    problems.push({ field: 'giftEmail', code: 'gift_to_oneself' })
  return problems
}

export const personalFields: readonly TextField[] = [
  'name',
  'email',
  'phone',
  'cpf',
  'birthDate',
  'giftName',
  'giftEmail',
  'giftMessage',
  'giftDay',
]
