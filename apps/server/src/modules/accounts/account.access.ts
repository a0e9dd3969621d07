import { type AccessFacts, probe } from '../../rpc/testing/access-facts.ts'

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
  },
}
