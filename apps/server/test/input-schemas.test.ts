import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const modules = join(import.meta.dirname, '../src/modules')
const schemas = globSync('**/*.input.ts', { cwd: modules })

/** Strings in a schema. Comments and imports are left out, because no form shows them. */
function textsIn(file: string): string[] {
  const source = readFileSync(join(modules, file), 'utf8')
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
}

describe('an input schema', () => {
  test('is found, so the other test has cases', () => {
    expect(schemas).not.toEqual([])
  })

  test.each(schemas)(
    '%s reports problems as codes with words in each language, and never as sentences',
    (file) => {
      expect(textsIn(file).filter((text) => /\s/.test(text))).toEqual([])
    },
  )
})
