import { describe, expect, it } from 'vitest'
import { applyMask, caretAfterMask, cepMask, documentMask, type InputMask, phoneMask } from './masks.ts'

const shown = (mask: InputMask, text: string) => applyMask(mask, text).shown

describe('a person typing a document', () => {
  it('sees a CPF grow as it is typed', () => {
    expect(shown(documentMask, '529')).toBe('529')
    expect(shown(documentMask, '52998')).toBe('529.98')
    expect(shown(documentMask, '52998224725')).toBe('529.982.247-25')
  })

  it('sees it turn into a CNPJ with the twelfth digit, and back when it is deleted', () => {
    expect(shown(documentMask, '112223330001')).toBe('11.222.333/0001')
    expect(shown(documentMask, '11222333000181')).toBe('11.222.333/0001-81')
    expect(shown(documentMask, '11.222.333/000')).toBe('112.223.330-00')
  })

  it('may type the letters of a new CNPJ in lower case', () => {
    expect(applyMask(documentMask, '12abc34501de35')).toEqual({
      shown: '12.ABC.345/01DE-35',
      bare: '12ABC34501DE35',
    })
  })

  it('may paste it with its own punctuation and spaces', () => {
    expect(applyMask(documentMask, ' 529.982.247-25 ').bare).toBe('52998224725')
  })
})

describe('a person typing a phone', () => {
  it('sees a mobile and a landline each in its own shape', () => {
    expect(shown(phoneMask, '11987654321')).toBe('(11) 98765-4321')
    expect(shown(phoneMask, '1133224455')).toBe('(11) 3322-4455')
  })

  it('may paste it with the country', () => {
    expect(applyMask(phoneMask, '+55 (11) 98765-4321').bare).toBe('11987654321')
  })

  it('keeps the area code 55', () => {
    expect(applyMask(phoneMask, '55987654321').bare).toBe('55987654321')
  })
})

describe('a person typing a CEP', () => {
  it('sees the dash after the fifth digit', () => {
    expect(shown(cepMask, '01001000')).toBe('01001-000')
  })
})

describe('the caret', () => {
  it('stays after the character just typed in the middle', () => {
    expect(caretAfterMask('529.982.247-25', 4)).toBe(5)
    expect(caretAfterMask('529.982.247-25', 0)).toBe(0)
    expect(caretAfterMask('(11) 9', 2)).toBe(3)
  })
})
