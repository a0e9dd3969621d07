import type { ErrorCode } from '@balcao/domain/texts/error-codes'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import type { AccessFacts, Holdings, IdProbe, ObjectRow } from '#rpc/testing/access-facts.ts'

/** A list over all platforms, with a filter for one of them. */
const narrowed: ObjectRow = {
  platformId: 'A master sees every platform; the list is about no person, or leaves a trace.',
}

/** A master reaches every platform; a missing platform and the operator's own are not found. */
const onPlatform = (more: object = {}): ObjectRow => ({
  platformId: {
    own: ({ platformId }) => ({ platformId, ...more }),
    foreign: () => ({ platformId: operatorPlatformId, ...more }),
  },
})

/** An object of a platform, which is found only on that platform. */
const onThing = (
  name: string,
  of: (holdings: Holdings) => string,
  more: object = {},
  refusal: ErrorCode = 'not_found',
): ObjectRow => ({
  platformId: 'Its other calls show that it has to be a tenant’s.',
  [name]: {
    own: (own) => ({ platformId: own.platformId, [name]: of(own), ...more }),
    foreign: (own, foreign) => ({ platformId: own.platformId, [name]: of(foreign), ...more }),
    refusal,
  },
})

const incoming: IdProbe = 'webhook-logs.test.ts asks for one by the id of another platform’s.'
const onIncoming: ObjectRow = {
  platformId: 'Its other calls show that it has to be a tenant’s.',
  webhookId: incoming,
}

const ofClosing: ObjectRow = {
  platformId: 'Its other calls show that it has to be a tenant’s.',
  closingId: 'closing.test.ts decides one by the id of another platform’s.',
}

const settings = {
  name: 'Feira',
  brandColor: '#0b6b53',
  locale: 'PT_BR',
  placeholderDocument: '11444777000161',
  placeholderPhone: '11999990000',
}

export const masterOperatorAccess: AccessFacts[] = [
  {
    at: 'master.platforms',
    objects: {
      names: { ids: 'A master sees the name of every platform.' },
      get: onPlatform(),
      standing: onPlatform(),
      saveSettings: onPlatform(settings),
      savePrivateKey: {
        platformId: 'Its other calls show that it has to be a tenant’s; the key is a real one.',
      },
      saveCertificate: {
        platformId: 'operator.test.ts gives one for no platform and for the operator’s own.',
      },
      saveDefaultReceiver: onThing('accountId', ({ providerAccountId }) => providerAccountId, {
        providerReference: 'rec_01HZX4',
      }),
      addDomain: onPlatform({ host: 'outra.example' }),
      makeDomainPrimary: onPlatform({ host: 'outra.example' }),
      sellers: onPlatform(),
      audit: onPlatform(),
    },
  },
  {
    at: 'master.closing',
    objects: {
      get: onPlatform(),
      creditors: onPlatform(),
      propose: {
        platformId: 'closing.test.ts proposes it for no platform and for the operator’s own.',
      },
      approve: ofClosing,
      callOff: ofClosing,
      finish: ofClosing,
      askExport: {
        platformId: 'Its other calls show that it has to be a tenant’s.',
        requestId: 'It is made by the browser, and looked for among one’s own files alone.',
      },
      readExport: {
        platformId: 'Its other calls show that it has to be a tenant’s.',
        exportId: 'closing.test.ts asks for one by the id of another platform’s.',
      },
    },
  },
  {
    at: 'master.administrators',
    objects: {
      list: narrowed,
      invite: onPlatform({
        name: 'Lia Prado',
        email: 'lia@equipe.example',
        permissions: ['isSalesAvailable'],
      }),
      resendInvitation: onThing('userId', ({ invitedStaffId }) => invitedStaffId),
      suspend: onThing('userId', ({ staffId }) => staffId, { reason: 'Saiu da equipe' }),
      resume: onThing('userId', ({ staffId }) => staffId),
    },
  },
  {
    at: 'master.announcements',
    objects: {
      list: narrowed,
      get: {
        platformId: 'Its other calls show that it has to be a tenant’s.',
        announcementId: 'announcements.test.ts asks for one by the id of another platform’s.',
      },
      send: onPlatform({
        key: '7d6c2f0e-54a1-4c0b-9a57-3a8f0d0c6a11',
        kind: 'INCIDENT',
        title: 'Pix fora do ar',
        body: 'Estamos trabalhando nisso.',
        needsAcknowledgement: false,
        isByMail: false,
      }),
    },
  },
  { at: 'master.charges', objects: { list: narrowed } },
  {
    at: 'master.logs',
    objects: {
      providers: { ids: 'They name acquirers, which are everybody’s.' },
      incoming: narrowed,
      incomingOne: onIncoming,
      replayIncoming: onIncoming,
      outgoing: narrowed,
      outgoingOne: onThing('deliveryId', ({ webhooks }) => webhooks.deliveryId),
      replayOutgoing: onThing('deliveryId', ({ webhooks }) => webhooks.deliveryId),
      sessions: narrowed,
      endSessions: onThing('userId', ({ staffId }) => staffId, { reason: 'Aparelho perdido' }),
      subscriptions: narrowed,
      subscriptionOne: onThing(
        'subscriptionId',
        ({ subscriptionId }) => subscriptionId,
        {},
        'subscription_not_found',
      ),
    },
  },
]
