import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJournal } from './open-journal.ts'

type Entry = { id: number; text: string }

function open(path: string) {
  const entries: Entry[] = []
  const journal = openJournal<Entry>({ path, durable: true, remember: (entry) => entries.push(entry) })
  return { journal, entries }
}

const aPath = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'charges.jsonl')

test('a damaged line is skipped, and a half line is cut off', async () => {
  const path = aPath()
  const first = open(path)
  // Longer than one read.
  const long = 'á'.repeat(700_000)
  for (const id of [1, 2, 3]) first.journal.append({ id, text: long })
  await first.journal.close()
  appendFileSync(path, 'damaged\n{"id":4,"text":"whole"}\n{"id":5,"te')
  const second = open(path)
  expect(second.entries.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(second.entries[2]?.text).toBe(long)
  second.journal.append({ id: 6, text: '' })
  await second.journal.close()
  expect(open(path).entries.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6])
})

test('a rewritten journal holds the given entries, and entries appended later', async () => {
  const path = aPath()
  const { journal } = open(path)
  for (const id of [1, 2, 3]) journal.append({ id, text: '' })
  journal.rewrite([{ id: 3, text: 'kept' }])
  journal.append({ id: 4, text: '' })
  await journal.close()
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2)
  expect(open(path).entries.map(({ id }) => id)).toEqual([3, 4])
})
