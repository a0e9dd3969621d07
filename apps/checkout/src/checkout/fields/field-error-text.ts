import type { BuyerErrors } from '#messages/buyer-errors.ts'
import { isBuyerErrorCode } from '#messages/buyer-errors.ts'
import type { CheckoutMessages } from '#messages/checkout/pt-br.ts'
import type { BuyerForm } from './buyer-form.ts'
import type { FormProblem } from './check-buyer-form.ts'

type Texts = { messages: CheckoutMessages; errors: BuyerErrors }

/** Text under the field: its problem. */
export function fieldErrorText(
  { messages, errors }: Texts,
  { field, code }: FormProblem,
  form: BuyerForm,
): string {
  if (form[field].trim() === '') return messages.fieldRequired
  switch (code) {
    case 'errorAddress':
      return messages.fieldRequired
    case 'fieldRequired':
    case 'nameTooShort':
    case 'nameTooLong':
    case 'emailInvalid':
      return messages[code]
    default:
      return errors[code]
  }
}

/** Text in the notice: the same problem, understandable away from the field. */
export function noticeText(texts: Texts, problem: FormProblem, form: BuyerForm): string {
  if (problem.code === 'errorAddress') return texts.errors.errorAddress
  const text = fieldErrorText(texts, problem, form)
  return isBuyerErrorCode(problem.code) && text !== texts.messages.fieldRequired
    ? text
    : `${texts.messages[problem.field]}: ${text}`
}
