import { listSellersTexts } from '#modules/platforms/legal/list-sellers-texts.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, publicProcedure, router } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import {
  codeInput,
  confirmRegistrationInput,
  customerCodeInput,
  logInInput,
  preferencesInput,
  proofInput,
  registerInput,
  requestCustomerCodeInput,
  requestPasswordResetInput,
  resetPasswordInput,
  revokeSessionInput,
  secondFactorInput,
} from './account-inputs.ts'
import { enterWithCustomerCode } from './customers/enter-with-customer-code.ts'
import { requestCustomerCode } from './customers/request-customer-code.ts'
import { strangerOf, visitorOf } from './doors/visitor.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { logIn } from './log-in.ts'
import { acceptMasterInvitation } from './masters/accept-master-invitation.ts'
import { addPasskey } from './passkeys/add-passkey.ts'
import { askForPasskey, entryQuestion } from './passkeys/ask-for-passkey.ts'
import { enterWithPasskey } from './passkeys/enter-with-passkey.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { askForOwnPasskey } from './passkeys/own-passkey-proof.ts'
import {
  addPasskeyInput,
  askAtDoorInput,
  enterWithPasskeyInput,
  removePasskeyInput,
  renamePasskeyInput,
} from './passkeys/passkey.input.ts'
import { removePasskey } from './passkeys/remove-passkey.ts'
import { renamePasskey } from './passkeys/rename-passkey.ts'
import { startPasskey } from './passkeys/start-passkey.ts'
import { changePassword } from './passwords/change-password.ts'
import { changePasswordInput } from './passwords/password.input.ts'
import { requestPasswordReset } from './passwords/request-password-reset.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { confirmRegistration } from './registration/confirm-registration.ts'
import { register } from './registration/register.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { disableSecondFactor } from './second-factor/disable-second-factor.ts'
import { enableSecondFactor } from './second-factor/enable-second-factor.ts'
import { startSecondFactor } from './second-factor/start-second-factor.ts'
import { describeSession } from './sessions/describe-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { logOut } from './sessions/log-out.ts'
import { revokeSession } from './sessions/revoke-session.ts'
import { showSignOn } from './sign-on/show-sign-on.ts'
import { signOnDoorInput } from './sign-on/sign-on.input.ts'
import { stepUp } from './step-up.ts'
import { updatePreferences } from './users/update-preferences.ts'
import { endVisit } from './visits/end-visit.ts'

const signedIn = proceduresFor({ area: 'SIGNED_IN' })
/** For use cases with transactions of their own: the count of wrong proofs must survive the refusal. */
const proving = procedureFor({ area: 'SIGNED_IN' })
const settingUp = { area: 'SIGNED_IN', settingUp: true } as const

export const accountApi = router({
  session: publicProcedure.query(({ ctx }) => describeSession(ctx.app, ctx.session)),

  login: publicProcedure.input(logInInput).mutation(({ ctx, input }) => logIn(strangerOf(ctx), input)),

  confirmSecondFactor: publicProcedure
    .input(secondFactorInput)
    .mutation(({ ctx, input }) => confirmSecondFactor(strangerOf(ctx), input)),

  askForPasskey: publicProcedure.input(askAtDoorInput).mutation(({ ctx, input: { door } }) => {
    const visitor = strangerOf(ctx)
    return askForPasskey(visitor, entryQuestion(visitor, door))
  }),

  enterWithPasskey: publicProcedure
    .input(enterWithPasskeyInput)
    .mutation(({ ctx, input }) => enterWithPasskey(strangerOf(ctx), input)),

  /** The sign-on provider of staff or masters, for their login pages. */
  signOn: publicProcedure
    .input(signOnDoorInput)
    .query(({ ctx, input }) => showSignOn(strangerOf(ctx), input)),
  logout: publicProcedure.mutation(({ ctx }) => logOut(visitorOf(ctx), ctx.session)),

  /** Open to every session: it does nothing outside a visit. */
  endVisit: signedIn.write(endVisit),

  /** Texts that a new seller accepts. */
  sellersTexts: publicProcedure.query(({ ctx }) => inScope(ctx.app, ctx.platformId, listSellersTexts)),

  register: publicProcedure
    .input(registerInput)
    .mutation(({ ctx, input }) => register(strangerOf(ctx), input)),

  confirmRegistration: publicProcedure
    .input(confirmRegistrationInput)
    .mutation(({ ctx, input }) => confirmRegistration(strangerOf(ctx), input)),

  requestPasswordReset: publicProcedure
    .input(requestPasswordResetInput)
    .mutation(({ ctx, input }) => requestPasswordReset(strangerOf(ctx), input)),

  resetPassword: publicProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => resetPassword(strangerOf(ctx), input)),

  acceptInvitation: publicProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => acceptInvitation(strangerOf(ctx), input)),

  acceptMasterInvitation: publicProcedure
    .input(resetPasswordInput)
    .mutation(({ ctx, input }) => acceptMasterInvitation(strangerOf(ctx), input)),

  requestCustomerCode: publicProcedure
    .input(requestCustomerCodeInput)
    .mutation(({ ctx, input }) => requestCustomerCode(strangerOf(ctx), input)),

  enterWithCustomerCode: publicProcedure
    .input(customerCodeInput)
    .mutation(({ ctx, input }) => enterWithCustomerCode(strangerOf(ctx), input)),

  listSessions: signedIn.read(listSessions),

  revokeSession: signedIn.write(revokeSessionInput, revokeSession),

  startSecondFactor: proceduresFor(settingUp).write(startSecondFactor),

  enableSecondFactor: procedureFor(settingUp)
    .input(codeInput)
    .mutation(({ ctx, input }) => enableSecondFactor(visitorOf(ctx), ctx.session, input)),

  disableSecondFactor: proving
    .input(codeInput)
    .mutation(({ ctx, input }) => disableSecondFactor(visitorOf(ctx), ctx.session, input)),

  listPasskeys: signedIn.read(listPasskeys),

  startPasskey: procedureFor(settingUp).mutation(({ ctx }) => startPasskey(visitorOf(ctx), ctx.session)),

  addPasskey: procedureFor(settingUp)
    .input(addPasskeyInput)
    .mutation(({ ctx, input }) => addPasskey(visitorOf(ctx), ctx.session, input)),

  renamePasskey: signedIn.write(renamePasskeyInput, renamePasskey),

  removePasskey: proving
    .input(removePasskeyInput)
    .mutation(({ ctx, input }) => removePasskey(visitorOf(ctx), ctx.session, input)),

  askForOwnPasskey: procedureFor(settingUp).mutation(({ ctx }) =>
    askForOwnPasskey(visitorOf(ctx), ctx.session),
  ),

  stepUp: procedureFor(settingUp)
    .input(proofInput)
    .mutation(({ ctx, input }) => stepUp(visitorOf(ctx), ctx.session, input)),

  changePassword: proving
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(visitorOf(ctx), ctx.session, input)),

  updatePreferences: signedIn.write(preferencesInput, updatePreferences),
})
