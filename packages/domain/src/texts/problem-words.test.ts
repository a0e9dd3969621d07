import { describe, expect, it } from 'vitest'
import { errorTexts } from '#texts/error-texts/pt-br.ts'
import { problemTexts as english } from '#texts/problem-texts/en-us.ts'
import { problemTexts as spanish } from '#texts/problem-texts/es-es.ts'
import { problemTexts as portuguese } from '#texts/problem-texts/pt-br.ts'
import { fieldProblems } from './input-problems.ts'
import { problemWords } from './problem-words.ts'

const texts = { problems: portuguese, refusals: errorTexts }
const plain = (limit: number) => String(limit)

describe('the text of an invalid field', () => {
  it("names the limit in the field's format", () => {
    const problem = { code: 'too_small' as const, limit: 500 }
    expect(problemWords(texts, problem, () => 'R$ 5,00')).toBe('O mínimo é R$ 5,00.')
  })

  it('is the text of the refusal when the rule has its own error code', () => {
    expect(problemWords(texts, { code: 'errorInvalidCpf' }, plain)).toBe(errorTexts.errorInvalidCpf)
  })

  it('says that the field is invalid when the limit is missing', () => {
    expect(problemWords(texts, { code: 'too_long' }, plain)).toBe(portuguese.invalid)
  })

  it.each(fieldProblems)('exists in every language for %s', (code) => {
    for (const problems of [portuguese, english, spanish])
      expect(problemWords({ problems, refusals: errorTexts }, { code, limit: 3 }, plain)).toMatch(/\w.*[.]$/)
  })
})
