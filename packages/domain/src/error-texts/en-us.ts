import type { ErrorTexts } from './pt-br.ts'

export const errorTexts = {
  errorRequired: 'Fill in this field to continue.',
  errorInvalidCpf: 'Check the CPF or CNPJ. The number is not valid.',
  errorInvalidPhone: 'Enter a mobile number with area code to continue.',
  errorPhoneAndCpf: 'Enter your mobile number and CPF or CNPJ to continue.',
  errorFullName: 'Enter your full name.',
  errorAddress: 'Complete the delivery address to continue.',
  errorPaymentNotConfigured: 'This payment method is not available in this store. Choose another one.',
  errorCep: 'We could not look up the postal code right now. Try again in a moment.',
  errorCepNotFound: 'Postal code not found. Check the number and try again.',
  errorCardDeclined:
    'The card was not approved. Check the details, use another card or choose another payment method.',
  errorPaymentDeclined: 'We could not complete the payment. Try again or choose another payment method.',

  session_required: 'Sign in to continue.',
  session_expired: 'Your session has expired. Sign in again to continue.',
  permission_missing: 'You do not have permission to do this.',
  visit_read_only: 'Read-only access: this action is the seller’s.',
  visit_impossible: 'This person’s account cannot be visited.',
  second_factor_required: 'Enter the code from your second factor to continue.',
  step_up_required: 'Confirm your identity to complete this action.',
  credentials_invalid: 'Incorrect email or password.',
  credentials_throttled: 'Too many sign-in attempts. Wait a few minutes and try again.',
  code_invalid: 'Invalid or expired code. Check it and try again.',
  passkey_invalid: 'We do not recognise this passkey. Try again or sign in another way.',
  passkeys_full: 'You already have as many passkeys as possible. Remove one that you no longer use.',
  token_expired: 'This link has expired. Request a new one to continue.',
  email_taken: 'An account with this email already exists.',
  terms_changed: 'The terms changed while you were filling this in. Read the new version and accept again.',
  password_weak: 'Choose a stronger password: longer and harder to guess.',

  offer_not_found: 'We could not find this offer. Check the link you received.',
  offer_unavailable: 'This offer is no longer available.',
  product_not_found: 'We could not find this product.',
  product_incomplete: 'Part of the product is still missing. Fill it in before sending it for review.',
  currency_without_rate: 'The platform has not set how it pays out in this currency. Please contact support.',
  exchange_rate_missing: 'The exchange rate has expired. Please wait until the platform renews it.',
  conversion_too_small: 'The converted amount is below R$ 0.01.',
  currency_fixed:
    'The currency can no longer change: the product was sold, or shares a checkout with another.',
  offer_bound:
    'This offer was sold or is an order bump, so how it charges can no longer change. Create another offer instead.',
  bump_offer_unavailable:
    'This offer cannot be an order bump of this product. Choose an active, one-time offer of another product of yours in the same currency.',
  bump_repeated: 'This offer is already on the list. Choose another one.',
  fake_price_too_low: 'The reference price must be higher than the price of the offer.',
  payment_not_found: 'We could not find this payment.',
  payment_not_reissuable: 'A new code can no longer be made for this payment. Please buy again.',
  method_unavailable: 'This payment method is not available for this offer.',
  card_paused: 'Card payments are paused on this offer for a few hours. Choose another payment method.',
  card_tries_exceeded: 'Too many attempts with cards. Pay another way or try again later.',
  card_token_unusable: 'The card details have to be sent again. Press pay once more.',
  proof_required: 'We are checking that it is really you. Try again in a moment.',
  purchase_conflict:
    'This purchase was already sent with different details. Reload the page before trying again.',
  balance_insufficient: 'Your available balance does not cover this amount.',
  refund_exceeds_payment: 'The amount is more than what can still be refunded on this sale.',
  refund_conflict: 'This refund was already requested with other data. Reload the page and try again.',
  refund_disputed: 'This sale is being disputed at the bank. Refunds are blocked until it is decided.',
  refund_under_way: 'A refund of this sale is on its way. Finish or cancel it before recording the loss.',
  invoice_required: 'Attach the invoice for the commission.',
  invoice_used: 'This invoice belongs to another withdrawal already.',
  correction_empty: 'No sale of that period would change its fee.',
  correction_too_large: 'These are too many sales for one correction. Choose a shorter period or one seller.',
  access_closed: 'Access to this product is closed.',
  content_not_open: 'This content is not open yet.',
  content_in_use:
    'This content has already given keys to buyers and cannot be removed. You can change its title.',
  content_used_up: 'You have used every download of this content. Contact the seller.',
  sale_not_correctable: 'Only possible for a paid sale without a refund or a dispute under way.',
  sale_email_not_allowed:
    'This is already the email of the purchase, or it belongs to a participant of the sale. Enter the buyer’s email.',
  sale_email_recent:
    'The email of this purchase has just changed. Wait until the former address can no longer undo it.',
  sale_email_contested:
    'The owner of the former email undid the change. Ask the platform’s support to correct this purchase.',
  sale_money_moved: 'Only possible while all of your part of this sale is still to be released.',
  sale_guarantee_over: 'The guarantee of this sale is over. An affiliate can only be added within it.',
  sale_has_affiliate: 'This sale has an affiliate already.',
  affiliate_not_eligible:
    'This affiliate cannot earn by this sale: the affiliation is not active, or they bought it themselves.',
  commission_too_high: 'The commission exceeds the affiliate’s contract or your part of this sale.',
  charge_date_not_allowed: 'Choose a day within the range allowed for the next charge.',
  refund_window_over: 'The refund deadline of this purchase has passed.',
  refund_request_open: 'There is already an open refund request for this purchase.',
  refund_request_decided: 'The refund request for this purchase was already reviewed and closed.',
  refund_refusal_unlawful:
    'Within 7 days of the purchase the buyer may withdraw by law. This request cannot be refused.',
  refund_not_cancelable: 'This refund cannot be canceled.',
  defence_too_late: 'The time to send a defence is over.',
  case_resolution_impossible:
    'This decision is not possible for this case. Reload the page to see what changed.',
  subscription_not_found: 'Subscription not found.',
  subscription_not_changeable:
    'This subscription no longer allows this change. Reload the page to see how it stands.',

  withdrawal_below_minimum: 'The amount is below the minimum for a withdrawal.',
  withdrawal_limit_exceeded: 'Withdrawal above your limit. Request a smaller amount or try another day.',
  withdrawal_conflict:
    'This withdrawal was already requested with other details. Reload the page before trying again.',
  documents_required: 'Send your documents and wait for their approval before you withdraw.',
  withdrawals_blocked: 'Withdrawals are blocked for this account. Please contact support.',
  withdrawals_unavailable:
    'Withdrawals are unavailable right now. Your balance is safe; please try again later.',
  debt_open: 'Your account has an amount due. It is taken from your next sales before you can withdraw.',
  bank_account_unusable:
    'This account cannot receive withdrawals yet. Wait for its verification or choose another one.',
  bank_account_repeated: 'This key or account is already registered.',
  holder_mismatch: 'The key or account must belong to the same CPF or CNPJ as your registration.',
  anticipation_unavailable: 'Early payment is not available for this account.',
  anticipation_below_minimum: 'The chosen amount is below the minimum for early payment.',
  anticipation_limit_exceeded:
    'The chosen amount exceeds your limit for early payment. Choose fewer receivables.',
  host_taken: 'This address already leads to a platform. Choose another.',
  domain_is_primary:
    'This is the address that links carry. Make another one the default before you remove it.',
  domain_claims_exceeded: 'Too many domains are waiting to be verified. Remove one you do not use.',
  brand_unreadable: 'This colour does not have enough contrast to be read.',
  broadcast_not_cancelable: 'This notice was already sent or canceled.',
  month_billed: 'This month has passed or was billed already. Choose the current month or a later one.',
  proposal_open: 'A proposal like this is already waiting for a decision.',
  closing_too_early: 'The closing date has not come yet.',
  closing_obstructed: 'Some things are still open: settle each of them before closing.',
  closing_owes: 'Money is still owed. Pay everybody, or state what stays.',
  registration_closed: 'This platform is closing and takes no new registrations.',
  period_too_long: 'Choose 12 months at most.',
  days_not_closed: 'The period has to end on a closed day. Choose yesterday or earlier.',
  other_person_needed: 'This action requires another person of the team.',
  second_person_needed: 'Permissions that move money are given by two people.',
  second_person_dependent:
    'The second person has to be independent: one of you invited the other or changed their access in the last 7 days.',

  invitation_needs_login:
    'You already have an account here. Sign in with your password to accept the invitation.',
  staff_member_exists: 'This person is already on the team.',
  manager_exists: 'This person already is a manager or has been invited.',
  portfolio_empty: 'This manager has no sellers in the portfolio.',
  own_access_locked: 'You cannot change your own access. Request it from another person of the team.',
  permission_not_held: 'You can only give permissions that you have yourself.',
  colleague_above_own:
    'This person holds permissions that you do not have. Ask somebody who holds all of them.',
  limits_above_own: 'You cannot give limits wider than your own.',
  all_sellers_needed: 'This action requires access to all sellers.',
  withdrawal_above_own_limit: 'This withdrawal is above what you may approve.',
  access_outlasts_own: 'You cannot give access that lasts longer than yours.',
  last_staff_manager:
    'This is the last person who manages the team without an end date. Give somebody else this permission first.',

  receiver_exists: 'This person is already a receiver of this account.',
  acquirer_untested:
    'Test the connection before you activate this account, or type the name of the acquirer to activate it without a test.',
  receiver_unsure:
    'The acquirer did not answer last time, so the receiver may exist. Look for it there first, then link it or confirm that there is none.',

  webhook_in_use:
    'A product opens access through this webhook. Choose another one in the product’s contents before removing it.',
  webhook_off: 'The webhook is turned off. Turn it on and try again.',
  cart_not_remindable:
    'This cart cannot get a message now: it was bought, opted out, or got one a moment ago.',
  webhooks_full: 'You already have the maximum of 10 webhooks. Delete one to add another.',

  affiliation_exists: 'You are already an affiliate of this product or have already requested it.',
  affiliation_closed: 'This product is not taking affiliates.',
  affiliation_refused_recently: 'Request refused recently. You can request again 30 days after the refusal.',
  own_product_refused: 'This product is already yours.',
  shares_exceed_whole:
    'The shares add up to more than the limit. Lower the percentage or end another contract.',
  partner_not_found: 'We could not find this person on the platform. Check the email.',
  partner_exists: 'This person already has a contract or an open invitation for this product.',

  upload_not_found: 'We could not find this file. Send it again.',
  upload_refused: 'This file type is not accepted. Send a JPG, PNG or WebP image, or a PDF.',
  upload_too_large: 'The file is too large. Choose a smaller one.',
  url_refused: 'This address is not accepted. Use a full link that starts with https://.',

  input_invalid: 'Check the details and try again.',
  date_in_past: 'Choose a date in the future.',
  record_changed: 'The data changed after you opened the page. Reload to see the current version.',
  not_found: 'Record not found.',
  rate_limited: 'Too many attempts in a short time. Wait a moment and try again.',
  overloaded: 'We are very busy right now. Try again in a moment.',
  acquirer_busy: 'Many payments are being processed right now. Try again in a moment.',
  database_lost: 'Our system is recovering from a failure. Try again in a moment.',
  platform_missing:
    'The installation is ready, without a platform. To create the first one, the person in charge of the server runs this command:',
  internal: 'Something went wrong on our side. Try again; if it continues, contact support.',
} satisfies ErrorTexts
