import { describe, expect, it } from 'vitest'
import { inputProblemOf, problem, readInputProblem, writeInputProblem } from './input-problems.ts'

const issue = (own: object) => ({ message: 'Invalid input', path: ['name'], ...own })

describe('an issue of a schema', () => {
  it.each([
    [{ code: 'too_small', origin: 'string', minimum: 1 }, { code: 'required' }],
    [
      { code: 'too_small', origin: 'string', minimum: 3 },
      { code: 'too_short', limit: 3 },
    ],
    [
      { code: 'too_big', origin: 'string', maximum: 120 },
      { code: 'too_long', limit: 120 },
    ],
    [
      { code: 'too_small', origin: 'int', minimum: 500 },
      { code: 'too_small', limit: 500 },
    ],
    [
      { code: 'too_big', origin: 'number', maximum: 12n },
      { code: 'too_large', limit: 12 },
    ],
    [
      { code: 'too_small', origin: 'array', minimum: 1 },
      { code: 'too_few', limit: 1 },
    ],
    [
      { code: 'too_big', origin: 'array', maximum: 5 },
      { code: 'too_many', limit: 5 },
    ],
    [{ code: 'invalid_format', format: 'email' }, { code: 'not_an_email' }],
    [{ code: 'invalid_format', format: 'url' }, { code: 'not_a_url' }],
    [{ code: 'invalid_format', format: 'regex' }, { code: 'invalid' }],
    [{ code: 'custom', message: 'errorInvalidCpf' }, { code: 'errorInvalidCpf' }],
    [
      { code: 'custom', message: problem('too_small', 500) },
      { code: 'too_small', limit: 500 },
    ],
    [{ code: 'custom', message: 'a sentence of its own' }, { code: 'invalid' }],
  ])('%o is the problem %o', (own, meaning) => {
    expect(inputProblemOf(issue(own))).toEqual(meaning)
  })

  it('is “required” without a value, whatever type was expected', () => {
    expect(inputProblemOf(issue({ code: 'too_small', origin: 'string', minimum: 3 }), '')).toEqual({
      code: 'required',
    })
    expect(inputProblemOf(issue({ code: 'invalid_type' }), null)).toEqual({ code: 'required' })
    expect(inputProblemOf(issue({ code: 'invalid_format', format: 'email' }), '')).toEqual({
      code: 'required',
    })
    expect(inputProblemOf(issue({ code: 'invalid_type' }), 12)).toEqual({ code: 'invalid' })
  })
})

describe('a problem in an answer', () => {
  it.each([{ code: 'required' as const }, { code: 'too_short' as const, limit: 3 }])(
    '%o is read back unchanged',
    (travelling) => {
      expect(readInputProblem(writeInputProblem(travelling))).toEqual(travelling)
    },
  )

  it('is only “invalid” when it is not one of the known problems', () => {
    expect(readInputProblem('Too small: expected string')).toEqual({ code: 'invalid' })
  })
})
