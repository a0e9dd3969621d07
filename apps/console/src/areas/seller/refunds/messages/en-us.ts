import * as words from '#i18n/words/en-us.ts'
import type { SellerRefundsMessages } from './pt-br.ts'

export const messages = {
  title: words.refundsMasculinePlural,
  purpose: 'Refund requests, chargebacks and Pix disputes, with deadlines.',
  tabs: 'Parts of refunds',
  tab: {
    requests: words.requests,
    chargebacks: words.chargebacksInChargebacks,
    pix: 'Pix disputes',
    made: words.refundsMasculinePlural,
  },
  rightText: {
    LAW: 'Right of withdrawal (7 days): by law, the request cannot be declined and the buyer need not give a reason.',
    GUARANTEE: 'Within the product guarantee: you can approve, refund partially or decline with a reason.',
    UNRECOGNIZED:
      'Unrecognized charge: a refund now avoids a chargeback. If you decline or do not answer in time, our team decides.',
  },
  requests: {
    label: 'Refund requests',
    status: words.status,
    allStatuses: words.allFemininePlural,
    filter: {
      WAITING_SELLER: 'Awaiting your answer',
      APPROVED: words.processing,
      DONE: words.completedFemininePlural,
      REFUSED: words.declinedFemininePlural,
      IN_MEDIATION: 'In mediation',
    },
    empty: {
      title: 'No refund requests',
      text: 'Buyers’ requests appear here, with the deadline to answer.',
    },
    bulkApprove: (count: number) => (count === 1 ? 'Approve 1 request?' : `Approve ${count} requests?`),
    bulkApproveText: 'Each buyer receives the full amount requested. This action cannot be undone.',
  },
  request: {
    silence: 'Without an answer by the deadline, the request is approved.',
    approve: words.approve,
    approveTitle: (amount: string) => `Refund ${amount}?`,
    approveText: 'The refund starts immediately and the buyer is notified. This action cannot be undone.',
    buyerGets: 'The buyer receives',
    youGive: words.totalDebited,
    approved: 'Request approved',
    part: 'Partial refund',
    partTitle: 'Partial refund',
    partText: 'The buyer receives the amount entered and an email.',
    partAmount: 'Refund amount',
    partHelp: (amount: string) => `Less than ${amount}`,
    refuse: words.decline,
    refuseTitle: 'Decline this request?',
    refuseText: 'The buyer receives your answer and can appeal to the platform.',
    refuseReason: 'Reason, visible to the buyer',
    refuseReportText: 'Our team gets your answer and decides.',
    refused: words.requestDeclined,
  },
  made: {
    label: words.refundsMasculinePlural,
    empty: { title: 'No refunds', text: 'Refunds appear here, with the progress of each one.' },
  },
  disputes: {
    label: { CHARGEBACK: words.chargebacksInChargebacks, PIX_MED: 'Pix disputes' },
    empty: {
      CHARGEBACK: {
        title: 'No chargebacks',
        text: 'Contested card purchases appear here, for you to send a defense.',
      },
      PIX_MED: {
        title: 'No Pix disputes',
        text: 'Pix returns requested by the bank (MED) appear here, for you to send a defense.',
      },
    },
  },
  dispute: {
    defend: 'Present defense',
    defendAgain: 'Edit defense',
    form: {
      title: 'Defense of the sale',
      text: 'Describe what happened and attach evidence: access, delivery and conversations.',
      defence: words.description,
      defenceHelp: 'Include dates of access or delivery and what was agreed with the buyer.',
      files: 'Files',
      file: (number: number) => `File ${number}`,
      addFile: 'Add file',
      send: 'Send defense',
      sent: words.defenseSent,
    },
    accept: 'Do not contest',
    acceptTitle: 'Accept the dispute?',
    acceptText: 'The buyer keeps the amount. This action cannot be undone.',
    accepted: 'Dispute accepted',
    lose: 'Returned to the buyer',
  },
} satisfies SellerRefundsMessages
