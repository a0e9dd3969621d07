import type { AccessFacts } from '#rpc/testing/access-facts.ts'

/** Credential id of a passkey. */
function passkeyIds(field: string) {
  const because = 'Only the signature of the key behind it counts; `passkeys.test.ts` tries those of others.'
  return { [`${field}.id`]: because, [`${field}.rawId`]: because }
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
    'signOn',
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
    enterWithPasskey: passkeyIds('answer'),
    addPasskey: passkeyIds('made'),
    stepUp: passkeyIds('passkey'),
    // Runs before a passkey is removed, which ends the other sessions.
    revokeSession: {
      sessionId: ({ spareSessionId }) => ({ sessionId: spareSessionId }),
    },
    renamePasskey: {
      passkeyId: ({ passkeyId }) => ({ passkeyId, label: 'Chave do cofre' }),
    },
    removePasskey: {
      passkeyId: {
        own: ({ removablePasskeyId }) => ({ passkeyId: removablePasskeyId }),
        foreign: (_own, { passkeyId }) => ({ passkeyId }),
      },
    },
  },
}
