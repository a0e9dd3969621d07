import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recoveryCodes } from '#db/schema/accounts.ts'
import { hashToken } from '#kit/crypto/tokens.ts'
import type { Scope } from '#scope.ts'

const codeCount = 10
const groupCount = 4
const groupLength = 4
/**
 * Without 0, 1, i, l, o and u, which people misread on paper. Sixteen of these are 78 bits: infeasible to
 * guess from a hash.
 */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz'

/** Replaces the person's codes, and returns them: they can be read only now. */
export async function issueRecoveryCodes({ tx, platformId }: Scope, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newRecoveryCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ platformId, userId, codeHash: hashRecoveryCode(code) })))
  return codes
}

export function hashRecoveryCode(code: string): string {
  return hashToken(code.replace(/[\s-]/g, '').toLowerCase())
}

function newRecoveryCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groupCount }, group).join('-')
}
