import { frameKeyName, siteClickName } from '@balcao/domain/checkout/frame-key'
import { prefillParameters } from '@balcao/domain/checkout/prefill'
import { couponKey } from '@balcao/domain/money/coupons'
import { nationalPhoneDigits } from '@balcao/domain/people/phone'
import type { TextField } from './fields/buyer-form.ts'
import { nameMaximumLength } from './fields/check-buyer-form.ts'
import { maskPhone } from './fields/mask-digits.ts'
import { maskDocument } from './fields/mask-document.ts'

/** The link of a cart gives access to its typed data, so its key is as personal as that data. */
const cartKey = 'carrinho'
const { name, email, phone, cpf } = prefillParameters
const personalKeys = [name, email, phone, cpf, cartKey, frameKeyName, siteClickName]

export type CheckoutQuery = {
  prefill: Partial<Record<TextField, string>>
  affiliateId: string | undefined
  /** Stays in the address, like the affiliate, so that a reload has the same price. */
  coupon: string | undefined
  /** Token of an abandoned cart to restore. */
  cartToken: string | undefined
  /** The rest of the query, which is passed on as UTM data and to the payment page. Nothing personal. */
  utmQuery: string
}

export function readQuery(search: string): CheckoutQuery {
  const query = new URLSearchParams(search)
  const given = (key: string) => query.get(key)?.trim() ?? ''
  const prefill: CheckoutQuery['prefill'] = {}
  if (given(name)) prefill.name = given(name).slice(0, nameMaximumLength)
  if (given(email)) prefill.email = given(email)
  if (given(phone)) prefill.phone = maskPhone(nationalPhoneDigits(given(phone)) ?? given(phone))
  if (given(cpf)) prefill.cpf = maskDocument(given(cpf))
  const affiliateId = given('affiliateId') || undefined
  const coupon = given(couponKey) || undefined
  const cartToken = given(cartKey) || undefined
  for (const key of personalKeys) query.delete(key)
  return { prefill, affiliateId, coupon, cartToken, utmQuery: query.toString() }
}

/** The same address without the buyer's data, so that no log, bookmark or ad contains it. */
export function withoutPersonalKeys(path: string, utmQuery: string, hash: string): string {
  return `${path}${utmQuery ? `?${utmQuery}` : ''}${hash}`
}
