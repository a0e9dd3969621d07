import { expect, test } from 'vitest'
import { readLessonText } from './lesson-text.ts'

test('a lesson’s text: headings, lists, strong words and safe links', () => {
  const blocks = readLessonText(
    '# Levain\n\nMisture **bem** e *devagar*.\nDeixe descansar.\n- água\n- farinha\n\n1. pese\n2. [veja](https://pao.example/x)',
  )
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['heading', 1],
    ['paragraph', 2],
    ['bullets', 2],
    ['numbers', 2],
  ])
  expect(blocks[1]?.lines[0]).toEqual([
    { text: 'Misture ', style: 'plain' },
    { text: 'bem', style: 'strong' },
    { text: ' e ', style: 'plain' },
    { text: 'devagar', style: 'emphasis' },
    { text: '.', style: 'plain' },
  ])
  expect(blocks[3]?.lines[1]).toEqual([{ text: 'veja', url: 'https://pao.example/x' }])
})

test('markup of a page and links that run scripts stay text', () => {
  for (const source of ['<script>alert(1)</script>', '[abra](javascript:alert(1))', '[a](http://x.example)'])
    expect(readLessonText(source)).toEqual([
      { kind: 'paragraph', lines: [[{ text: source, style: 'plain' }]] },
    ])
})
