import type { Caller } from '#rpc/caller.ts'
import { loadProfile } from './profile.ts'

export async function getProfile(caller: Caller) {
  const { user, profile } = await loadProfile(caller, caller.session.userId)
  const { personKind, tradeName, soldCategory, expectedMonthlyCents, address, version } = profile
  return {
    name: user.name,
    email: user.email,
    document: user.document,
    phone: user.phone,
    personKind,
    tradeName,
    soldCategory,
    expectedMonthlyCents,
    address,
    version,
    createdAt: user.createdAt.toISOString(),
  }
}
