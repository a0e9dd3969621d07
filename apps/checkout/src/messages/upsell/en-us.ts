import { interestMessages } from '#messages/interest-messages.ts'
import type { UpsellMessages } from './pt-br.ts'

export const upsellEnUs: UpsellMessages = {
  pageTitle: 'An offer for your order',
  paid: 'Order {code} paid. This offer is optional.',
  secure: 'Secure checkout',
  once: 'One-time payment, no subscription',
  byCard: '{brand} ending in {lastFour}',
  card: 'Card',
  byPix: 'Pix: you get a new code to pay',
  byBillet: 'Boleto: you get a new boleto to pay',
  installments: 'Installments',
  ...interestMessages.EN_US,
  accept: 'Yes, add it for {amount}',
  acceptCode: 'Yes, create a payment of {amount}',
  refuse: 'No, thanks',
  undoPromise: 'Changed your mind? You have 5 minutes to undo it, at no cost.',
  added: 'Added to your order',
  addedText: '{product}: {amount}. Access will be sent to your email.',
  goOn: 'Continue',
  undo: 'Undo ({time})',
  undone: 'Purchase canceled',
  undoneText: 'The amount goes back to your card. Your earlier order is still paid.',
  declined: 'The card was not approved',
  declinedText: 'Nothing was charged now. Your earlier order is still paid.',
  failed: 'We could not complete it right now. Nothing was charged. Try again.',
  skip: 'Skip to the offer',
}
