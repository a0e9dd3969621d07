import { proceduresFor } from '#rpc/procedures-for.ts'
import { procedureFor, router } from '#rpc/trpc.ts'
import type { Scope } from '#scope.ts'
import { checkDomain } from './domains/check-domain.ts'
import { claimDomain } from './domains/claim-domain.ts'
import { listOwnDomains } from './domains/list-own-domains.ts'
import { removeDomain } from './domains/remove-domain.ts'
import { useDomainForCheckout } from './domains/use-domain-for-checkout.ts'
import { checkoutHostInput, ownHostInput, removedHostInput } from './domains.input.ts'
import { getPlatform } from './get-platform.ts'
import { findLegalText } from './legal/find-legal-text.ts'
import { getLegalVersion } from './legal/get-legal-version.ts'
import { legalTextInput, legalTextOfInput, legalVersionInput } from './legal/legal-text.input.ts'
import { listLegalVersions } from './legal/list-legal-versions.ts'
import { publishLegalText } from './legal/publish-legal-text.ts'
import { findMailHost, stopDomainMail, useDomainForMail } from './mail-domain/domain-mail.ts'
import { makeDomainPrimary } from './make-domain-primary.ts'
import { feePlansOfInput } from './prices/fee-plan.input.ts'
import { interestOfSellerInput } from './prices/interest.input.ts'
import { listExchangeRates } from './prices/list-exchange-rates.ts'
import { listFeePlans } from './prices/list-fee-plans.ts'
import { listInterestTables } from './prices/list-interest-tables.ts'
import { sendingAddress } from './sending-address.ts'
import { checkoutSettingsInput } from './settings/checkout-settings.input.ts'
import { contentStorageInput } from './settings/content-storage.input.ts'
import { getPaperRules } from './settings/get-paper-rules.ts'
import { getPaymentRules } from './settings/get-payment-rules.ts'
import { listSettingChanges } from './settings/list-setting-changes.ts'
import { type MailSender, mailSenderInput } from './settings/mail-sender.input.ts'
import { paperRulesInput } from './settings/paper-rules.input.ts'
import { paymentRulesInput } from './settings/payment-rules.input.ts'
import {
  checkoutSettings,
  contentStorage,
  mailSender,
  paymentRules,
  refundSettings,
} from './settings/platform-sections.ts'
import { refundSettingsInput } from './settings/refund-settings.input.ts'
import { savePaperRules } from './settings/save-paper-rules.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })
/** Fees and legal texts are changed only after a fresh proof of identity. */
const proven = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true })

export const adminInterestApi = router({
  list: admin.read(interestOfSellerInput, listInterestTables),
})

export const adminFeePlansApi = router({
  list: admin.read(feePlansOfInput, listFeePlans),
})

export const adminExchangeRatesApi = router({
  list: admin.read(listExchangeRates),
})

export const adminContentStorageApi = router({
  get: admin.read(contentStorage.get),
  save: admin.write('platform', contentStorageInput, contentStorage.save),
})

export const adminRefundSettingsApi = router({
  get: admin.read(refundSettings.get),
  save: admin.write('platform', refundSettingsInput, refundSettings.save),
})

export const adminCheckoutSettingsApi = router({
  get: admin.read(checkoutSettings.get),
  save: admin.write('platform', checkoutSettingsInput, checkoutSettings.save),
})

export const adminPaymentRulesApi = router({
  get: admin.read(getPaymentRules),
  save: admin.write('platform', paymentRulesInput, paymentRules.save),
})

export const adminPaperRulesApi = router({
  get: admin.read(getPaperRules),
  save: proven.write('platform', paperRulesInput, savePaperRules),
})

export const adminMailSenderApi = router({
  get: admin.read(getMailSender),
  save: proven.write('platform', mailSenderInput, mailSender.save),
})

export const adminLegalTextsApi = router({
  versions: admin.read(legalTextOfInput, listLegalVersions),
  version: admin.read(legalVersionInput, getLegalVersion),
  inForce: admin.read(legalTextOfInput, async (scope, { kind }) => {
    const text = await findLegalText(scope, kind)
    return text && { version: text.version, body: text.body }
  }),
  publish: proven.write('platform', legalTextInput, publishLegalText),
})

export const adminSettingsApi = router({ changes: admin.read(listSettingChanges) })
export const adminDomainsApi = router({
  list: admin.read(listOwnDomains),
  claim: admin.write('platform', ownHostInput, claimDomain),
  check: procedureFor({ area: 'ADMIN', permission: 'isConfigAvailable' }, 'platform')
    .input(ownHostInput)
    .mutation(({ ctx, input }) => checkDomain(ctx, input)),
  makePrimary: proven.write('platform', ownHostInput, makeDomainPrimary),
  useForCheckout: proven.write('platform', checkoutHostInput, useDomainForCheckout),
  useForMail: procedureFor({ area: 'ADMIN', permission: 'isConfigAvailable', freshProof: true }, 'platform')
    .input(ownHostInput)
    .mutation(({ ctx, input }) => useDomainForMail(ctx, input)),
  stopMail: proven.write('platform', stopDomainMail),
  remove: proven.write('platform', removedHostInput, removeDomain),
})

/** The sender of mails with its defaults, and the address of the installation. */
async function getMailSender(scope: Scope): Promise<MailSender & { platformName: string; address: string }> {
  const { mailName, mailReplyTo, name } = await getPlatform(scope)
  const address = sendingAddress(scope.app.config.mailFrom, await findMailHost(scope))
  return { mailName, mailReplyTo, platformName: name, address }
}
