import { expect, test } from 'vitest'
import { sourceName } from './source-names.ts'

test('a known source has one spelling, whatever a link writes', () => {
  expect(['instagram', 'WHATSAPP', 'tiktok', 'email'].map((source) => sourceName(source, 'PT_BR'))).toEqual([
    'Instagram',
    'WhatsApp',
    'TikTok',
    'E-mail',
  ])
})

test('a source that is a word is in the language of its reader', () => {
  expect(sourceName('carrinho', 'PT_BR')).toBe('Carrinho')
  expect(sourceName('carrinho', 'EN_US')).toBe('Cart')
})

test("a seller's own source stays unchanged", () => {
  expect(sourceName('Lista_VIP-2026', 'PT_BR')).toBe('Lista_VIP-2026')
  expect(sourceName('constructor', 'PT_BR')).toBe('constructor')
})
