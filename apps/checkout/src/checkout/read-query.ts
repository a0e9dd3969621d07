import { frameKeyName } from '@balcao/domain/frame-key'
import { nationalPhoneDigits } from '@balcao/domain/phone'
import type { TextField } from './fields/buyer-form.ts'
import { nameMaximumLength } from './fields/check-buyer-form.ts'
import { maskPhone } from './fields/mask-digits.ts'
import { maskDocument } from './fields/mask-document.ts'

/** The link of a cart gives access to its typed data, so its key is as personal as the rest. */
const cartKey = 'carrinho'
const personalKeys = ['nome', 'email', 'telefone', 'cpf', cartKey, frameKeyName] as const

export type CheckoutQuery = {
  prefill: Partial<Record<TextField, string>>
  affiliateId: string | undefined
  /** Token of an abandoned cart to restore. */
  cartToken: string | undefined
  /** The rest of the query, which is passed on as UTM data and to the payment page. Nothing personal. */
  utmQuery: string
}

export function readQuery(search: string): CheckoutQuery {
  const query = new URLSearchParams(search)
  const given = (key: string) => query.get(key)?.trim() ?? ''
  const prefill: CheckoutQuery['prefill'] = {}
  if (given('nome')) prefill.name = given('nome').slice(0, nameMaximumLength)
  if (given('email')) prefill.email = given('email')
  if (given('telefone'))
    prefill.phone = maskPhone(nationalPhoneDigits(given('telefone')) ?? given('telefone'))
  if (given('cpf')) prefill.cpf = maskDocument(given('cpf'))
  const affiliateId = given('affiliateId') || undefined
  const cartToken = given(cartKey) || undefined
  for (const key of personalKeys) query.delete(key)
  return { prefill, affiliateId, cartToken, utmQuery: query.toString() }
}

/** The same address without the buyer's data, so that no log, bookmark or ad ever holds it. */
export function withoutPersonalKeys(path: string, utmQuery: string, hash: string): string {
  return `${path}${utmQuery ? `?${utmQuery}` : ''}${hash}`
}
