import * as words from '#i18n/words/en-us.ts'
import type { ConnectionsMessages } from './pt-br.ts'

export const messages: ConnectionsMessages = {
  vendors: {
    UTMIFY: {
      purpose:
        'Sends every order with the origin of its click: waiting, paid, declined, refunded and chargeback.',
      steps: [
        'In UTMify, open Integrações → Webhooks → Credenciais de API.',
        'Create a credential and copy its token.',
        'Paste the token below, save and send a test.',
      ],
      fields: {
        token: {
          label: 'Credential token',
          help: 'Created in UTMify, under Credenciais de API.',
          placeholder: '',
        },
      },
      code: null,
      facts: {
        known: 'Address, fields, statuses and dates come from UTMify’s public documentation.',
        assumed:
          'We assume that sending an order again replaces it. A partial refund does not change the sale in UTMify. The CPF is not sent.',
      },
    },
    MEMBERKIT: {
      purpose: 'Opens classes on approval and ends access on refund, chargeback or end of subscription.',
      steps: [
        'In Memberkit, open Configurações and copy the API key.',
        'Note the ID of each class: the number at the end of its address.',
        'Paste the key below and name the classes of each product.',
      ],
      fields: {
        apiKey: { label: 'API key', help: 'Found under Configurações, in Memberkit.', placeholder: '' },
      },
      code: { label: 'Class IDs', help: 'Numbers, separated by commas.', placeholder: '1234, 5678' },
      facts: {
        known: 'Address, members by e-mail, classes and statuses come from Memberkit’s public documentation.',
        assumed: 'We assume that the status “inactive” ends the named classes only.',
      },
    },
    CADEMI: {
      purpose: 'Delivers and withdraws the product in Cademí as the payment stands.',
      steps: [
        'In Cademí, create a custom delivery integration and copy its token.',
        'Note the code of each delivery product.',
        'Enter your school’s address, the token and the code of each product.',
      ],
      fields: {
        subdomain: {
          label: 'Subdomain',
          help: 'What comes before .cademi.com.br in your school’s address.',
          placeholder: 'myschool',
        },
        token: {
          label: 'Integration token',
          help: 'Created in Cademí, in the integration.',
          placeholder: '',
        },
      },
      code: { label: 'Code in Cademí', help: 'The same as in the delivery.', placeholder: 'bread-course' },
      facts: {
        known: 'Address, token and fields were seen in public integrations with Cademí.',
        assumed:
          'We assume that the status “cancelado” withdraws access and that the order code identifies each purchase. Confirm with a test.',
      },
    },
    RD_STATION: {
      purpose: 'Records buyers and abandoned carts as conversions of leads.',
      steps: [
        'In RD Station Marketing, open Integrações and create an API key.',
        'Choose the conversion identifier of each event.',
        'Paste the key below, create the rules and send a test.',
      ],
      fields: {
        apiKey: { label: 'API key', help: 'Created in RD Station Marketing.', placeholder: '' },
      },
      code: {
        label: 'Conversion identifier',
        help: 'Shown in the history of the lead.',
        placeholder: 'purchase-bread-course',
      },
      facts: {
        known: 'Address, conversion event and fields come from RD Station’s public documentation.',
        assumed: 'Length limits of texts are assumed. No legal basis is claimed in your name.',
      },
    },
    ACTIVE_CAMPAIGN: {
      purpose: 'Creates the contact, subscribes it to the list and applies tags by event and product.',
      steps: [
        'In ActiveCampaign, open Settings → Developer and copy the API URL and key.',
        'Note the ID of the list and of each tag.',
        'Fill in below, create the rules and send a test.',
      ],
      fields: {
        host: {
          label: 'API URL',
          help: 'Without https://, as shown under Developer.',
          placeholder: 'myaccount.api-us1.com',
        },
        apiKey: { label: 'API key', help: 'On the same page as the address.', placeholder: '' },
        listId: { label: 'List ID', help: 'Every contact is subscribed to this list.', placeholder: '1' },
      },
      code: { label: 'Tag ID', help: 'Number of the tag in ActiveCampaign.', placeholder: '12' },
      facts: {
        known: 'Calls and fields come from the public documentation of ActiveCampaign’s API v3.',
        assumed: 'We assume that every account answers at api-us1.com or activehosted.com.',
      },
    },
    WHATSAPP: {
      purpose: 'Calls your WhatsApp service with the message of each event.',
      steps: [
        'In your WhatsApp service, copy the address that sends messages and the authentication headers.',
        'Copy the JSON body of its example into a rule and replace the data with variables.',
        'Check the preview, save and send a test to your own phone.',
      ],
      fields: {
        url: {
          label: 'Sending address',
          help: 'https, on the default port or 8443. Kept secret, as it often contains a token.',
          placeholder: '',
        },
        method: { label: 'Method', help: '', placeholder: '' },
        headers: {
          label: 'Headers',
          help: 'One per line, as in “Client-Token: value”. Type them again when the address changes.',
          placeholder: 'Client-Token: …',
        },
      },
      code: {
        label: 'Message body',
        help: 'JSON with variables in double braces.',
        placeholder: '{"phone": "{{buyer.phone}}", "message": "Hi, {{buyer.firstName}}!"}',
      },
      facts: {
        known: 'Works with any service that takes an HTTP call with JSON.',
        assumed: 'We know nothing of your service: a 2xx response counts as a sent message.',
      },
    },
    DISCORD: {
      purpose: 'Tells your channel about every sale, without data of the buyer.',
      steps: [
        'In Discord, open the channel’s settings → Integrations → Webhooks.',
        'Create a webhook and copy its URL.',
        'Paste the URL below, choose the events and send a test.',
      ],
      fields: {
        url: {
          label: 'Webhook URL',
          help: 'Whoever has this URL posts to the channel.',
          placeholder: 'https://discord.com/api/webhooks/…',
        },
      },
      code: null,
      facts: { known: 'Everything comes from Discord’s public documentation.', assumed: null },
    },
    TELEGRAM: {
      purpose: 'Tells your group or channel about every sale, without data of the buyer.',
      steps: [
        'In Telegram, create a bot with @BotFather and copy its token.',
        'Add the bot to the group or channel.',
        'Enter the token and the chat ID, choose the events and send a test.',
      ],
      fields: {
        botToken: { label: 'Bot token', help: 'Sent by @BotFather.', placeholder: '' },
        chatId: {
          label: 'Chat',
          help: 'Numeric ID, or @name of a public channel.',
          placeholder: '-1001234567890',
        },
      },
      code: null,
      facts: { known: 'Everything comes from Telegram’s public documentation.', assumed: null },
    },
  },
  tabs: 'Sections of the connection',
  stepsTitle: 'How to connect',
  credentials: 'Credentials',
  credentialsText: 'Kept secret. They are not shown again.',
  saved: 'Saved. Type another to replace it.',
  isOn: words.activeFeminine,
  isOnHelp: 'When off, nothing is sent and pending deliveries are discarded.',
  connect: 'Connect',
  connected: 'Connection saved',
  events: 'Events',
  eventsText: 'What makes a note.',
  rules: {
    title: 'Rules',
    text: 'Each event follows the rule of its product; without one, the rule of all products.',
    membersTitle: words.products,
    membersText:
      'Access follows the state of the purchase at the time of sending. Earlier buyers are not included.',
    row: (number) => `Rule ${number}`,
    memberRow: (number) => `Product ${number}`,
    add: 'Add rule',
    addProduct: 'Add product',
    event: words.event,
    product: words.product,
    allProducts: words.allProducts,
    none: 'No rules',
    noneText: 'Add the first one to begin.',
    noProducts: 'No connected products',
  },
  preview: {
    title: 'Message preview',
    text: 'With made-up data.',
    invalid: 'The body must be JSON, with variables in quotes and from the list below.',
    variables: 'Variables',
  },
  facts: { title: 'What we know about this tool', known: 'Known', assumed: 'Assumed' },
  marketing:
    'People who declined communications of the platform are not sent. Buyers can change this in My purchases.',
  test: {
    send: 'Send test',
    hint: 'The buyer in the test is you.',
    waiting: 'Test sent. Waiting for the response…',
    taken: (status) => `The tool accepted the test (HTTP ${status}).`,
    failed: (reason) => `The test was not accepted: ${reason}.`,
    answer: 'Response of the tool',
    reasons: {
      timeout: 'no response in time',
      network: 'could not connect',
      url_refused: 'address not allowed',
      'not taken': 'the tool refused the data',
      no_phone: 'your profile has no valid mobile number',
    },
    status: (status) => `HTTP ${status}`,
  },
  remove: 'Disconnect',
  removeTitle: (name) => `Disconnect ${name}?`,
  removeText: 'Credentials are deleted and nothing more is sent. Deliveries stay visible for 60 days.',
  removeMembersText:
    'Credentials are deleted and products no longer open or end access there. People who have access keep it.',
  removed: 'Connection removed',
  disabled: {
    GONE: 'The destination no longer exists. Fix it and switch it on again in Settings.',
    FAILING: 'Switched off after 72 hours of failures. Fix it and switch it on again in Settings.',
  },
  failing: (since) =>
    `Deliveries failing since ${since}. After 72 hours of failures the connection is switched off and you are told by e-mail.`,
}
