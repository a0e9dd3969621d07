import type { AdministratorsMessages } from './pt-br.ts'

export const messages: AdministratorsMessages = {
  title: 'Administrators',
  purpose: 'Who runs each platform. Every look is kept in the platform’s audit trail.',
  invite: 'Invite',
  column: {
    name: 'Name',
    email: 'E-mail',
    platform: 'Platform',
    secondFactor: 'Two steps',
    lastAccess: 'Last access',
    status: 'Status',
  },
  statuses: { INVITED: 'Invited', ACTIVE: 'Active', SUSPENDED: 'Suspended', EXPIRED: 'Expired' },
  status: { INVITED: 'Invited', ACTIVE: 'Active', SUSPENDED: 'Suspended', EXPIRED: 'Expired' },
  on: 'On',
  off: 'Off',
  never: 'Never signed in',
  idle: 'Not seen for over 30 days',
  empty: { title: 'No administrators', text: 'Invite somebody to run a platform.' },
  form: {
    title: 'Invite administrator',
    platform: 'Platform',
    name: 'Full name',
    email: 'E-mail',
    help: 'The invitation works for 7 days and gives every permission. The platform can take some away later.',
    send: 'Send invitation',
    sent: 'Invitation sent',
  },
  deed: {
    suspend: {
      label: 'Suspend',
      title: (name) => `Suspend ${name}?`,
      text: 'They leave now and can no longer enter this platform’s administration.',
      done: 'Access suspended',
    },
    resume: {
      label: 'Let in again',
      title: (name) => `Let ${name} in again?`,
      text: 'They enter again with the permissions they had.',
      done: 'Access restored',
    },
    resend: {
      label: 'Send invitation again',
      title: (name) => `Send ${name}’s invitation again?`,
      text: 'A new link goes out and works for 7 days. The former one stops working.',
      done: 'Invitation sent again',
    },
  },
  recovery: {
    title: (name) => `${name} asks for a new way into the operation`,
    asked: (email, when) =>
      `${email}, on ${when}. Make sure by phone or in person that it was this person who asked.`,
    refuse: 'Refuse',
    refused: 'Request refused',
    approve: 'Approve',
    approveTitle: (name) => `Give ${name} a new way in?`,
    approveText:
      'The open sessions of this person end, and you get a link to hand over. Their two-step verification stays as it is.',
    linkTitle: 'Access link',
    linkText: 'Hand it only to the person who asked. It works once, within 24 hours, and is not shown again.',
    copy: 'Copy link',
  },
}
