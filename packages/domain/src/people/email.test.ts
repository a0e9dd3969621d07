import { expect, test } from 'vitest'
import { isValidEmail, mailboxOf, maskEmail, normalizeEmail } from './email.ts'

test.each(['maria@exemplo.com.br', ' Maria.Silva+curso@Exemplo.COM ', "o'brien@exemplo.ie", 'a@b.co'])(
  '%j is an address',
  (value) => {
    expect(isValidEmail(value)).toBe(true)
  },
)

test.each([
  '',
  'maria',
  'maria@',
  '@exemplo.com',
  'maria@exemplo',
  'maria@exemplo..com',
  '.maria@exemplo.com',
  'ma ria@exemplo.com',
  'maria@-exemplo.com',
  'maria@exemplo.com\n.br',
  `${'a'.repeat(65)}@exemplo.com`,
])('%j is no address', (value) => {
  expect(isValidEmail(value)).toBe(false)
})

test('addresses are compared without case and shown without most of the name', () => {
  expect(normalizeEmail(' Maria@Exemplo.COM ')).toBe('maria@exemplo.com')
  expect(maskEmail('maria@exemplo.com')).toBe('ma***@exemplo.com')
  expect(maskEmail('ana@exemplo.com')).toBe('a***@exemplo.com')
})

test.each([
  ['ana+compra@exemplo.com', 'ana@exemplo.com'],
  ['A.na+x@Gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['a.na@exemplo.com', 'a.na@exemplo.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
