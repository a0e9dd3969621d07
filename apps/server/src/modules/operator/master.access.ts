import type { ErrorCode } from '@balcao/domain/error-codes'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import {
  type AccessFacts,
  type Holdings,
  type IdProbe,
  type ObjectRow,
  probe,
} from '#rpc/testing/access-facts.ts'

/** A list over all platforms, with a filter for one of them. */
const narrowed: ObjectRow = {
  caller: 'master',
  ids: {
    platformId: { because: 'A master sees every platform; the list is about no person, or leaves a trace.' },
  },
}

/** A master reaches every platform; a missing platform and the operator's own are not found. */
const onPlatform = (more: object = {}): ObjectRow => ({
  caller: 'master',
  ids: {
    platformId: probe({
      own: ({ platformId }) => ({ platformId, ...more }),
      foreign: () => ({ platformId: operatorPlatformId, ...more }),
      refusal: 'not_found',
    }),
  },
})

/** An object of a platform is found on that platform alone. */
const onThing = (
  name: string,
  of: (holdings: Holdings) => string,
  more: object = {},
  refusal: ErrorCode = 'not_found',
): ObjectRow => ({
  caller: 'master',
  ids: {
    platformId: { because: 'Its other calls show that it has to be a tenant’s.' },
    [name]: probe({
      own: (own) => ({ platformId: own.platformId, [name]: of(own), ...more }),
      foreign: (own, foreign) => ({ platformId: own.platformId, [name]: of(foreign), ...more }),
      refusal,
    }),
  },
})

const incoming: IdProbe = { because: 'webhook-logs.test.ts asks for one by the id of another platform’s.' }
const onIncoming: ObjectRow = {
  caller: 'master',
  ids: { platformId: { because: 'Its other calls show that it has to be a tenant’s.' }, webhookId: incoming },
}

const ofClosing: ObjectRow = {
  caller: 'master',
  ids: {
    platformId: { because: 'Its other calls show that it has to be a tenant’s.' },
    closingId: { because: 'closing.test.ts decides one by the id of another platform’s.' },
  },
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
      names: { caller: 'master', ids: { ids: { because: 'A master sees the name of every platform.' } } },
      get: onPlatform(),
      standing: onPlatform(),
      saveSettings: onPlatform(settings),
      savePrivateKey: {
        caller: 'master',
        ids: {
          platformId: {
            because: 'Its other calls show that it has to be a tenant’s; the key is a real one.',
          },
        },
      },
      saveCertificate: {
        caller: 'master',
        ids: {
          platformId: { because: 'operator.test.ts gives one for no platform and for the operator’s own.' },
        },
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
        caller: 'master',
        ids: {
          platformId: { because: 'closing.test.ts proposes it for no platform and for the operator’s own.' },
        },
      },
      approve: ofClosing,
      callOff: ofClosing,
      finish: ofClosing,
      askExport: {
        caller: 'master',
        ids: {
          platformId: { because: 'Its other calls show that it has to be a tenant’s.' },
          requestId: { because: 'It is made by the browser, and looked for among one’s own files alone.' },
        },
      },
      readExport: {
        caller: 'master',
        ids: {
          platformId: { because: 'Its other calls show that it has to be a tenant’s.' },
          exportId: { because: 'closing.test.ts asks for one by the id of another platform’s.' },
        },
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
        caller: 'master',
        ids: {
          platformId: { because: 'Its other calls show that it has to be a tenant’s.' },
          announcementId: { because: 'announcements.test.ts asks for one by the id of another platform’s.' },
        },
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
      providers: {
        caller: 'master',
        ids: { ids: { because: 'They name acquirers, which are everybody’s.' } },
      },
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
