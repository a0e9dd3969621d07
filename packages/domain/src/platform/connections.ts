import { isMessageTemplate } from '#texts/message-template.ts'
import { isSafeExternalUrl } from '#texts/safe-url.ts'
import type { ChosenEventType } from './outgoing-events.ts'

/** External tools that a seller connects without programming (decision 0043). */
export const connectionVendors = [
  'UTMIFY',
  'MEMBERKIT',
  'CADEMI',
  'RD_STATION',
  'ACTIVE_CAMPAIGN',
  'WHATSAPP',
  'DISCORD',
  'TELEGRAM',
] as const
export type ConnectionVendor = (typeof connectionVendors)[number]

type ConnectionField = {
  name: string
  /** Sealed, and never shown again. */
  isSecret: boolean
  isOptional?: true
  isLong?: true
  /** Gives the host of the calls: when it changes, the secrets must be typed again. */
  isAddress?: true
  max: number
  accepts: (text: string) => boolean
}

/**
 * Choice of the events that the tool receives. vendor: a fixed list. choice: the events that the seller
 * ticks. rules: the events of the connection's rules. access: access to the products of its rules.
 */
type Hearing =
  | { by: 'vendor'; events: readonly ChosenEventType[] }
  | { by: 'choice'; events: readonly ChosenEventType[]; usual: readonly ChosenEventType[] }
  | { by: 'rules'; events: readonly ChosenEventType[] }
  | { by: 'access' }

export type ConnectionShape = {
  name: string
  /** Last part of its page's address. */
  slug: string
  group: 'sales' | 'members' | 'contacts' | 'messages'
  fields: readonly ConnectionField[]
  hearing: Hearing
  /** The value of a rule: a class, a tag, a message. */
  code: { max: number; isLong?: true; accepts: (text: string) => boolean } | null
}

const matches = (pattern: RegExp) => (text: string) => pattern.test(text)
const isKey = matches(/^[\x21-\x7e]{8,500}$/)
const isCode = matches(/^[^\p{C}]{1,120}$/u)
const isCallableUrl = (text: string) =>
  isSafeExternalUrl(text) && ['', '443', '8443'].includes(URL.parse(text)?.port ?? '')

/** Lines of 'Name: value', without the headers that describe the body itself. */
function areHeaders(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    lines.length <= 10 &&
    lines.every(
      (line) =>
        /^[A-Za-z0-9-]{1,60}:\s*[\x20-\x7e]{1,1000}$/.test(line.trim()) &&
        !/^(?:host|content-length|transfer-encoding|connection|content-type)\s*:/i.test(line.trim()),
    )
  )
}

const saleEvents = [
  'sale.approved',
  'pix.created',
  'boleto.created',
  'sale.refused',
  'sale.refunded',
  'sale.charged_back',
] as const satisfies readonly ChosenEventType[]
const subscriptionEvents = [
  'subscription.started',
  'subscription.late',
  'subscription.canceled',
  'subscription.ended',
] as const satisfies readonly ChosenEventType[]
const peopleEvents = [...saleEvents, 'cart.abandoned', ...subscriptionEvents] as const

const noteHearing: Hearing = {
  by: 'choice',
  events: [...saleEvents, 'sale.restored', 'cart.abandoned', ...subscriptionEvents],
  usual: ['sale.approved', 'sale.refunded', 'sale.charged_back'],
}

