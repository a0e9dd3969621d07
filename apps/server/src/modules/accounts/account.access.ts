import { type AccessFacts, probe } from '#rpc/testing/access-facts.ts'

/** Credential id of a passkey. */
function passkeyIds(field: string) {
  const because = 'Only the signature of the key behind it counts; `passkeys.test.ts` tries those of others.'
  return { [`${field}.id`]: { because }, [`${field}.rawId`]: { because } }
}

export const accountAccess: AccessFacts = {
  at: 'account',
  public: [
    'acceptInvitation',
    'acceptMasterInvitation',
    'askForPasskey',
    'confirmRegistration',
    'confirmSecondFactor',
    'enterWithCustomerCode',
    'enterWithPasskey',
    'login',
    'logout',
    'register',
    'requestCustomerCode',
    'requestPasswordReset',
    'resetPassword',
    'sellersTexts',
    'session',
  ],
  signedIn: [
    'addPasskey',
    'askForOwnPasskey',
    'changePassword',
    'disableSecondFactor',
    'endVisit',
    'enableSecondFactor',
    'listPasskeys',
    'listSessions',
    'removePasskey',
    'renamePasskey',
    'revokeSession',
    'startPasskey',
    'startSecondFactor',
    'stepUp',
    'updatePreferences',
  ],
  objects: {
    enterWithPasskey: { caller: 'nobody', ids: passkeyIds('answer') },
    addPasskey: { caller: 'seller', ids: passkeyIds('made') },
    stepUp: { caller: 'seller', ids: passkeyIds('passkey') },
    // Runs before a passkey is removed, which ends the other sessions.
    revokeSession: {
      caller: 'seller',
      ids: {
        sessionId: probe({
          own: ({ spareSessionId }) => ({ sessionId: spareSessionId }),
          foreign: (_own, { spareSessionId }) => ({ sessionId: spareSessionId }),
          refusal: 'not_found',
        }),
      },
    },
    renamePasskey: {
      caller: 'seller',
      ids: {
        passkeyId: probe({
          own: ({ passkeyId }) => ({ passkeyId, label: 'Chave do cofre' }),
          foreign: (_own, { passkeyId }) => ({ passkeyId, label: 'Chave do cofre' }),
          refusal: 'not_found',
        }),
      },
    },
    removePasskey: {
      caller: 'seller',
      ids: {
        passkeyId: probe({
          own: ({ removablePasskeyId }) => ({ passkeyId: removablePasskeyId }),
          foreign: (_own, { passkeyId }) => ({ passkeyId }),
          refusal: 'not_found',
        }),
      },
    },
  },
}
