import { describe, expect, test } from 'vitest'
import { amountIn, dayIn, frequencyIn, instantIn, methodIn, saleStatusIn } from './read-cell.ts'

const cell = (text: string) => () => text

describe('an amount', () => {
  test.each([
    ['R$ 1.234,56', 1_234_56],
    ['1,234.56', 1_234_56],
    ['1234.5', 1_234_50],
    ['19,9', 19_90],
    ['1.234.567', 1_234_567_00],
    ['97', 97_00],
    ['0,00', 0],
    ['USD 10.00', 10_00],
    ['\u00a010,00 ', 10_00],
  ])('%s is read', (text, cents) => {
    expect(amountIn(cell(text), 'amount')).toBe(cents)
  })
  test.each(['1.500', '10,123', '1e3', 'grátis', '1,2,3', '12.34.56,7', '9'.repeat(20)])(
    '%s is refused',
    (text) => {
      expect(() => amountIn(cell(text), 'amount')).toThrow()
    },
  )
})

describe('a negative amount', () => {
  test.each([
    '-10,00',
    'R$ -10,00',
    '-R$ 10,00',
    '- 10',
    '10,00-',
    '10,00 -',
    'R$ 10,00-',
    '(10,00)',
    'R$ (10,00)',
    '(R$ 10,00)',
  ])('%s is refused by its name', (text) => {
    expect(() => amountIn(cell(text), 'amount')).toThrow('AMOUNT_NEGATIVE')
  })
  test.each(['\u2212 10,00', '\u201310,00', 'R$ \u221210,00', '10,00\u2212', '\uff0810,00\uff09'])(
    'with another sign, %s, is refused too',
    (text) => {
      expect(() => amountIn(cell(text), 'amount')).toThrow('AMOUNT_NEGATIVE')
    },
  )
})

describe('a date', () => {
  test.each([
    ['05/01/2029 09:30:00', '2029-01-05T12:30:00.000Z'],
    ['05/01/2029', '2029-01-05T03:00:00.000Z'],
    ['5/1/2029 9:30', '2029-01-05T12:30:00.000Z'],
    ['2029-01-05T09:30:00Z', '2029-01-05T09:30:00.000Z'],
    ['2029-01-05 09:30:00-03:00', '2029-01-05T12:30:00.000Z'],
    ['2029-01-05', '2029-01-05T03:00:00.000Z'],
    // Daylight saving time, and a night in which it began at midnight.
    ['10/01/2018 12:00', '2018-01-10T14:00:00.000Z'],
    ['15/10/2017 08:00', '2017-10-15T10:00:00.000Z'],
  ])('%s is read in the time of São Paulo unless it names a zone', (text, at) => {
    expect(instantIn(cell(text), 'soldAt')?.toISOString()).toBe(at)
  })
  test.each(['31/02/2029', '13/13/2029', '01/05/29', '2029', 'ontem', '05/01/2029 25:00', '01/01/0001'])(
    '%s is refused',
    (text) => {
      expect(() => instantIn(cell(text), 'soldAt')).toThrow()
    },
  )
  test('of an evening stays on its day', () => {
    expect(dayIn(cell('05/01/2029 23:30'), 'nextDueOn')).toBe('2029-01-05')
  })
})

test('words of other platforms are understood', () => {
  expect(saleStatusIn(cell('Concluída'), 'status')).toBe('PAID')
  expect(saleStatusIn(cell('chargedback'), 'status')).toBe('CHARGEBACK')
  expect(() => saleStatusIn(cell('waiting_payment'), 'status')).toThrow('NOT_PAID')
  expect(() => saleStatusIn(cell('Reembolso parcial'), 'status')).toThrow('STATUS_UNKNOWN')
  expect(methodIn(cell('Cartão de Crédito'), 'method')).toBe('CREDIT_CARD')
  expect(methodIn(cell('PayPal'), 'method')).toBeNull()
  expect(frequencyIn(cell('Anual'), 'frequency')).toBe(365)
  expect(frequencyIn(cell('45 dias'), 'frequency')).toBe(45)
})
