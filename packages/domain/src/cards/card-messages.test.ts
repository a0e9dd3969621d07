import { expect, test } from 'vitest'
import { readFrameMessage, readPageMessage, writeMessage } from './card-messages.ts'

const requestId = '0b7e6f0e-4c8a-4d5e-9f7a-1c2d3e4f5a6b'
const colours = {
  brand: '#0b6b53',
  brandInk: '#0b6b53',
  border: '#948f83',
  surface: '#ffffff',
  text: '#1c1b18',
  textMuted: '#6a665c',
  negative: '#b42318',
}

test('each side reads the messages of the other', () => {
  for (const message of [
    { type: 'look', colours },
    { type: 'hand-over', requestId, holderDocument: '52998224725', isSealed: true },
  ] as const)
    expect(readPageMessage(writeMessage(message))).toEqual(message)
  for (const message of [
    { type: 'ready' },
    { type: 'submit' },
    { type: 'height', pixels: 320 },
    { type: 'handed-over', requestId, token: 'a.b.c.d.e', savedCardId: null },
    { type: 'incomplete', requestId },
    { type: 'failed', requestId },
  ] as const)
    expect(readFrameMessage(writeMessage(message))).toEqual(message)
})

test('nothing but hex colours reaches the styles of the frame', () => {
  for (const brand of ['red', 'url(https://evil.example)', '#fff;}', '#ffffff}', 7, undefined])
    expect(
      readPageMessage(writeMessage({ type: 'look', colours: { ...colours, brand } as never })),
    ).toBeNull()
})

test('a message of another version, another shape or another sender is ignored', () => {
  const height = writeMessage({ type: 'height', pixels: 320 })
  for (const data of [
    null,
    'height',
    { type: 'height', pixels: 320 },
    { ...height, version: 2 },
    { ...height, pixels: 1e9 },
    { ...height, pixels: '320' },
    { ...height, type: 'navigate' },
    writeMessage({ type: 'handed-over', requestId: 'x', token: 't', savedCardId: null }),
    writeMessage({ type: 'handed-over', requestId, token: 't'.repeat(9000), savedCardId: null }),
  ])
    expect(readFrameMessage(data)).toBeNull()
  const asked = { type: 'hand-over', requestId, holderDocument: '', isSealed: false } as const
  expect(readPageMessage(writeMessage({ ...asked, holderDocument: '<b>' }))).toBeNull()
  expect(readPageMessage(writeMessage({ ...asked, isSealed: 'no' as never }))).toBeNull()
})
