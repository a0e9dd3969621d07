import { isValidDocument } from '#people/document.ts'
import { isValidPhone } from '#people/phone.ts'

/** Buyer details that an offer requires. */
export type BuyerRules = {
  /** Phone and document are Brazilian: buyers who read another language are not asked for them. */
  asksIdentity: boolean
  requiredDocument: boolean
  requiredDocumentAndPhone: boolean
  needsAddress: boolean
  /** Number of characters from which a CEP counts as filled in. */
  cepMinimumLength: number
}

const addressFields = ['cep', 'number', 'street', 'district', 'city', 'state'] as const

export type BuyerAnswers = Record<'name' | 'phone' | 'cpf' | (typeof addressFields)[number], string>

export type BuyerProblem = {
  field: keyof BuyerAnswers
  code: 'errorInvalidCpf' | 'errorInvalidPhone' | 'errorFullName' | 'errorAddress'
}

/**
 * Checks of a purchase in the specification's order, for page and server alike. The buyer sees the first
 * problem.
 */
export function buyerProblems(rules: BuyerRules, answers: BuyerAnswers): BuyerProblem[] {
  return [
    ...(rules.asksIdentity ? identityProblems(rules, answers) : []),
    ...(answers.name.trim() === '' ? [{ field: 'name', code: 'errorFullName' } as const] : []),
    ...(rules.needsAddress ? addressProblems(rules, answers) : []),
  ]
}

/** The rule for document and phone requires the document too. */
export function isDocumentRequired(
  rules: Pick<BuyerRules, 'requiredDocument' | 'requiredDocumentAndPhone'>,
): boolean {
  return rules.requiredDocument || rules.requiredDocumentAndPhone
}

function identityProblems(rules: BuyerRules, { cpf, phone }: BuyerAnswers): BuyerProblem[] {
  const problems: BuyerProblem[] = []
  if (isDocumentRequired(rules) && cpf === '') problems.push({ field: 'cpf', code: 'errorInvalidCpf' })
  if (rules.requiredDocumentAndPhone && phone === '')
    problems.push({ field: 'phone', code: 'errorInvalidPhone' })
  // An optional document may stay empty, but a typed one must be valid: it goes to the bank.
  if (cpf !== '' && !isValidDocument(cpf)) problems.push({ field: 'cpf', code: 'errorInvalidCpf' })
  if (phone !== '' && !isValidPhone(phone)) problems.push({ field: 'phone', code: 'errorInvalidPhone' })
  return problems
}

function addressProblems({ cepMinimumLength }: BuyerRules, answers: BuyerAnswers): BuyerProblem[] {
  return addressFields
    .filter((field) => answers[field].trim().length < (field === 'cep' ? cepMinimumLength : 1))
    .map((field) => ({ field, code: 'errorAddress' }))
}