export const connectionShapes: Record<ConnectionVendor, ConnectionShape> = {
  UTMIFY: {
    name: 'UTMify',
    slug: 'utmify',
    group: 'sales',
    fields: [{ name: 'token', isSecret: true, max: 500, accepts: isKey }],
    hearing: {
      by: 'vendor',
      events: [
        'sale.created',
        'sale.approved',
        'sale.refused',
        'sale.refunded',
        'sale.charged_back',
        'sale.restored',
      ],
    },
    code: null,
  },
  MEMBERKIT: {
    name: 'Memberkit',
    slug: 'memberkit',
    group: 'members',
    fields: [{ name: 'apiKey', isSecret: true, max: 500, accepts: isKey }],
    hearing: { by: 'access' },
    code: { max: 120, accepts: matches(/^\d{1,12}(?:\s*,\s*\d{1,12}){0,9}$/) },
  },
  CADEMI: {
    name: 'Cademí',
    slug: 'cademi',
    group: 'members',
    fields: [
      {
        name: 'subdomain',
        isSecret: false,
        isAddress: true,
        max: 63,
        accepts: matches(/^[a-z0-9][a-z0-9-]{0,62}$/),
      },
      { name: 'token', isSecret: true, max: 500, accepts: isKey },
    ],
    hearing: { by: 'access' },
    code: { max: 120, accepts: isCode },
  },
  RD_STATION: {
    name: 'RD Station',
    slug: 'rd-station',
    group: 'contacts',
    fields: [{ name: 'apiKey', isSecret: true, max: 500, accepts: isKey }],
    hearing: { by: 'rules', events: peopleEvents },
    code: { max: 120, accepts: isCode },
  },
  ACTIVE_CAMPAIGN: {
    name: 'ActiveCampaign',
    slug: 'activecampaign',
    group: 'contacts',
    fields: [
      {
        name: 'host',
        isSecret: false,
        isAddress: true,
        max: 100,
        accepts: matches(/^[a-z0-9][a-z0-9-]{0,62}\.(?:api-us1|activehosted)\.com$/),
      },
      { name: 'apiKey', isSecret: true, max: 500, accepts: isKey },
      { name: 'listId', isSecret: false, isOptional: true, max: 12, accepts: matches(/^\d{1,12}$/) },
    ],
    hearing: { by: 'rules', events: peopleEvents },
    code: { max: 12, accepts: matches(/^\d{1,12}$/) },
  },
  WHATSAPP: {
    name: 'WhatsApp',
    slug: 'whatsapp',
    group: 'messages',
    fields: [
      { name: 'url', isSecret: true, isAddress: true, max: 2_048, accepts: isCallableUrl },
      { name: 'method', isSecret: false, max: 4, accepts: matches(/^(?:POST|PUT)$/) },
      { name: 'headers', isSecret: true, isOptional: true, isLong: true, max: 4_000, accepts: areHeaders },
    ],
    hearing: { by: 'rules', events: peopleEvents },
    code: { max: 4_000, isLong: true, accepts: isMessageTemplate },
  },
  DISCORD: {
    name: 'Discord',
    slug: 'discord',
    group: 'messages',
    fields: [
      {
        name: 'url',
        isSecret: true,
        max: 300,
        accepts: matches(/^https:\/\/(?:discord|discordapp)\.com\/api\/webhooks\/\d{5,25}\/[\w-]{20,120}$/),
      },
    ],
    hearing: noteHearing,
    code: null,
  },
  TELEGRAM: {
    name: 'Telegram',
    slug: 'telegram',
    group: 'messages',
    fields: [
      { name: 'botToken', isSecret: true, max: 100, accepts: matches(/^\d{5,15}:[\w-]{30,60}$/) },
      {
        name: 'chatId',
        isSecret: false,
        max: 40,
        accepts: matches(/^(?:-?\d{1,20}|@[A-Za-z]\w{4,31})$/),
      },
    ],
    hearing: noteHearing,
    code: null,
  },
}

/** 'When this event happens to this product, then do that': null for any event, or any product. */
export type ConnectionRule = { event: ChosenEventType | null; productId: string | null; code: string }

/** Stored settings of a connection; its secrets are sealed beside them. */
export type ConnectionSettings = { fields: Record<string, string>; rules: ConnectionRule[] }

export const connectionRulesMax = 50

/** Reasons why an event was not sent to a tool without a failure. */
export const unsentReasons = ['opted_out', 'no_email', 'no_phone', 'gone'] as const
export type UnsentReason = (typeof unsentReasons)[number]

export function isUnsentReason(text: string | null): text is UnsentReason {
  return unsentReasons.some((reason) => reason === text)
}
