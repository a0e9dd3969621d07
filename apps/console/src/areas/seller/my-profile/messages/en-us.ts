import * as words from '#i18n/words/en-us.ts'
import type { MyProfileMessages } from './pt-br.ts'

export const messages = {
  title: 'My profile',
  tabs: {
    label: 'Parts of the profile',
    profile: 'Details',
    documents: words.documents,
    accounts: 'Bank accounts and Pix',
    security: words.security,
    notifications: words.notices,
    preferences: 'Preferences',
    privacy: 'Privacy',
  },
  profile: {
    identity: {
      title: 'Account holder',
      name: words.name,
      kind: words.type,
      kinds: { PF: words.individual, MEI: words.mei, PJ: words.company },
      email: words.email,
      since: 'Account created on',
      text: 'Used in documents and withdrawals. To change them, contact the platform’s support.',
    },
    business: { title: 'Your business', text: 'Activity and contact.' },
    tradeName: words.brandName,
    tradeNameHelp: 'Name shown to your customers.',
    soldCategory: 'Main category',
    expectedMonthly: words.expectedMonthlyRevenue,
    expectedMonthlyHelp: 'Companies from R$ 50,000 a month on also send their balance sheet.',
    phone: words.mobilePhone,
    address: {
      title: words.address,
      text: 'The same as on the proof sent under Documents.',
      cep: 'Postal code (CEP)',
      cepHelp: 'Fills in the street and the city.',
      street: 'Street',
      number: 'Number',
      complement: 'Complement',
      district: 'District',
      city: 'City',
      state: 'State',
    },
  },
  documents: {
    title: 'Requested documents',
    private:
      'Private files. Every view is recorded, and the download link expires in 60 seconds. Location and device data are removed from photos.',
    whichAreAsked: 'The documents depend on the account type: individual, MEI or company.',
    stage: {
      TO_SEND: words.documentsPending,
      TO_FIX: 'Send a document again',
      IN_REVIEW: 'All sent, in review',
      APPROVED: 'All approved',
    },
    count: { approved: words.approvedMasculinePlural, inReview: words.inReview, yours: words.pending },
    ccmei: { title: 'MEI certificate (CCMEI)', help: 'The PDF from the Portal do Empreendedor.' },
    paper: {
      photoDocument: { title: words.photoId, help: 'RG, CNH or RNE, both sides.' },
      photoPersonWithDocument: {
        title: words.selfieWithId,
        help: 'Face and document visible, in good light.',
      },
      photoDocumentSocialContract: {
        title: words.articlesOfAssociation,
        help: 'The latest amendment, preferably as PDF.',
      },
      addressProof: {
        title: words.proofOfAddress,
        help: 'A power, water or internet bill no older than 90 days.',
      },
      balanceSheet: {
        title: words.balanceSheet,
        help: 'Companies: last year’s balance sheet or income statement. Individuals and MEI: income tax return. Preferably as PDF.',
      },
    },
    sentOn: (day) => `Sent on ${day}.`,
    state: {
      MISSING: 'Pending',
      IN_REVIEW: words.inReview,
      APPROVED: words.approved,
      REFUSED: words.declined,
    },
    tries: (count) => `submission ${count}`,
    refusal: {
      ILLEGIBLE: {
        reason: 'Illegible document.',
        advice: 'Take another photo, well lit and without glare.',
      },
      WRONG_TYPE: {
        reason: 'Different from the requested document.',
        advice: 'Check the accepted documents above.',
      },
      MISMATCH: {
        reason: 'Data differs from your account.',
        advice: 'Name and CPF or CNPJ must be those of the account holder.',
      },
      EXPIRED: { reason: 'Expired document.', advice: 'Send a valid document.' },
      REPEATED: {
        reason: 'Repeated or incomplete file.',
        advice: 'Send the complete document in a new file.',
      },
      SUSPICIOUS: {
        reason: 'We could not confirm its authenticity.',
        advice: 'Send the original, not edited or cropped.',
      },
    },
    onlyThisOne: 'Send only this item again.',
    download: words.download,
    downloadLabel: (paper) => `Download ${paper}`,
    replace: words.replace,
    replaceLabel: (paper) => `Replace ${paper}`,
    replaceApproved: 'This document is approved. If you replace it, it goes back to review.',
  },
  notifications: {
    title: 'Email notices',
    sentTo: (email) => `Sent to ${email}.`,
    none: 'None',
    all: 'All by email',
    channel: { NONE: 'Off', EMAIL: words.email },
    event: {
      onBuyApproved: { title: words.saleApproved, text: 'For each confirmed payment.' },
      onPixCreated: { title: words.pixCreated, text: 'When a code is created and not yet paid.' },
      onAbandonedCart: { title: words.abandonedCart, text: 'One notice per cart.' },
      onRefound: { title: words.refund, text: 'When the buyer is refunded.' },
      onChargeback: { title: words.chargeback, text: 'When the bank reverses the amount to the buyer.' },
      onProductShipping: { title: 'Order to ship', text: 'For each approved sale with delivery.' },
      onProductDigital: { title: 'Access delivered', text: 'When the buyer receives the digital product.' },
    },
    always: {
      title: 'Mandatory notices',
      items: [
        'Codes and security notices',
        'Bank account changes and withdrawals',
        'Refund requests and disputes, with the deadline to answer',
      ],
      text: 'The buyer’s receipt and access do not depend on these preferences.',
    },
  },
  preferences: { text: 'Preferences apply immediately on all your devices.' },
  privacy: {
    ownData: {
      title: 'Export my data',
      text: 'File with your data: account, documents sent, bank accounts, notices and sign-ins. Sales are exported under Sales.',
      action: 'Download my data',
    },
    deletion: {
      title: 'Delete my account',
      text: 'Our team reviews the request and answers here. Sales, invoices and withdrawals are kept for the legal period.',
      action: 'Request deletion',
      confirmTitle: 'Request the deletion of your account?',
      confirmText:
        'No data is deleted now. The account stays active until the answer, and you can cancel the request.',
      reason: 'Reason (optional)',
      requested: 'Request sent.',
      open: (day) => `Requested on ${day}`,
      openText: 'In review. The answer appears here.',
      withdraw: words.cancelRequest,
      withdrawn: 'Request canceled. Your account stays active.',
      answered: (day) => `Answered on ${day}`,
    },
  },
} satisfies MyProfileMessages
