import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
// This path imports the product's own cost: the tests replace `./hash-cost.ts` alone.
import { hashCost } from '#modules/accounts/passwords/hash-cost.ts'
import { hashCost as costInTests } from '#test/cheap-hash-cost.ts'
import { hashPassword } from './hash-password.ts'
import { throughHashingGate } from './hashing-gate.ts'
import { verifyPassword } from './verify-password.ts'

describe('a stored password', () => {
  it('is argon2id with at least 19 MiB and two passes, and matches only the right password', async () => {
    const hash = await hashPassword('cavalo bateria grampo', hashCost)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword('cavalo bateria grampo', hash)).toBe(true)
    expect(await verifyPassword('cavalo bateria grampa', hash)).toBe(false)
  })

  it('costs little in tests, which hash by the thousand', async () => {
    expect(await hashPassword('cavalo bateria grampo')).toContain(`$m=${costInTests.memoryKib},`)
  })

  it('is never hashed to the same text twice', async () => {
    expect(await hashPassword('cavalo bateria grampo')).not.toBe(await hashPassword('cavalo bateria grampo'))
  })

  it('matches whichever way the keyboard composed its accents', async () => {
    const hash = await hashPassword('coração de leão'.normalize('NFC'))
    expect(await verifyPassword('coração de leão'.normalize('NFD'), hash)).toBe(true)
  })

  it('matches nothing when no hash is stored', async () => {
    expect(await verifyPassword('', null)).toBe(false)
  })

  it('still matches after the cost has changed', async () => {
    const reference = '$argon2id$v=19$m=1024,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$'
    const digest = argon2Sync('argon2id', {
      message: 'cavalo bateria grampo',
      nonce: Buffer.from('somesaltsomesalt'),
      memory: 1024,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
    const hash = `${reference}${digest.toString('base64').replaceAll('=', '')}`
    expect(await verifyPassword('cavalo bateria grampo', hash)).toBe(true)
  })
})

describe('a flood of logins', () => {
  it('runs two hashes at once, keeps a bounded queue and refuses the rest', async () => {
    const finish: (() => void)[] = []
    let running = 0
    let runningMax = 0
    const work = async () => {
      running++
      runningMax = Math.max(runningMax, running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running--
    }
    const outcomes = Array.from({ length: 100 }, () =>
      throughHashingGate(work).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    )
    const turnedAway = Promise.all(outcomes.slice(66))
    expect(new Set(await turnedAway)).toEqual(new Set(['overloaded']))
    for (let done = 0; done < 66; done++) {
      finish.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(new Set(await Promise.all(outcomes.slice(0, 66)))).toEqual(new Set(['done']))
    expect(runningMax).toBe(2)
    await expect(throughHashingGate(async () => 'free again')).resolves.toBe('free again')
  })
})
