import * as words from '#i18n/words/en-us.ts'
import type { AdministratorsMessages } from './pt-br.ts'

export const messages: AdministratorsMessages = {
  title: words.administrators,
  purpose: 'Administrators by platform. Each view is recorded in the platform’s audit log.',
  invite: 'Invite',
  column: {
    name: words.name,
    email: words.email,
    platform: words.platform,
    secondFactor: 'Two-step',
    lastAccess: words.lastAccess,
    status: words.status,
  },
  statuses: {
    INVITED: words.invitedMasculinePlural,
    ACTIVE: words.activeMasculinePlural,
    SUSPENDED: words.suspendedMasculinePlural,
    EXPIRED: 'Expired',
  },
  status: {
    INVITED: words.invited,
    ACTIVE: words.active,
    SUSPENDED: words.suspended,
    EXPIRED: words.expired,
  },
  on: words.on,
  off: words.off,
  never: words.neverSignedIn,
  idle: 'No access for over 30 days',
  empty: { title: 'No administrators', text: 'Invite an administrator to a platform.' },
  form: {
    title: 'Invite administrator',
    platform: words.platform,
    name: words.fullName,
    email: words.email,
    help: 'The invitation is valid for 7 days and grants all permissions. The platform can reduce them later.',
    send: words.sendInvitation,
    sent: words.invitationSent,
  },
  operation: {
    suspend: {
      label: words.suspend,
      title: (name) => `Suspend ${name}?`,
      text: 'The person is signed out and loses access to this platform’s administration.',
      done: 'Access suspended',
    },
    resume: {
      label: words.reactivate,
      title: (name) => `Reactivate ${name}?`,
      text: 'The person regains access with the same permissions.',
      done: 'Access reactivated',
    },
    resend: {
      label: words.resendInvitation,
      title: (name) => `Resend the invitation to ${name}?`,
      text: words.aNewLinkIsSent,
      done: words.invitationResent,
    },
  },
  recovery: {
    title: (name) => `${name} requested new access to operations`,
    asked: (email, when) => `${email}, on ${when}. Confirm the person’s identity by phone or in person.`,
    refuse: words.decline,
    refused: words.requestDeclined,
    approve: words.approve,
    approveTitle: (name) => `Grant ${name} new access?`,
    approveText:
      'Open sessions are ended and you get a link to hand to the person. Two-step verification is kept.',
    linkTitle: 'Access link',
    linkText: 'Hand it only to the requester. Single use, valid for 24 hours. It will not be shown again.',
    copy: words.copyLink,
  },
}
