import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '#scripts/project.mjs'
import { allParts, filesOf } from './build-parts.mjs'

describe.each(allParts)('%s', (part) => {
  test('is rebuilt when a file changes that it imports from another folder', () => {
    const files = filesOf(part)
    const { resolve } = createRequire(join(root, part, 'package.json'))
    const imported = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /^(?:import|export) (?!type )[^'"]*?from '(@balcao\/[^']+)'/gm,
        ),
      ])
      .map(([, name]) => relative(root, resolve(name)))
    expect(imported).not.toEqual([])
    expect(imported.filter((file) => !files.includes(file))).toEqual([])
  })
})
