import type { BuyerErrors } from '../messages/buyer-errors.ts'
import { isBuyerErrorCode } from '../messages/buyer-errors.ts'
import type { CheckoutMessages } from '../messages/checkout/pt-br.ts'
import type { FormProblem } from './check-buyer-form.ts'

type Texts = { messages: CheckoutMessages; errors: BuyerErrors }

/** Under the field: which thing is wrong with this field. */
export function fieldErrorText({ messages, errors }: Texts, { code }: FormProblem): string {
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

/** In the notice: the same, readable away from the field. */
export function noticeText(texts: Texts, problem: FormProblem): string {
  if (problem.code === 'errorAddress') return texts.errors.errorAddress
  const text = fieldErrorText(texts, problem)
  return isBuyerErrorCode(problem.code) ? text : `${texts.messages[problem.field]}: ${text}`
}
