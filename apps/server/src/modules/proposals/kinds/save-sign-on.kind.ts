import type { ProposedChange } from '#db/schema/proposals.ts'
import { planSignOn, saveSignOn } from '#modules/accounts/sign-on/save-sign-on.ts'
import { type SignOnInput, signOnInput } from '#modules/accounts/sign-on/sign-on.input.ts'
import { findSignOnSettings } from '#modules/accounts/sign-on/sign-on-settings.ts'
import { getUser } from '#modules/accounts/users/user.ts'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { defineProposal } from '#modules/proposals/define-proposal.ts'
import type { Scope } from '#scope.ts'

/** Changes the sign-on settings of the staff. The client's secret is the secret of the proposal. */
export const saveSignOnKind = defineProposal({
  terms: signOnInput.omit({ clientSecret: true }),
  async weigh(caller, terms, secret) {
    await planSignOn(caller, withSecret(terms, secret))
    const [former, wanted] = [
      await shown(caller, await findSignOnSettings(caller)),
      await shown(caller, terms),
    ]
    const changes: ProposedChange[] = [...new Set([...wanted.keys(), ...former.keys()])].flatMap((what) => {
      const [before, after] = [former.get(what) ?? null, wanted.get(what) ?? null]
      // The mode is always listed, because it identifies the proposal.
      return before === after && what !== 'mode' ? [] : [{ what, before, after }]
    })
    if (secret !== undefined) changes.push({ what: 'clientSecret' })
    return { subject: 'sign-on', changes }
  },
  carryOut: (caller, terms, { secret, reason }) =>
    saveSignOn(caller, { ...actorOf(caller), reason }, withSecret(terms, secret)),
})

type Terms = Omit<SignOnInput, 'clientSecret'>

function withSecret(terms: Terms, clientSecret: string | undefined): SignOnInput {
  return clientSecret === undefined ? terms : { ...terms, clientSecret }
}

/** Each setting in a readable form; words of the product are translated where they are shown. */
async function shown(scope: Scope, settings: Terms | null): Promise<Map<string, string | null>> {
  if (!settings) return new Map()
  const { mode, label, issuer, clientId, scopes, groupsClaim, groups, trustsSecondFactor } = settings
  const { factorValues, emailDomains, breakGlassUserId } = settings
  return new Map([
    ['mode', `SIGN_ON_${mode}`],
    ['label', label],
    ['issuer', issuer],
    ['clientId', clientId],
    ['scopes', scopes],
    ['groupsClaim', groupsClaim],
    ...groups.map(({ name, permissions }): [string, string] => [`group ${name}`, permissions.join(',')]),
    ['trustsSecondFactor', trustsSecondFactor ? 'YES' : 'NO'],
    ['factorValues', factorValues.join(', ')],
    ['emailDomains', emailDomains.join(', ')],
    ['breakGlass', breakGlassUserId === null ? null : (await getUser(scope, breakGlassUserId)).name],
  ])
}
