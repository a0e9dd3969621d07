import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { jobs } from './jobs.ts'

test('every job file of the modules is known to the worker', () => {
  const files = globSync(`${import.meta.dirname}/modules/**/*.job.ts`).map((file) =>
    basename(file, '.job.ts'),
  )
  expect(jobs.map(({ name }) => name).sort()).toEqual(files.sort())
})
