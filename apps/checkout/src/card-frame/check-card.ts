import { dayInSaoPaulo } from '@balcao/domain/calendar'
import {
  isCardExpiryValid,
  isValidCardNumber,
  isValidSecurityCode,
  parseCardExpiry,
} from '@balcao/domain/cards/card'
import type { CardMessages } from '#messages/card/pt-br.ts'

export type CardField = 'number' | 'expiry' | 'code' | 'holder'
export type TypedCard = Record<CardField, string>

/** Key of the first problem's text; null when the field is valid. */
export function checkCardField(field: CardField, typed: TypedCard, now: Date): keyof CardMessages | null {
  switch (field) {
    case 'number':
      if (typed.number.trim() === '') return 'numberEmpty'
      return isValidCardNumber(typed.number) ? null : 'numberInvalid'
    case 'expiry': {
      const expiry = parseCardExpiry(typed.expiry)
      if (!expiry) return 'expiryInvalid'
      return isCardExpiryValid(expiry, dayInSaoPaulo(now)) ? null : 'expiryPast'
    }
    case 'code':
      return isValidSecurityCode({ code: typed.code, number: typed.number }) ? null : 'codeInvalid'
    case 'holder':
      return typed.holder.trim().length < 2 ? 'holderInvalid' : null
  }
}

/** MM/YY while it is typed; MM/YYYY, filled in by a browser, is accepted as well. */
export function formatExpiry(value: string): string {
  const digits = value.replace(/\D/g, '')
  const month = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const isLongYear = month.length >= 6 && month.slice(2, 4) === '20'
  const year = isLongYear ? month.slice(4, 6) : month.slice(2, 4)
  return year === '' && month.length < 3 ? month.slice(0, 2) : `${month.slice(0, 2)}/${year}`
}
