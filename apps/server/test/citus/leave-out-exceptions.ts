import { beforeEach } from 'vitest'
import { exceptions } from './exceptions.data.ts'

beforeEach(({ task, skip }) => {
  const known = exceptions.find(({ file, test }) => task.file.name.endsWith(file) && task.name === test)
  if (known) skip(known.reason)
})
