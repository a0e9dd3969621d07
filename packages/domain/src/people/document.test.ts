import { describe, expect, test } from 'vitest'
import {
  documentKind,
  formatDocument,
  isValidCnpj,
  isValidCpf,
  maskDocument,
  onlyDocumentCharacters,
} from './document.ts'

describe('CPF', () => {
  test.each(['52998224725', '529.982.247-25', '00000000191', '12345678909', '01234567890'])(
    '%s is valid',
    (cpf) => {
      expect(isValidCpf(cpf)).toBe(true)
    },
  )

  test.each([
    '52998224724',
    '52998224735',
    '11111111111',
    '5299822472',
    '529982247250',
    '',
    'a2998224725',
    '529_982_247_25',
  ])('%j is not valid', (cpf) => {
    expect(isValidCpf(cpf)).toBe(false)
  })

  test('any changed digit makes it invalid', () => {
    for (let position = 0; position < 11; position += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const changed = `${'52998224725'.slice(0, position)}${digit}${'52998224725'.slice(position + 1)}`
        expect(isValidCpf(changed)).toBe(changed === '52998224725')
      }
    }
  })
})

describe('CNPJ', () => {
  test.each(['11.222.333/0001-81', '00000000000191', '12.ABC.345/01DE-35', '12abc34501de35'])(
    '%s is valid',
    (cnpj) => {
      expect(isValidCnpj(cnpj)).toBe(true)
    },
  )

  test.each([
    '11222333000182',
    '12ABC34501DE53',
    '12ABC34501DE3A',
    '00000000000000',
    '1122233300018',
    '12ÇBC34501DE35',
  ])('%s is not valid', (cnpj) => {
    expect(isValidCnpj(cnpj)).toBe(false)
  })
})

describe('documents on screen', () => {
  test('the kind follows the shape', () => {
    expect(documentKind('529.982.247-25')).toBe('CPF')
    expect(documentKind('12.abc.345/01de-35')).toBe('CNPJ')
    expect(documentKind('123')).toBeNull()
    expect(onlyDocumentCharacters(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35')
  })

  test('masks are added by length, and any other text stays unchanged', () => {
    expect(formatDocument('52998224725')).toBe('529.982.247-25')
    expect(formatDocument('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
    expect(formatDocument('123')).toBe('123')
  })

  test('a masked document shows only its middle', () => {
    expect(maskDocument('52998224725')).toBe('***.982.247-**')
    expect(maskDocument('11222333000181')).toBe('**.222.333/****-**')
    expect(maskDocument('1234')).toBe('****')
  })
})
