import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretAfterMasking, maskCep, maskPhone } from './mask-digits.ts'
import { maskDocument } from './mask-document.ts'

test('masks grow while typing and accept pasted text', () => {
  expect(['5', '529', '5299', '52998224725'].map(maskDocument)).toEqual([
    '5',
    '529',
    '529.9',
    '529.982.247-25',
  ])
  expect(['1', '11', '119', '11987654321'].map(maskPhone)).toEqual(['(1', '(11', '(11) 9', '(11) 98765-4321'])
  expect(maskPhone('+55 (11) 98765-4321')).toBe('(11) 98765-4321')
  expect(maskPhone('55987654321')).toBe('(55) 98765-4321')
  expect(maskCep('05435000')).toBe('05435-000')
})

test('a document grows from a CPF into a CNPJ, digits or letters', () => {
  expect(
    ['114447770001', '11444777000161', '12abc34501de35', '12.ABC.345/01DE-35', '1a'].map(maskDocument),
  ).toEqual(['11.444.777/0001', '11.444.777/0001-61', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35', '1A'])
})

test('masking a masked value changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      for (const mask of [maskDocument, maskPhone, maskCep]) expect(mask(mask(value))).toBe(mask(value))
    }),
  )
})

test('an edit in the middle keeps the caret after the character just typed', () => {
  expect(caretAfterMasking(maskPhone, '(11x) 98765', 4)).toBe(3)
  expect(caretAfterMasking(maskDocument, '5299.982.247-2', 4)).toBe(5)
  expect(caretAfterMasking(maskDocument, '5299', 4)).toBe(5)
  expect(caretAfterMasking(maskDocument, '11.444.7777/0001-61', 11)).toBe(12)
})
