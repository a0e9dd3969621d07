import type { CheckoutPage } from '@balcao/domain/checkout-page'
import { isValidCpf } from '@balcao/domain/document'
import { isValidEmail } from '@balcao/domain/email'
import { isValidPhone } from '@balcao/domain/phone'
import type { BuyerForm, TextField } from './buyer-form.ts'

export const nameMaximumLength = 30
/** The message speaks of 3 and the rule is 4; both are the specification's. */
const nameMinimumLength = 4
const maskedCepLength = 9

export type FormProblem = {
  field: TextField
  code:
    | 'fieldRequired'
    | 'nameTooShort'
    | 'nameTooLong'
    | 'emailInvalid'
    | 'errorInvalidCpf'
    | 'errorInvalidPhone'
    | 'errorFullName'
    | 'errorAddress'
}

type Rules = Pick<CheckoutPage, 'locale' | 'requiredDocument' | 'requiredDocumentAndPhone'> & {
  product: Pick<CheckoutPage['product'], 'type'>
}

/**
 * Every problem of the form, in the order in which the specification checks them: the form's own schema, the
 * buyer's identity, the delivery address. The first one is what the buyer is told about.
 */
export function checkBuyerForm(page: Rules, form: BuyerForm): FormProblem[] {
  return [...schemaProblems(form), ...identityProblems(page, form), ...addressProblems(page, form)]
}

/** Whether phone and document are asked for at all: only Brazilians have them. */
export function asksIdentity(page: Pick<CheckoutPage, 'locale'>): boolean {
  return page.locale === 'PT_BR'
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

/** Once phone and CPF are each checked, nothing is left for the errorPhoneAndCpf of the list but the server's own check. */
function identityProblems(page: Rules, form: BuyerForm): FormProblem[] {
  const problems: FormProblem[] = []
  if (asksIdentity(page)) {
    const { phone, cpf } = form
    if (isDocumentRequired(page) && cpf === '') problems.push({ field: 'cpf', code: 'errorInvalidCpf' })
    if (page.requiredDocumentAndPhone && phone === '')
      problems.push({ field: 'phone', code: 'errorInvalidPhone' })
    // What is optional may stay empty, but what is typed must be right: it goes to the bank.
    if (cpf !== '' && !isValidCpf(cpf)) problems.push({ field: 'cpf', code: 'errorInvalidCpf' })
    if (phone !== '' && !isValidPhone(phone)) problems.push({ field: 'phone', code: 'errorInvalidPhone' })
  }
  if (form.name !== '' && form.name.trim() === '') problems.push({ field: 'name', code: 'errorFullName' })
  return problems
}

export function isDocumentRequired(page: Rules): boolean {
  return page.requiredDocument || page.requiredDocumentAndPhone
}

const requiredAddressFields = ['cep', 'number', 'street', 'district', 'city', 'state'] as const

function addressProblems(page: Rules, form: BuyerForm): FormProblem[] {
  if (page.product.type !== 'FISICO') return []
  // Half a CEP would also leave the shipping out of the total, so only a whole one counts as given.
  return requiredAddressFields
    .filter((field) => (field === 'cep' ? form.cep.length < maskedCepLength : form[field].trim() === ''))
    .map((field) => ({ field, code: 'errorAddress' }))
}
