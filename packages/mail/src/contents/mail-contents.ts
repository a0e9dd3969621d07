import type { MailContent } from '../mail-content.ts'
import type { MailContext } from '../mail-context.ts'
import type { MailTemplates } from '../templates.ts'
import { bankAccountChanged } from './bank-account-changed.ts'
import { boletoCreated } from './boleto-created.ts'
import { cardPaused } from './card-paused.ts'
import { customerAccessCode, registrationCode } from './code-mail.ts'
import { emailInUse } from './email-in-use.ts'
import { endpointFailing } from './endpoint-failing.ts'
import { newDevice } from './new-device.ts'
import { passwordReset } from './password-reset.ts'
import { pixCreated } from './pix-created.ts'
import { purchaseApproved } from './purchase-approved.ts'
import { saleMade } from './sale-made.ts'
import { staffInvitation } from './staff-invitation.ts'
import { withdrawalPaid } from './withdrawal-paid.ts'
import { withdrawalReturned } from './withdrawal-returned.ts'

type MailContents = {
  [Name in keyof MailTemplates]: (props: MailTemplates[Name], context: MailContext) => MailContent
}

export const mailContents: MailContents = {
  purchaseApproved,
  pixCreated,
  boletoCreated,
  saleMade,
  cardPaused,
  endpointFailing,
  customerAccessCode,
  registrationCode,
  passwordReset,
  staffInvitation,
  newDevice,
  bankAccountChanged,
  withdrawalPaid,
  withdrawalReturned,
  emailInUse,
}
