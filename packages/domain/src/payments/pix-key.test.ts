import { describe, expect, test } from 'vitest'
import { detectPixKeyType, isValidPixKey, normalizePixKey } from './pix-key.ts'

describe('the kind of a typed Pix key', () => {
  test.each([
    ['12345678909', 'CPF'],
    ['123.456.789-09', 'CPF'],
    ['11222333000181', 'CNPJ'],
    ['12.ABC.345/01DE-35', 'CNPJ'],
    ['pix@bcb.gov.br', 'EMAIL'],
    ['123e4567-e12b-12d1-a456-426655440000', 'RANDOM'],
    ['71C7D9BE-4B85-4E43-9F1C-1F3B8B4E9A2D', 'RANDOM'],
    ['11999999999', 'PHONE'],
    ['+5561912345678', 'PHONE'],
    ['11-98765-4321', 'PHONE'],
    ['123456789', 'PHONE'],
    ['12345678', null],
    ['1234567890123456', null],
    ['(11) 98765-4321', null],
    ['123e4567e89b12d3a456426655440000', null],
    ['maria@exemplo', null],
    ['not a key', null],
    ['', null],
  ])('%j gives %s', (value, type) => {
    expect(detectPixKeyType(value)).toBe(type)
  })
})

describe('the form in the directory', () => {
  test.each([
    ['123.456.789-09', 'CPF', '12345678909'],
    ['12.abc.345/01de-35', 'CNPJ', '12ABC34501DE35'],
    [' Fulano@Example.COM ', 'EMAIL', 'fulano@example.com'],
    ['71C7D9BE-4B85-4E43-9F1C-1F3B8B4E9A2D', 'RANDOM', '71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d'],
    ['(11) 98765-4321', 'PHONE', '+5511987654321'],
    ['+5511987654321', 'PHONE', '+5511987654321'],
  ] as const)('%s as %s is %s', (key, type, canonical) => {
    expect(normalizePixKey({ key, type })).toBe(canonical)
    expect(isValidPixKey({ key, type })).toBe(true)
  })

  test('a landline, a long e-mail and a wrong document are no keys', () => {
    expect(isValidPixKey({ key: '1130000000', type: 'PHONE' })).toBe(false)
    expect(isValidPixKey({ key: `${'a'.repeat(64)}@${'b'.repeat(20)}.com`, type: 'EMAIL' })).toBe(false)
    expect(isValidPixKey({ key: '12345678900', type: 'CPF' })).toBe(false)
    expect(isValidPixKey({ key: '11222333000182', type: 'CNPJ' })).toBe(false)
    expect(isValidPixKey({ key: '123e4567e89b12d3a456426655440000', type: 'RANDOM' })).toBe(false)
  })
})
