import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const modules = join(import.meta.dirname, '../src/modules')
const schemas = globSync('**/*.input.ts', { cwd: modules })

/** The texts that a schema could say. Comments and imports say nothing to anybody who fills in a form. */
function textsIn(file: string): string[] {
  const source = readFileSync(join(modules, file), 'utf8')
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
}

describe('an input schema', () => {
  test('exists, or this would prove nothing', () => {
    expect(schemas).not.toEqual([])
  })

  test.each(schemas)(
    '%s complains in codes, which each language has words for, and never in a sentence',
    (file) => {
      expect(textsIn(file).filter((text) => /\s/.test(text))).toEqual([])
    },
  )
})
