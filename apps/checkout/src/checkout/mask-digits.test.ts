import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretAfterMasking, maskCep, maskCpf, maskPhone } from './mask-digits.ts'

test('masks grow as one types and take what is pasted', () => {
  expect(['5', '529', '5299', '52998224725', '529.982.247-25999'].map(maskCpf)).toEqual([
    '5',
    '529',
    '529.9',
    '529.982.247-25',
    '529.982.247-25',
  ])
  expect(['1', '11', '119', '11987654321'].map(maskPhone)).toEqual(['(1', '(11', '(11) 9', '(11) 98765-4321'])
  expect(maskPhone('+55 (11) 98765-4321')).toBe('(11) 98765-4321')
  expect(maskPhone('55987654321')).toBe('(55) 98765-4321')
  expect(maskCep('05435000')).toBe('05435-000')
})

test('masking what is masked changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      for (const mask of [maskCpf, maskPhone, maskCep]) expect(mask(mask(value))).toBe(mask(value))
    }),
  )
})

test('an edit in the middle keeps the caret behind the digit just typed', () => {
  expect(caretAfterMasking('52x9.982.247-25', 3, '529.982.247-25')).toBe(2)
  expect(caretAfterMasking('5299.982.247-25', 4, '529.998.224-72')).toBe(5)
  expect(caretAfterMasking('5299', 4, '529.9')).toBe(5)
})
