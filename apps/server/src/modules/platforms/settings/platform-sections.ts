import { checkoutSettingsInput } from './checkout-settings.input.ts'
import { contentStorageInput } from './content-storage.input.ts'
import { mailSenderInput } from './mail-sender.input.ts'
import { paymentRulesInput } from './payment-rules.input.ts'
import { refundSettingsInput } from './refund-settings.input.ts'
import { settingsSection } from './settings-section.ts'

/** Effective for pages and purchases from now on. */
export const checkoutSettings = settingsSection('checkout_settings.saved', checkoutSettingsInput)

/** Effective for codes and purchases from now on; an issued code keeps its expiry. */
export const paymentRules = settingsSection('payment_rules.saved', paymentRulesInput)

/** Effective for requests from now on; open ones keep their deadline. */
export const refundSettings = settingsSection('refund_settings.saved', refundSettingsInput)

/** Effective for uploads from now on; existing files stay. */
export const contentStorage = settingsSection('content_storage.saved', contentStorageInput)

/** Effective for every mail sent from now on. */
export const mailSender = settingsSection('mail_sender.saved', mailSenderInput)
