import { describe, expect, it } from 'vitest'
import { oncePerInput } from './once-per-input.ts'

function aCall() {
  const calls: string[] = []
  const waiting: (() => void)[] = []
  const running = new Map<string, Promise<string>>()
  const run = oncePerInput(({ id }: { id: string }) => {
    calls.push(id)
    return new Promise<string>((resolve) => waiting.push(() => resolve(id)))
  }, running)
  const finish = () => {
    for (const end of waiting.splice(0)) end()
  }
  return { calls, run, finish }
}

describe('an action that is started again while it runs', () => {
  it('is one call when the input is the same', async () => {
    const { calls, run, finish } = aCall()
    const both = [run({ id: 'a' }), run({ id: 'a' })]
    finish()
    expect(await Promise.all(both)).toEqual(['a', 'a'])
    expect(calls).toEqual(['a'])
  })

  it('is two calls when the input differs: a click on the next row is not lost', async () => {
    const { calls, run, finish } = aCall()
    const both = [run({ id: 'a' }), run({ id: 'b' })]
    finish()
    expect(await Promise.all(both)).toEqual(['a', 'b'])
    expect(calls).toEqual(['a', 'b'])
  })

  it('runs again once it has ended', async () => {
    const { calls, run, finish } = aCall()
    const first = run({ id: 'a' })
    finish()
    await first
    const second = run({ id: 'a' })
    finish()
    await second
    expect(calls).toEqual(['a', 'a'])
  })
})
