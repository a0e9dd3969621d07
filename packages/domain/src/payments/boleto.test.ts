import { describe, expect, test } from 'vitest'
import { dueFactor, encodeBankSlip, formatBoletoLine, readBoleto } from './boleto.ts'

describe('reading a bank slip', () => {
  test('a typed line with its dots and blanks', () => {
    expect(readBoleto('00190.00009 01149.718601 68524.522114 6 75860000102656', '2018-07-01')).toEqual({
      valid: true,
      kind: 'BANK',
      line: '00190000090114971860168524522114675860000102656',
      barcode: '00196758600001026560000001149718606852452211',
      bankCode: '001',
      amountCents: 102_656,
      dueDate: '2018-07-15',
    })
  })

  test('line and barcode of one slip read the same', () => {
    const fromLine = readBoleto('10492006506100010004200997263900989810000021403', '2022-05-01')
    expect(fromLine).toMatchObject({
      valid: true,
      bankCode: '104',
      amountCents: 21_403,
      dueDate: '2022-05-10',
    })
    expect(readBoleto('10499898100000214032006561000100040099726390', '2022-05-01')).toEqual(fromLine)
  })

  test('a slip may have neither amount nor due date', () => {
    expect(readBoleto('23794150099001980167035000211405700000000000000', '2026-11-15')).toMatchObject({
      amountCents: 0,
      dueDate: null,
    })
  })

  test('the same digits mean one day in 2000 and another day in 2025', () => {
    const line = '23791234059000000005061012345601110420000099900'
    expect(readBoleto(line, '2000-08-01')).toMatchObject({ dueDate: '2000-08-14' })
    expect(readBoleto(line, '2025-03-01')).toMatchObject({ dueDate: '2025-04-05' })
    expect(readBoleto(line, '2026-11-15')).toMatchObject({ dueDate: '2025-04-05' })
  })

  test('the days before and after the reset of the count to 1000 are read as consecutive due dates', () => {
    const lastOfOld = '34191091233456789012334567890123499990000012345'
    const firstOfNew = '34191091233456789012334567890123110000000012345'
    expect(readBoleto(lastOfOld, '2025-02-10')).toMatchObject({ dueDate: '2025-02-21' })
    expect(readBoleto(firstOfNew, '2025-02-10')).toMatchObject({ dueDate: '2025-02-22' })
  })

  test.each([
    ['00190000020114971860168524522114675860000102656', 'FIELD_DIGIT'],
    ['00190000090114971860168524522114975860000102656', 'GENERAL_DIGIT'],
    ['0019000009011497186016852452211467586000010265', 'LENGTH'],
    ['00190000090114971860168524522114675860000102656x', 'LENGTH'],
    ['00186758600001026560000001149718606852452211', 'CURRENCY'],
    ['', 'LENGTH'],
  ])('%s is refused for its %s', (line, problem) => {
    expect(readBoleto(line, '2018-07-01')).toEqual({ valid: false, problem })
  })

  test('any single mistyped digit is detected', () => {
    const line = '00190000090114971860168524522114675860000102656'
    for (let position = 0; position < line.length; position += 1) {
      const wrong = (Number(line[position]) + 1) % 10
      const typed = `${line.slice(0, position)}${wrong}${line.slice(position + 1)}`
      expect(readBoleto(typed, '2018-07-01').valid).toBe(false)
    }
  })
})

describe('reading a collection bill', () => {
  test.each([
    ['846100000005246100291102005460339004695895061080', 2461],
    ['838600000050096000190009000801782309000343062712', 50_960],
    ['83860000005096000190000008017823000034306271', 50_960],
    ['858200000007572503282030560708202107539591904460', 5725],
  ])('%s amounts to %i cents', (digits, amountCents) => {
    const bill = readBoleto(digits, '2026-11-15')
    expect(bill).toMatchObject({
      valid: true,
      kind: 'COLLECTION',
      bankCode: null,
      dueDate: null,
      amountCents,
    })
  })

  test.each([
    ['846100000006246100291102005460339004695895061080', 'FIELD_DIGIT'],
    ['841100000005246100291102005460339004695895061080', 'VALUE_KIND'],
    ['746100000005246100291102005460339004695895061080', 'VALUE_KIND'],
    ['83870000005096000190000008017823000034306271', 'GENERAL_DIGIT'],
  ])('%s is refused for its %s', (digits, problem) => {
    expect(readBoleto(digits, '2026-11-15')).toEqual({ valid: false, problem })
  })
})

describe('writing a bank slip', () => {
  test('a written slip reads back unchanged', () => {
    const slip = {
      bankCode: '341',
      amountCents: 12_345,
      dueDate: '2025-02-22',
      freeField: '1091234567890123456789012',
    }
    const { line, barcode } = encodeBankSlip(slip)
    expect(line).toBe('34191091233456789012334567890123110000000012345')
    expect(barcode).toBe('34191100000000123451091234567890123456789012')
    expect(readBoleto(line, '2025-02-10')).toMatchObject({
      valid: true,
      barcode,
      amountCents: 12_345,
      dueDate: '2025-02-22',
    })
    expect(encodeBankSlip({ ...slip, dueDate: null }).barcode.slice(5, 9)).toBe('0000')
  })

  test('a value that does not fit is refused', () => {
    const slip = { bankCode: '341', amountCents: 1, dueDate: '2026-11-15', freeField: '0'.repeat(25) }
    expect(() => encodeBankSlip({ ...slip, amountCents: 10_000_000_000 })).toThrow(RangeError)
    expect(() => encodeBankSlip({ ...slip, freeField: '1' })).toThrow(RangeError)
    expect(() => encodeBankSlip({ ...slip, bankCode: '34' })).toThrow(RangeError)
    expect(() => encodeBankSlip({ ...slip, dueDate: '1999-01-01' })).toThrow(RangeError)
  })

  test.each([
    ['2000-07-03', 1000],
    ['2012-04-27', 5316],
    ['2025-02-21', 9999],
    ['2025-02-22', 1000],
    ['2026-11-15', 1631],
    ['2049-10-13', 9999],
    ['2049-10-14', 1000],
  ])('the factor of %s is %i', (day, factor) => {
    expect(dueFactor(day)).toBe(factor)
  })

  test('lines are shown in their groups', () => {
    expect(formatBoletoLine('00190000090114971860168524522114675860000102656')).toBe(
      '00190.00009 01149.718601 68524.522114 6 75860000102656',
    )
    expect(formatBoletoLine('846100000005246100291102005460339004695895061080')).toBe(
      '84610000000-5 24610029110-2 00546033900-4 69589506108-0',
    )
    expect(formatBoletoLine('123')).toBe('123')
  })
})
