import { locales } from '@balcao/domain/vocabulary'
import { expect, test } from 'vitest'
import { fillMessage } from './fill-message.ts'
import { buyerErrors, cardMessages, checkoutMessages, paymentMessages } from './page-messages.ts'

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test.each(locales)('every text in %s has the same placeholders as the Portuguese one', (locale) => {
  for (const catalogue of [checkoutMessages, paymentMessages, cardMessages]) {
    for (const [key, source] of Object.entries(catalogue.PT_BR)) {
      const text = Object.entries(catalogue[locale]).find(([other]) => other === key)?.[1] ?? ''
      expect({ key, placeholders: placeholdersOf(text) }).toEqual({
        key,
        placeholders: placeholdersOf(source),
      })
      expect(text.trim()).not.toBe('')
    }
  }
  expect(Object.values(buyerErrors(locale)).every((text) => text.length > 0)).toBe(true)
})

test('values replace their placeholders, and a missing value stays visible', () => {
  expect(fillMessage('Pagar {amount} com {method}', { amount: 'R$ 1,00' })).toBe('Pagar R$ 1,00 com {method}')
})
