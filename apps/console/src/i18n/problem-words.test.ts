import { errorTexts } from '@balcao/domain/error-texts/pt-br'
import { fieldProblems } from '@balcao/domain/input-problems'
import { describe, expect, it } from 'vitest'
import { messages as english } from './core/en-us.ts'
import { messages as portuguese } from './core/pt-br.ts'
import { problemWords } from './problem-words.ts'

const texts = { problems: portuguese.problem, refusals: errorTexts }
const plain = (limit: number) => String(limit)

describe('the text of an invalid field', () => {
  it("names the limit in the field's format", () => {
    const problem = { code: 'too_small' as const, limit: 500 }
    expect(problemWords(texts, problem, () => 'R$ 5,00')).toBe('O mínimo é R$ 5,00.')
  })

  it('is that of the refusal where the rule has a code of its own', () => {
    expect(problemWords(texts, { code: 'errorInvalidCpf' }, plain)).toBe(errorTexts.errorInvalidCpf)
  })

  it('says that the field is invalid when the limit is missing', () => {
    expect(problemWords(texts, { code: 'too_long' }, plain)).toBe(portuguese.problem.invalid)
  })

  it.each(fieldProblems)('exists in both languages for %s', (code) => {
    for (const { problem } of [portuguese, english])
      expect(problemWords({ problems: problem, refusals: errorTexts }, { code, limit: 3 }, plain)).toMatch(
        /\w.*[.]$/,
      )
  })
})
