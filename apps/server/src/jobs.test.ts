import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobs } from './jobs.ts'

test('every job file of the modules is known to the worker', () => {
  const declared = globSync(`${import.meta.dirname}/modules/**/*.job.ts`).map(
    (file) => readFileSync(file, 'utf8').match(/name: '([a-z-]+)'/)?.[1],
  )
  expect(jobs.map(({ name }) => name).sort()).toEqual(declared.sort())
})
