import { describe, expect, test } from 'vitest'
import { formatOf } from './use-format.ts'

describe('negative figures', () => {
  test('begin with the same minus sign as amounts, in every number format', () => {
    const format = formatOf('PT_BR')
    expect(format.signedPercent(-0.102)).toBe('−10,2%')
    expect(format.signedPoints(-0.021)).toBe('−2,1')
    expect(format.percent(-0.5)).toBe('−50,0%')
    expect(format.integer(-3)).toBe('−3')
    expect(format.compactMoney(-20_000, 'BRL')).toBe('−R$\u00a0200')
  })

  test('have no effect on other signs: growth keeps its plus, and zero has none', () => {
    const format = formatOf('EN_US')
    expect(format.signedPercent(0.102)).toBe('+10.2%')
    expect(format.signedPercent(0)).toBe('0.0%')
  })
})
