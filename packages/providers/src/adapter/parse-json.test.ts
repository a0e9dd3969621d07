import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

describe('JSON of a provider', () => {
  it.each([
    ['{"id":9007199254740993}', { id: '9007199254740993' }],
    ['{"id":-9007199254740993}', { id: '-9007199254740993' }],
    ['[ 12345678901234567890 ]', ['12345678901234567890']],
    ['{"a":1,\n  "id" : 99999999999999999}', { a: 1, id: '99999999999999999' }],
    ['12345678901234567890', '12345678901234567890'],
    ['{"id":1e21}', { id: '1e21' }],
    ['{"id":1.5E+21}', { id: '1.5E+21' }],
    ['{"id":1e400}', { id: '1e400' }],
    ['{"id":-1E999}', { id: '-1E999' }],
    ['\ufeff{"id":1}', { id: 1 }],
    ['{"id":9007199254740991}', { id: 9_007_199_254_740_991 }],
    ['{"value":19.99,"small":1e2}', { value: 19.99, small: 100 }],
  ])('%s loses no digit', (text, value) => {
    expect(parseJson(text)).toEqual({ parsed: true, value })
  })

  it.each(['', '{', '{"id":0x10}', 'undefined'])('%j is not JSON', (text) => {
    expect(parseJson(text)).toEqual({ parsed: false })
  })

  it('a large number is found, whatever surrounds it, and everything else stays unchanged', () => {
    const number = fc.oneof(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.maxSafeInteger())
    fc.assert(
      fc.property(fc.jsonValue(), number, fc.constantFrom('', ' ', '\n\t'), (beside, id, blank) => {
        const isSafe = Number.isSafeInteger(Number(id))
        const text = `{"beside":${JSON.stringify(beside)},${blank}"id":${blank}${id}${blank}}`
        const read = parseJson(text)
        expect(read).toMatchObject({ parsed: true, value: { id: isSafe ? Number(id) : String(id) } })
      }),
    )
  })
})
