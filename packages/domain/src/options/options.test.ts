import { describe, expect, test } from 'vitest'
import bankRegister from '#data/banks.json' with { type: 'json' }
import stateTable from '#data/states.json' with { type: 'json' }
import { isValidPhone } from '#people/phone.ts'
import { stateOfCep } from '#people/state-of-cep.ts'
import { areaCodes } from './area-codes.ts'
import { bankName, banks } from './banks.ts'
import { categories } from './categories.ts'
import { commonBanks } from './common-banks.ts'
import { currencyOptions } from './currencies.ts'
import { daysOfRange, periodsBetween, periodsOf } from './date-ranges.ts'
import { isReceiverBank, receiverBanks } from './receiver-banks.ts'
import { isStateCode, states } from './states.ts'

describe('option lists', () => {
  test('the 27 states are those of the postal table, and every area code belongs to one', () => {
    expect(states.map(({ code, name }) => ({ code, name }))).toEqual(
      stateTable.map(({ code, name }) => ({ code, name })),
    )
    expect(states).toHaveLength(27)
    expect(areaCodes.flatMap((areaCode) => areaCode.states).every(isStateCode)).toBe(true)
  })

  test('the phone rule knows exactly the area codes of the table', () => {
    const known = new Set(areaCodes.map((areaCode) => areaCode.code))
    expect(known.size).toBe(67)
    for (let code = 0; code < 100; code += 1) {
      const areaCode = String(code).padStart(2, '0')
      expect(isValidPhone(`+55${areaCode}987654321`)).toBe(known.has(areaCode))
    }
  })

  test.each([
    ['01001-000', 'SP'],
    ['70040-010', 'DF'],
    ['72800-000', 'GO'],
    ['69301-000', 'RR'],
    ['00999-999', null],
  ])('%s is in %s', (cep, state) => {
    expect(stateOfCep(cep)).toBe(state)
  })

  test('every well-known bank is in the register, except a closed one that old accounts still use', () => {
    const registered = new Set(bankRegister.map((bank) => bank.code))
    expect(commonBanks.map((bank) => bank.code).filter((code) => !registered.has(code))).toEqual(['204'])
    expect(new Set(banks.map((bank) => bank.code)).size).toBe(banks.length)
    expect(bankName('260')).toBe('Nubank')
    expect(bankName('000')).toBeNull()
  })

  test('receivers choose among 28 banks', () => {
    expect(receiverBanks).toHaveLength(28)
    expect(isReceiverBank('341')).toBe(true)
    expect(isReceiverBank('707')).toBe(false)
  })

  test('there are 26 categories, each with a name of its own', () => {
    expect(categories).toHaveLength(26)
    for (const language of ['PT_BR', 'EN_US'] as const) {
      expect(new Set(categories.map((category) => category.names[language])).size).toBe(26)
    }
  })

  test('each currency has its prefix', () => {
    expect(currencyOptions.map(({ code, prefix }) => `${code} ${prefix}`)).toEqual([
      'BRL R$',
      'EUR €',
      'USD $',
      'MXN MX$',
    ])
  })

  test('a range of seven days ends today and holds seven days', () => {
    expect(daysOfRange('TODAY', '2026-11-15')).toEqual({ from: '2026-11-15', to: '2026-11-15' })
    expect(daysOfRange('7', '2026-11-15')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  })

  test('a period is compared with as many days before it, up to the same time of day', () => {
    const { current, previous } = periodsOf('7', new Date('2026-11-15T13:00:00Z'))
    expect(current).toEqual({
      from: new Date('2026-11-09T03:00:00Z'),
      to: new Date('2026-11-15T13:00:00Z'),
      days: 7,
    })
    expect(previous).toEqual({
      from: new Date('2026-11-02T03:00:00Z'),
      to: new Date('2026-11-08T13:00:00Z'),
      days: 7,
    })
  })

  test('past days count in full and today counts up to now, in a chosen period and in the period before it', () => {
    const now = new Date('2026-11-15T13:00:00Z')
    const over = periodsBetween({ from: '2026-11-01', to: '2026-11-03' }, now)
    expect(over.current).toEqual({
      from: new Date('2026-11-01T03:00:00Z'),
      to: new Date('2026-11-04T03:00:00Z'),
      days: 3,
    })
    expect(over.previous).toEqual({
      from: new Date('2026-10-29T03:00:00Z'),
      to: new Date('2026-11-01T03:00:00Z'),
      days: 3,
    })
    expect(periodsBetween({ from: '2026-11-09', to: '2026-11-15' }, now)).toEqual(periodsOf('7', now))
  })
})
