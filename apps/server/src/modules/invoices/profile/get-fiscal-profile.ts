import { documentKind } from '@balcao/domain/people/document'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import { findFiscalProfile } from './fiscal-profile.ts'

/** The caller's fiscal profile for its form. The certificate is never shown, only whose it is and until when. */
export async function getFiscalProfile(caller: Caller) {
  const [profile, user] = await Promise.all([
    findFiscalProfile(caller, caller.session.userId),
    getUser(caller, caller.session.userId),
  ])
  const cnpj = user.document !== null && documentKind(user.document) === 'CNPJ' ? user.document : null
  return {
    /** The company that issues; null while the account belongs to a person. */
    company: cnpj === null ? null : { name: user.name, cnpj },
    certificate: profile?.certificateFacts ?? null,
    profile: profile && {
      version: profile.version,
      regime: profile.regime,
      municipality: profile.municipality,
      municipalRegistration: profile.municipalRegistration,
      series: profile.series,
      nextNumber: profile.nextNumber,
      timing: profile.timing,
      taxBurden: profile.taxBurden,
    },
  }
}
