import { describe, expect, test } from 'vitest'
import { errorTexts as english } from '#texts/error-texts/en-us.ts'
import { errorTexts as spanish } from '#texts/error-texts/es-es.ts'
import { errorTexts as portuguese } from '#texts/error-texts/pt-br.ts'
import { AppError } from './app-error.ts'
import { errorCodes, isErrorCode } from './error-codes.ts'

describe('refusals', () => {
  test('an error carries its code, its details and its cause', () => {
    const cause = new Error('lower down')
    const error = new AppError('input_invalid', { field: 'email' }, { cause })
    expect(error).toMatchObject({
      name: 'AppError',
      message: 'input_invalid',
      code: 'input_invalid',
      details: { field: 'email' },
      cause,
    })
    expect(error).toBeInstanceOf(Error)
  })

  test('every code has a text of its own in every language, and every text has a code', () => {
    const codes = Object.keys(errorCodes).sort()
    for (const texts of [portuguese, english, spanish]) {
      expect(Object.keys(texts).sort()).toEqual(codes)
      expect(new Set(Object.values(texts)).size).toBe(codes.length)
    }
  })

  test('only codes of the table are codes', () => {
    expect(isErrorCode('purchase_conflict')).toBe(true)
    expect(isErrorCode('toString')).toBe(false)
  })
})
