import type { MailMessages } from './pt-br.ts'

export const mailEnUs = {
  greeting: (name) => (name ? `Hello, ${name}.` : 'Hello.'),
  product: 'Product',
  soldBy: 'Sold by',
  order: 'Order',
  protocol: 'Reference',
  amount: 'Amount',
  share: 'You receive',
  ignore: 'If this was not you, ignore this email: nothing happens.',
  neverShare: 'Do not share this code with anyone. Our team never asks for codes.',
  expiresIn: (minutes) => `Valid for ${minutes} minutes and works only once.`,
  linkByHand: 'If the button does not open, copy this address into your browser:',
  footer: (platform) => `This email was sent by ${platform}.`,

  purchaseApproved: {
    subject: (product) => `Purchase approved: ${product}`,
    heading: 'Payment confirmed',
    thanks: 'We have received your payment. Thank you for your purchase!',
    button: 'View my purchase',
    accessSubject: (product) => `Your access: ${product}`,
    accessHeading: 'Your access is ready',
    accessReady: 'We have received your payment, and what you bought is ready for you.',
    accessButton: 'Open my purchase',
    parcel: (seller) => `${seller} takes care of the delivery and will tell you when the order is sent.`,
    license: (title) => `Your key for ${title}:`,
    licenseToCome: (title) =>
      `The key for ${title} is on its way. You will get it by email as soon as the shop sends it.`,
    shipping: 'Shipping',
    interest: 'Installment interest',
    total: 'Total',
    access: 'To sign in, use this same email address: we send you a code right away, no password.',
    keep: 'Keep this email. It is the receipt of your order.',
  },
  pixCreated: {
    subject: (amount) => `Your Pix of ${amount} is ready`,
    heading: 'Pay the Pix to complete your purchase',
    explain: 'Copy the code below and paste it in your bank’s app, under Pix copy and paste.',
    validUntil: 'Valid until',
    button: 'View QR code',
    paid: 'Already paid? The confirmation arrives by email in a moment.',
  },
  boletoCreated: {
    subject: (amount) => `Your boleto of ${amount} is ready`,
    subjectWithDay: (amount, day) => `Your boleto of ${amount} is due on ${day}`,
    heading: 'Pay the boleto to complete your purchase',
    explain: 'Copy the number below and pay it in your bank’s app or at a lottery shop in Brazil.',
    dueOn: 'Due date',
    button: 'View the boleto',
    paid: 'Already paid? The bank may take up to three business days to confirm it; we will email you.',
  },
  purchaseRefunded: {
    subject: (product) => `Refund confirmed: ${product}`,
    heading: 'Refund confirmed',
    explain: 'The refund of this purchase has been confirmed.',
    note: 'A Pix goes back to the account that paid. On a card it shows on one of the next statements.',
    button: 'View my purchases',
  },
  purchaseChargedBack: {
    subject: (product) => `Dispute registered: ${product}`,
    heading: 'Dispute registered',
    explain: 'The bank reported that the payment of this purchase was disputed and reversed the amount.',
    note: 'Access to what was bought is suspended. Was it not you who disputed it? Talk to your bank.',
    button: 'View my purchases',
  },
  purchaseInAnalysis: {
    subject: (product) => `Payment in review: ${product}`,
    heading: 'Your card is in review',
    explain: 'The bank is reviewing the payment of this purchase.',
    note: 'You need not do anything, nor pay again: we write to you as soon as the bank answers.',
    button: 'Follow the payment',
  },
  purchaseRefused: {
    subject: (product) => `Payment not approved: ${product}`,
    heading: 'The card was not approved',
    explain: 'The bank finished its review and did not authorize the payment for this purchase.',
    note: 'Nothing was charged. You can pay with Pix or with another card.',
    button: 'Pay another way',
  },
  orderShipped: {
    subject: (product) => `Order sent: ${product}`,
    heading: 'Your order is on its way',
    explain: (seller) => `${seller} has sent your order. Follow it with the code below.`,
    carrier: 'Carrier',
    track: 'Track the delivery',
    button: 'View my purchases',
  },
  cartReminder: {
    subject: (product) => `Complete your purchase: ${product}`,
    lastSubject: (product) => `Last reminder: ${product}`,
    heading: {
      LEFT: 'Complete your purchase',
      CODE_UNPAID: 'Your payment code expired',
      CARD_REFUSED: 'The card was not approved',
    },
    explain: {
      LEFT: 'You started this purchase and did not finish it. It takes only a minute.',
      CODE_UNPAID: 'The Pix or boleto of your purchase expired. Get a new one and finish in a minute.',
      CARD_REFUSED: 'The bank did not approve the card. You can try another one, or pay by Pix.',
    },
    last: 'This is our last reminder about this purchase.',
    button: 'Finish the purchase',
    optOut: 'No more reminders? Opt out here:',
  },
  saleMade: {
    subject: (amount) => `Sale approved: ${amount}`,
    heading: 'Sale approved',
    explain: 'The payment has been confirmed.',
    button: 'View the sale',
  },
  pixGenerated: {
    subject: (amount) => `Pix created: ${amount}`,
    heading: 'Pix created',
    explain: 'The code was created and has not been paid yet.',
    button: 'View the sale',
  },
  saleRefunded: {
    subject: (amount) => `Sale refunded: ${amount}`,
    heading: 'Sale refunded',
    explain: 'The money went back to the buyer, and your part has left your balance.',
    button: 'View the sale',
  },
  saleChargedBack: {
    subject: (amount) => `Chargeback: ${amount}`,
    heading: 'Chargeback',
    explain: 'The bank returned the money to the buyer, and your part has left your balance.',
    button: 'View the sale',
  },
  parcelToSend: {
    subject: (amount) => `Order to send: ${amount}`,
    heading: 'Order to ship',
    explain:
      'The payment has been confirmed. Ship the order and enter its tracking code so that the buyer is notified.',
    button: 'View the order',
  },
  accessDelivered: {
    subject: (amount) => `Access given: ${amount}`,
    heading: 'Access delivered to the buyer',
    explain: 'The payment has been confirmed, and access to the digital product was sent by email.',
    button: 'View the sale',
  },
  cartAbandoned: {
    subject: (product) => `Abandoned cart: ${product}`,
    heading: 'Abandoned cart',
    explain: 'A buyer filled in the checkout and did not complete the payment.',
    button: 'View the carts',
  },
  partnershipNews: {
    somebody: 'Your partner',
    commission: 'Commission',
    reason: 'Reason',
    button: 'Open the console',
    affiliationRequested: {
      subject: (product) => `New affiliate request: ${product}`,
      explain: (partner) => `${partner} wants to promote your product.`,
    },
    affiliationApproved: {
      subject: (product) => `Affiliation approved: ${product}`,
      explain: (partner) => `${partner} approved your affiliation. Your links are in the console.`,
    },
    affiliationRefused: {
      subject: (product) => `Affiliation refused: ${product}`,
      explain: (partner) => `${partner} did not approve your affiliation.`,
    },
    affiliationEnded: {
      subject: (product) => `Affiliation ended: ${product}`,
      explain: (partner) => `${partner} ended the affiliation. Commissions already earned stay yours.`,
    },
    affiliateTermsChanged: {
      subject: (product) => `Commission changed: ${product}`,
      explain: (partner) =>
        `${partner} changed the commission. The new rule starts in three days; earlier clicks follow the old one.`,
    },
    coProductionProposed: {
      subject: (product) => `Co-production proposal: ${product}`,
      explain: (partner) => `${partner} made a co-production proposal and is waiting for your answer.`,
    },
    coProductionAccepted: {
      subject: (product) => `Co-production accepted: ${product}`,
      explain: (partner) => `${partner} accepted your proposal.`,
    },
    coProductionDeclined: {
      subject: (product) => `Co-production declined: ${product}`,
      explain: (partner) => `${partner} declined your proposal.`,
    },
    coProductionEnded: {
      subject: (product) => `Co-production ended: ${product}`,
      explain: (partner) => `${partner} ended the co-production. Sales already made do not change.`,
    },
    commissionProposed: {
      subject: (product) => `A commission for you: ${product}`,
      explain: (partner) =>
        `${partner} wants to pay you a commission on a sale already made and is waiting for your answer.`,
    },
    commissionWithdrawn: {
      subject: (product) => `Commission proposal withdrawn: ${product}`,
      explain: (partner) => `${partner} withdrew the commission proposal.`,
    },
    commissionAccepted: {
      subject: (product) => `Commission accepted: ${product}`,
      explain: (partner) => `${partner} accepted the commission. It has left your part of the sale.`,
    },
    commissionDeclined: {
      subject: (product) => `Commission declined: ${product}`,
      explain: (partner) => `${partner} declined the commission. Your part of the sale did not change.`,
    },
  },
  refundRequested: {
    subject: (product) => `We received your refund request: ${product}`,
    heading: 'We received your refund request',
    explain: 'The store has been notified and will answer by the date below.',
    answerBy: 'Answer by',
    button: 'Follow the request',
  },
  refundApproved: {
    subject: (product) => `Refund approved: ${product}`,
    heading: 'Your refund was approved',
    explain: 'The money is on its way back. We will e-mail you as soon as the refund is complete.',
    button: 'Follow the refund',
  },
  refundRefused: {
    subject: (product) => `Answer to your refund request: ${product}`,
    heading: 'The store did not accept the refund',
    explain: 'This is what the seller answered.',
    answer: 'Seller’s answer',
    appealBy: 'You can appeal until',
    button: 'Appeal',
    appeal: 'If you do not agree, appeal: our team looks at the case and decides.',
  },
  refundClosed: {
    subject: (product) => `Refund request closed: ${product}`,
    heading: 'Your refund request was closed',
    explain: 'The request was closed without a refund. The reason is below.',
    answer: 'Reason',
    button: 'See my purchase',
  },
  refundMade: {
    subject: (product) => `Refund complete: ${product}`,
    heading: 'Your money was returned',
    explain: 'The refund of your purchase is complete.',
    explainOwn: {
      'paid twice': 'This order was already paid. We returned the second payment.',
      'period over':
        'The code paid was for an earlier period of the subscription. The payment was returned, and the subscription continues with the charge of the current period.',
      'link sold': 'This link had already been sold when the payment was confirmed. The amount was returned.',
    },
    button: 'See my purchase',
    where: {
      PIX: 'The money goes back to the account the Pix came from.',
      CREDIT_CARD: 'The credit appears on this card statement or the next, depending on the bank.',
      BILLET: 'The money was returned to the account agreed with you.',
    },
  },
  refundMessage: {
    subject: (product) => `New message about the refund: ${product}`,
    heading: 'You have a message',
    explain: 'There is a new message in the refund request.',
    from: { BUYER: 'The buyer wrote', SELLER: 'The seller wrote', STAFF: 'Our team wrote' },
    button: 'Reply',
  },
  refundToAnswer: {
    subject: (product) => `Refund request to answer: ${product}`,
    heading: 'A buyer requested a refund',
    explain: 'The amount is held until you answer.',
    reason: 'Buyer’s reason',
    answerBy: 'Answer by',
    button: 'Answer the request',
    reportedHeading: 'Unrecognized charge',
    reportedExplain: 'Somebody gave the details of this charge and says they did not make the purchase.',
    note: {
      LAW: 'The purchase is less than 7 days old: by law the buyer may withdraw, and the refund cannot be refused.',
      GUARANTEE: 'Without an answer by then, the refund is approved automatically.',
      UNRECOGNIZED:
        'A refund now avoids a chargeback. If you refuse or do not answer by then, our team decides.',
    },
  },
  chargeReported: {
    subject: (protocol) => `We received your report: ${protocol}`,
    heading: 'We received your report of an unrecognized charge',
    explain: (hours) =>
      `If there is a charge with these details, the store has ${hours} hours to answer, and then our team decides. The answer comes to this e-mail.`,
    day: 'Date of the charge',
    bank: 'If you did not authorize the charge, tell your bank as well: it can block the card and dispute the amount.',
  },
  chargeReportAnswered: {
    granted: {
      subject: (protocol) => `Refund approved: ${protocol}`,
      heading: 'The charge will be refunded',
      explain: 'The amount goes back to the payment method used for the purchase.',
    },
    refused: {
      subject: (protocol) => `Answer to your report: ${protocol}`,
      heading: 'Your report was reviewed',
      explain: 'The report was closed without a refund. The answer is below.',
    },
  },
  disputeOpened: {
    subject: (product) => `Sale disputed: ${product}`,
    heading: 'One of your sales was disputed',
    explainCard: 'The cardholder disputed the purchase at the bank, and the amount of the sale was withheld.',
    explainPix: 'The payer disputed the Pix at their bank, and the amount of the sale was withheld.',
    dueAt: 'Defend by',
    button: 'Send your defence',
    note: 'Tell what happened and attach proof of delivery or access. Without a defence in time, banks usually decide for the buyer.',
  },
  disputeEnded: {
    won: {
      subject: (product) => `Dispute won: ${product}`,
      heading: 'You won the dispute',
      explain: 'The amount of the sale is back in your balance.',
    },
    lost: {
      subject: (product) => `Dispute lost: ${product}`,
      heading: 'The dispute was decided for the buyer',
      explain: 'The amount of the sale was returned to the buyer.',
    },
    fee: 'Dispute fee',
    button: 'See the dispute',
  },
  subscriptionRenewing: {
    subject: (product, day) => `Your subscription renews on ${day}: ${product}`,
    heading: 'Your subscription renews soon',
    explain: (amount, day) =>
      `We will charge ${amount} to your card on ${day}. There is nothing you need to do.`,
    card: 'Card',
    button: 'View my subscription',
    note: 'Want to change the card or cancel? Do it before the charge, in My purchases.',
  },
  subscriptionDateMoved: {
    subject: (product, day) => `Your next charge is now on ${day}: ${product}`,
    heading: 'The date of your charge has changed',
    asYouAsked: (day) => `As you asked, the next charge of your subscription will be on ${day}.`,
    bySeller: (day) =>
      `The seller moved the next charge of your subscription to ${day}. The amount stays the same.`,
    before: 'Former date',
    now: 'New date',
    button: 'View my subscription',
    note: 'Your access lasts until the new date. Nothing is charged before it.',
  },
  subscriptionOnHold: {
    subject: (product) => `Your subscription is not renewed for now: ${product}`,
    heading: 'Nothing is charged for now',
    explain: (seller) =>
      `${seller} cannot sell on the platform at the moment. So your subscription is not renewed, and nothing is charged.`,
    until: 'Paid until',
    button: 'View my subscription',
    note: 'If sales come back, you hear of it before any charge. You can also cancel whenever you like, in My purchases.',
  },
  subscriptionInvoice: {
    subject: (amount, day) => `Invoice of ${amount} due on ${day}`,
    overdueSubject: (amount) => `Your invoice of ${amount} is overdue`,
    heading: 'Your invoice is ready',
    overdueHeading: 'Your invoice is overdue',
    explain: (day) => `Pay by ${day} to keep your subscription.`,
    overdue: (day, end) =>
      `The invoice was due on ${day} and we have not received the payment. Pay by ${end} so you do not lose your subscription.`,
    dueOn: 'Due date',
    button: 'Pay now',
    paid: 'Already paid? The confirmation comes by email.',
  },
  subscriptionChargeFailed: {
    subject: (product) => `We could not renew your subscription: ${product}`,
    heading: 'The payment was not approved',
    explain: 'Your bank did not approve the charge of your subscription.',
    triesAgain: (day) =>
      `We will try again on ${day}. You can also change the card now: we charge it at once and nothing changes for you.`,
    needsCard: (day) =>
      `This card can no longer be charged. Add another one by ${day} so you do not lose your subscription.`,
    button: 'Change the card',
  },
  subscriptionEnded: {
    subject: (product) => `Subscription ended: ${product}`,
    heading: 'Your subscription has ended',
    explain: {
      ASKED: 'Your subscription was canceled.',
      UNPAID: 'We did not receive the payment of the renewal, and your subscription has ended.',
      REFUNDED: 'The payment of the period was refunded, and your subscription has ended.',
      PLATFORM_CLOSED: 'This store is closing down, and your subscription was not renewed.',
    },
    noCharge: 'You will not be charged again. If you want to come back, just subscribe again.',
    noChargeClosed: 'You will not be charged again.',
    button: 'View my purchases',
  },
  cardPaused: {
    subject: (product) => `Cards paused for safety: ${product}`,
    heading: 'We paused cards on this offer',
    explain:
      'We detected card testing at your checkout. To avoid chargebacks, card payments are paused for a few hours.',
    until: 'Cards are back on',
    button: 'View the product',
    note: 'Pix and the other methods keep selling. There is nothing you need to do.',
  },
  licenseKeysMissing: {
    subject: (product) => `Keys missing: ${product}`,
    heading: 'You have run out of keys',
    explain: 'A sale was approved and there was no key left to deliver. The buyer is waiting.',
    content: 'Content',
    button: 'Add keys',
    note: 'As soon as you add keys, each waiting sale gets its own by email, in the order in which they were approved.',
  },
  endpointFailing: {
    failing: {
      subject: (host) => `Your webhook is not answering: ${host}`,
      heading: 'Your webhook is not answering',
      explain: 'The last calls to your server failed. We will keep trying for up to three days.',
      note: 'Your sales are not affected. When the server is back, we deliver what is waiting.',
    },
    disabled: {
      subject: (host) => `Webhook turned off: ${host}`,
      heading: 'We turned a webhook off',
      explain: 'Your server no longer accepts the calls, so we stopped sending them.',
      note: 'Your sales are not affected. Once it is fixed, turn the webhook on and resend what did not arrive: we keep it for 60 days.',
    },
    address: 'Address',
    at: 'Last failure',
    button: 'View integrations',
  },
  reportMail: {
    subject: (view) => `Your report: ${view}`,
    ofPeriod: (from, to) => `These are the figures from ${from} to ${to}.`,
    asItStands: 'These are the figures as they stand now.',
    nothing: 'There was nothing to count in this period.',
    largest: 'The largest:',
    button: 'Open report',
    stop: 'To stop receiving this report:',
  },
  customerAccessCode: {
    subject: (code) => `${code} is your access code`,
    heading: 'Your access code',
    explain: 'Enter this code to see your purchases.',
  },
  saleEmailCode: {
    subject: (product) => `Confirm the email of your purchase: ${product}`,
    heading: 'Is this your email?',
    explain: (seller) =>
      `${seller} asked to use this address for a purchase made with another email. If the purchase is yours, confirm it with the code below.`,
    expiresAt: 'Valid until',
    button: 'Confirm my email',
    notForSeller: 'Do not give the code to anybody, not even to the seller.',
  },
  saleEmailChanged: {
    subject: (product) => `The email of your purchase has changed: ${product}`,
    heading: 'The email of your purchase has changed',
    explain:
      'The seller corrected the email of this purchase, and the new address was confirmed. Access and messages go there.',
    newEmail: 'New email',
    undoUntil: 'You can undo it until',
    button: 'It was not me: undo',
    note: 'If you requested the correction, no action is needed.',
  },
  registrationCode: {
    subject: (code) => `${code} is your confirmation code`,
    heading: 'Confirm your email',
    explain: 'Enter this code to finish signing up.',
  },
  passwordReset: {
    subject: 'Create a new password',
    heading: 'Create a new password',
    explain: 'We received a request to change the password of your account.',
    button: 'Create new password',
    ignore: 'If this was not you, ignore this email: your password stays the same.',
  },
  staffInvitation: {
    subject: (platform) => `Invitation to the team: ${platform}`,
    heading: 'You are invited to the team',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} invited you to the team of ${platform}.`
        : `You are invited to the team of ${platform}.`,
    nextByPassword: 'To accept, create the password you will sign in with.',
    nextByLogin: 'To accept, sign in with the password you already use here.',
    button: 'Accept the invitation',
    expiresIn: (days) => `Valid for ${days} days, and works once.`,
    ignore: 'Were you not expecting this? Ignore this email: nothing happens.',
  },
  standingChanged: {
    subject: {
      ACTIVE: 'Your account is active',
      REVIEW: 'Your account is in review',
      OFFBOARDING: 'Your sales were ended',
      BLOCKED: 'Your account was blocked',
      CASHOUT_BLOCKED: 'Your withdrawals were paused',
      CASHOUT_UNBLOCKED: 'Your withdrawals are allowed again',
    },
    explain: {
      ACTIVE: 'You can sell and withdraw as usual.',
      REVIEW: 'You go on selling. Until we are done, each withdrawal is approved by the team.',
      OFFBOARDING:
        'Your checkouts take no new purchases. Your area stays open and the balance can be withdrawn, with the team’s approval.',
      BLOCKED:
        'Your checkouts are closed and the balance is kept until a decision. Answer this message to talk to the platform.',
      CASHOUT_BLOCKED:
        'You go on selling, but requests to withdraw or anticipate are refused for now. Talk to the platform to know more.',
      CASHOUT_UNBLOCKED: 'You can ask for withdrawals and anticipations again.',
    },
    button: 'See the money',
  },
  staffVisit: {
    subject: 'The team is looking at your account',
    heading: 'The team is looking at your account',
    explain: 'A member of the platform’s team accessed your dashboard for support.',
    who: 'Who',
    reason: 'Reason',
    from: 'Since',
    until: 'Expires at',
    onlyLooks: 'They can only look: no withdrawals, no change of password or bank account, no downloads.',
    limitedChanges:
      'They may edit the sales page or resend an access. No withdrawals, no change of password or bank account, no downloads.',
    button: 'See the visits to my account',
  },
  managerInvitation: {
    subject: (platform) => `Invitation to be a manager: ${platform}`,
    heading: 'You are invited to look after sellers',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} invited you to be an account manager at ${platform}.`
        : `You are invited to be an account manager at ${platform}.`,
  },
  newDevice: {
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    explain: 'Your account was opened from a browser we did not know yet.',
    when: 'When',
    device: 'Device',
    deviceOn: (browser, system) => `${browser} on ${system}`,
    unknownDevice: 'Not identified',
    ip: 'IP address',
    act: 'Was it you? There is nothing to do. If not, change your password now and sign that device out.',
    button: 'Review account security',
  },
  passkeyChanged: {
    subject: {
      ADDED: 'New passkey on your account',
      REMOVED: 'Passkey removed from your account',
      COPIED: 'We refused a passkey of your account',
    },
    explain: {
      ADDED: 'A passkey was created to sign in to your account.',
      REMOVED: 'A passkey no longer signs in to your account.',
      COPIED: 'We refused a sign-in with a passkey that seems to have been copied.',
    },
    passkey: 'Passkey',
    act: {
      ADDED: 'Was it you? There is nothing to do. If not, remove that passkey now and contact support.',
      REMOVED: 'Was it you? There is nothing to do. If not, contact support.',
      COPIED: 'To be safe, remove that passkey and create another one, even if it was you.',
    },
  },
  bankAccountChanged: {
    subject: {
      ADDED: 'New account for your withdrawals',
      VERIFIED: 'Account verified for withdrawals',
      REFUSED: 'We could not accept the account for withdrawals',
      REMOVED: 'Withdrawal account removed',
    },
    explain: {
      ADDED: 'A Pix key or bank account was registered to receive your withdrawals.',
      VERIFIED: 'The Pix key or bank account you registered was verified.',
      REFUSED:
        'The Pix key or bank account you registered was not accepted. Register another one in your own CPF or CNPJ.',
      REMOVED: 'A Pix key or bank account no longer receives your withdrawals.',
    },
    destination: 'Account',
    when: 'When',
    usableFrom: 'Receives withdrawals from',
    act: 'Was it you? There is nothing you need to do. If not, change your password now and contact support.',
    button: 'Review account security',
  },
  broadcast: { button: 'Open the console' },
  documentReviewed: {
    subject: { APPROVED: 'Your documents were approved', REFUSED: 'One document has to be sent again' },
    explain: {
      APPROVED: 'We checked everything you sent, and all of it is fine.',
      REFUSED: 'One of your documents could not be accepted. Only that one has to be sent again.',
    },
    document: 'Document',
    reason: 'Reason',
    note: 'Note',
    papers: {
      photoDocument: 'Photo ID',
      photoPersonWithDocument: 'Selfie with ID',
      photoDocumentSocialContract: 'Articles of association',
      addressProof: 'Proof of address',
      balanceSheet: 'Balance sheet or income statement',
    },
    refusals: {
      ILLEGIBLE: 'It cannot be read',
      WRONG_TYPE: 'Different from the requested document',
      MISMATCH: 'Its details differ from your account',
      EXPIRED: 'It has expired',
      REPEATED: 'This file was sent before',
      SUSPICIOUS: 'We could not confirm that it is genuine',
    },
    button: { APPROVED: 'See my documents', REFUSED: 'Send it again' },
  },
  productReviewed: {
    subject: {
      APPROVED: (product) => `${product} was approved`,
      NEEDS_CHANGES: (product) => `${product} needs changes`,
      REJECTED: (product) => `${product} was not approved`,
      SUSPENDED: (product) => `Sales of ${product} are suspended`,
    },
    heading: {
      APPROVED: 'Approved',
      NEEDS_CHANGES: 'A few changes are needed',
      REJECTED: 'Not approved',
      SUSPENDED: 'Sales suspended',
    },
    explain: {
      APPROVED: 'We checked what you sent, and all of it is fine.',
      NEEDS_CHANGES: 'We reviewed the product and requested changes before approval.',
      REJECTED: 'We reviewed the product and it was not approved.',
      SUSPENDED: 'Sales of this product are suspended. Buyers keep their access and the right to a refund.',
    },
    product: 'Product',
    reason: 'Reason',
    button: 'Open the product',
  },
  anticipationNews: {
    subject: {
      PAID: 'Your advance was paid',
      COUNTERED: 'We have another offer for your advance',
      REFUSED: 'Your advance was not approved',
      EXPIRED: 'The time for your advance is over',
    },
    explain: {
      PAID: 'The amount is available in your balance.',
      COUNTERED: 'The offer is good for 24 hours. You can also decline it and wait for the usual dates.',
      REFUSED: 'The amounts stay scheduled for their usual dates.',
      EXPIRED: 'The request ended without an answer. The amounts stay scheduled for their usual dates.',
    },
    gross: 'Amount advanced',
    fee: 'Cost',
    net: 'You receive',
    reason: 'Reason',
    button: 'See my advances',
  },
  withdrawalPaid: {
    subject: (amount) => `Your withdrawal of ${amount} was paid`,
    heading: 'Withdrawal paid',
    explain: 'The money of your withdrawal is in your account.',
    destination: 'Account',
    button: 'View my balance',
  },
  withdrawalHeld: {
    subject: (amount) => `Your withdrawal of ${amount} is under review`,
    heading: 'We need one more thing',
    explain:
      'We are holding your withdrawal until the point below is settled. The money is still yours, and you can still cancel the request.',
    destination: 'Account',
    reason: 'What is missing',
    until: 'Deadline',
    button: 'View my balance',
  },
  withdrawalReturned: {
    subject: (amount) => `Your withdrawal of ${amount} is back in your balance`,
    heading: 'The withdrawal was not completed',
    explain: 'The amount and the fee are back in your balance.',
    destination: 'Account',
    reason: 'Reason',
    causes: {
      DESTINATION_UNUSABLE: 'The account this withdrawal was going to can no longer be used.',
      DOCUMENTS_REQUIRED: 'Your documents must be approved before a withdrawal.',
      DEBT_OPEN: 'A negative balance arose after the request. It is deducted before a new withdrawal.',
      NOT_MADE_BY_BANK: 'The bank did not complete the payment.',
      GIVEN_BACK_BY_BANK: 'The bank returned the payment.',
    },
    button: 'View my balance',
  },
  emailInUse: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    explain: 'There was an attempt to create an account with this email, which is already registered.',
    button: 'Sign in to my account',
    forgot: (url) => `Forgot your password? Create a new one at ${url}`,
  },
  chargeNews: {
    subject: {
      OVERDUE: 'The operator’s bill is overdue',
      LAST_WARNING: 'Last notice: sales will be suspended',
      SUSPENDED: 'Sales on your platform are suspended',
      RESUMED: 'Sales on your platform are back',
      UPHELD: 'The disputed bill stands',
      ADJUSTED: 'The disputed bill was adjusted',
    },
    explain: {
      OVERDUE:
        'We have not received the payment of this bill yet. If you have already paid it, please ignore this notice.',
      LAST_WARNING:
        'If the bill is not paid by the date below, the platform stops taking new sales. Withdrawals, refunds and subscriptions go on.',
      SUSPENDED:
        'New sales are suspended until the bill is paid. Withdrawals, refunds and subscriptions continue as usual.',
      RESUMED: 'No bill holds sales back any more. Checkout pages already take new purchases.',
      UPHELD: 'The operator reviewed the dispute and kept the amount. The answer is below.',
      ADJUSTED: 'The operator reviewed the dispute and changed the amount. The answer is below.',
    },
    amount: 'Amount',
    due: 'Due date',
    suspends: 'Sales suspended on',
    reason: 'Answer',
    button: 'See charges',
  },
  platformClosing: {
    subject: {
      BEGUN: 'The platform is closing down',
      CALLED_OFF: 'The platform is not closing after all',
      CLOSED: 'The platform has closed',
    },
    explain: {
      BEGUN:
        'From now on the platform takes no new sales and no new registrations. Subscriptions stop renewing on the date below.',
      CALLED_OFF:
        'The platform remains in operation. Checkouts take new purchases, and subscriptions renew again.',
      CLOSED:
        'Nothing is open any more. Any balance you still have stays yours and can be withdrawn as before.',
    },
    goesOn:
      'Withdrawals, refunds and disputes go on as usual, and everything that is yours will be paid on its release date. Check your bank account and withdraw what is available.',
    closes: 'Last renewal before',
    button: 'Open the console',
  },
} satisfies MailMessages
