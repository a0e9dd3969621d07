import { expect, test } from 'vitest'
import { randomDescriptor, statementDescriptor } from './statement-descriptor.ts'

test.each([
  ['Confeitaria São João', 'ConfeitariaSa'],
  ['Loja 42*!', 'Loja42'],
  ['★', ''],
])('%s is printed as %j', (text, descriptor) => {
  expect(statementDescriptor(text)).toBe(descriptor)
})

test('a random descriptor has thirteen letters or digits over the whole alphabet', () => {
  let step = 0
  const descriptor = randomDescriptor(() => step++ / 13)
  expect(descriptor).toMatch(/^[A-Z0-9]{13}$/)
  expect(new Set(descriptor).size).toBe(13)
  expect(randomDescriptor(() => 0.9999, 5)).toBe('99999')
})
