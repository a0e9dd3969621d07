import { paymentMethods } from '@balcao/domain/vocabulary'
import { type BuyerForm, type TextField, textFields } from './buyer-form.ts'
import { maskCep, maskPhone } from './mask-digits.ts'
import { maskDocument } from './mask-document.ts'

const masks: Partial<Record<TextField, (value: string) => string>> = {
  phone: maskPhone,
  cpf: maskDocument,
  cep: maskCep,
}

/**
 * On a slow connection people type, tick and autofill before the script loads, and some browsers restore a form by
 * themselves. React does not see this input, so the page's own fields are read once before hydration. Only differences
 * from the untouched form are the buyer's input.
 */
export function readTypedForm(typed: FormData, untouched: BuyerForm): Partial<BuyerForm> {
  const values: Partial<BuyerForm> = {}
  for (const field of textFields) {
    const value = typed.get(field)
    if (typeof value === 'string' && value !== '') values[field] = masks[field]?.(value) ?? value
  }
  const bumps = typed.getAll('orderBumpsIds').filter((id) => typeof id === 'string')
  if (bumps.length > 0) values.orderBumpsIds = bumps
  const method = paymentMethods.find((known) => known === typed.get('paymentMethod'))
  if (method && method !== untouched.paymentMethod) values.paymentMethod = method
  if (typed.get('isGift') !== null) values.isGift = true
  if (typed.get('adConsent') !== null) values.adConsent = true
  const delivery = typed.get('deliveryOptionId')
  if (typeof delivery === 'string' && delivery !== untouched.deliveryOptionId)
    values.deliveryOptionId = delivery
  return values
}
