/**
 * What may be called without a role, each by somebody's decision. A procedure that becomes public or open to every signed-in person by
 * a slip of the pen is not in these lists, and the test says so.
 */
export const publicProcedures = [
  'account.acceptInvitation',
  'account.confirmRegistration',
  'account.confirmSecondFactor',
  'account.enterWithCustomerCode',
  'account.login',
  'account.logout',
  'account.register',
  'account.requestCustomerCode',
  'account.requestPasswordReset',
  'account.resetPassword',
  'account.session',
  'checkout.checkAbandonedCartEnabled',
  'checkout.getInstallments',
  'checkout.getPayment',
  'checkout.purchase',
  'checkout.putAbandonedCart',
  'checkout.refreshPayment',
]

export const signedInProcedures = [
  'account.changePassword',
  'account.disableSecondFactor',
  'account.enableSecondFactor',
  'account.listSessions',
  'account.revokeSession',
  'account.startSecondFactor',
  'account.stepUp',
  'account.updatePreferences',
  'uploads.create',
]
