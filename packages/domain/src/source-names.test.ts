import { expect, test } from 'vitest'
import { sourceName } from './source-names.ts'

test('a known source has its own spelling, however a link writes it', () => {
  expect(['instagram', 'WHATSAPP', 'tiktok', 'email'].map(sourceName)).toEqual([
    'Instagram',
    'WhatsApp',
    'TikTok',
    'E-mail',
  ])
})

test("a seller's own source stays as the link has it", () => {
  expect(sourceName('Lista_VIP-2026')).toBe('Lista_VIP-2026')
  expect(sourceName('constructor')).toBe('constructor')
})
