import { nationalPhoneDigits } from '@balcao/domain/phone'
import type { TextField } from './buyer-form.ts'
import { nameMaximumLength } from './check-buyer-form.ts'
import { maskPhone } from './mask-digits.ts'
import { maskDocument } from './mask-document.ts'

/** Whoever has the link of a cart reads what was typed into it: it is as personal as the rest. */
const cartKey = 'carrinho'
const personalKeys = ['nome', 'email', 'telefone', 'cpf', cartKey] as const

export type CheckoutQuery = {
  prefill: Partial<Record<TextField, string>>
  affiliateId: string | undefined
  /** Names a cart that was left, to be brought back. */
  cartToken: string | undefined
  /** Everything else of the query, which travels as UTM data and on to the payment page. Nothing personal. */
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

/** The same address without what identifies the buyer, so that no log, bookmark or ad ever holds it. */
export function withoutPersonalKeys(path: string, utmQuery: string, hash: string): string {
  return `${path}${utmQuery ? `?${utmQuery}` : ''}${hash}`
}
