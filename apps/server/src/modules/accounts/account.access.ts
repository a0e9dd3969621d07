import { type AccessFacts, probe } from '../../rpc/testing/access-facts.ts'

export const accountAccess: AccessFacts = {
  at: 'account',
  public: [
    'acceptInvitation',
    'acceptMasterInvitation',
    'confirmRegistration',
    'confirmSecondFactor',
    'enterWithCustomerCode',
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
    'changePassword',
    'disableSecondFactor',
    'endVisit',
    'enableSecondFactor',
    'listSessions',
    'revokeSession',
    'startSecondFactor',
    'stepUp',
    'updatePreferences',
  ],
  objects: {
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
