import type { AdministratorsMessages } from './pt-br.ts'

export const messages: AdministratorsMessages = {
  title: 'Administrators',
  purpose: 'Administrators by platform. Each view is recorded in the platform’s audit log.',
  invite: 'Invite',
  column: {
    name: 'Name',
    email: 'Email',
    platform: 'Platform',
    secondFactor: 'Two-step',
    lastAccess: 'Last access',
    status: 'Status',
  },
  statuses: { INVITED: 'Invited', ACTIVE: 'Active', SUSPENDED: 'Suspended', EXPIRED: 'Expired' },
  status: { INVITED: 'Invited', ACTIVE: 'Active', SUSPENDED: 'Suspended', EXPIRED: 'Expired' },
  on: 'On',
  off: 'Off',
  never: 'Never signed in',
  idle: 'No access for over 30 days',
  empty: { title: 'No administrators', text: 'Invite an administrator to a platform.' },
  form: {
    title: 'Invite administrator',
    platform: 'Platform',
    name: 'Full name',
    email: 'Email',
    help: 'The invitation is valid for 7 days and grants all permissions. The platform can reduce them later.',
    send: 'Send invitation',
    sent: 'Invitation sent',
  },
  deed: {
    suspend: {
      label: 'Suspend',
      title: (name) => `Suspend ${name}?`,
      text: 'The person is signed out and loses access to this platform’s administration.',
      done: 'Access suspended',
    },
    resume: {
      label: 'Reactivate',
      title: (name) => `Reactivate ${name}?`,
      text: 'The person regains access with the same permissions.',
      done: 'Access reactivated',
    },
    resend: {
      label: 'Resend invitation',
      title: (name) => `Resend the invitation to ${name}?`,
      text: 'A new link is sent, valid for 7 days. The previous one stops working.',
      done: 'Invitation resent',
    },
  },
  recovery: {
    title: (name) => `${name} requested new access to operations`,
    asked: (email, when) => `${email}, on ${when}. Confirm the person’s identity by phone or in person.`,
    refuse: 'Decline',
    refused: 'Request declined',
    approve: 'Approve',
    approveTitle: (name) => `Grant ${name} new access?`,
    approveText:
      'Open sessions are ended and you get a link to hand to the person. Two-step verification is kept.',
    linkTitle: 'Access link',
    linkText: 'Hand it only to the requester. Single use, valid for 24 hours. It will not be shown again.',
    copy: 'Copy link',
  },
}
