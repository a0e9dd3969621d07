import { documentKind } from '@balcao/domain/people/document'
import { getUser } from '#modules/accounts/users/user.ts'
import type { Caller } from '#rpc/caller.ts'
import { findFiscalProfile } from './fiscal-profile.ts'

/** The caller's fiscal profile for its form. Of the certificate only holder, CNPJ and expiry date are sent. */
export async function getFiscalProfile(caller: Caller) {
  const [profile, user] = await Promise.all([
    findFiscalProfile(caller, caller.session.userId),
    getUser(caller, caller.session.userId),
  ])
  const cnpj = user.document !== null && documentKind(user.document) === 'CNPJ' ? user.document : null
  return {
    /** The issuer; null if the account's document is a CPF. */
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
