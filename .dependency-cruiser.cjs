/**
 * The import law: domain ← providers ← server; domain ← ui ← checkout, console. Inside the server the two lists below give the
 * order. Every rule states its reason. TypeScript 7 has no programming interface for dependency-cruiser, so swc parses the
 * sources.
 */
// Without it dependency-cruiser would read no source and find no violation, so the check fails instead.
require.resolve('@swc/core')

const anythingOurs = '^(apps|packages|e2e|bench|chaos|scripts)/'
/** Input of procedures: checked by the server and, before it is sent, by the form. */
const inputSchemas = '^apps/server/src/modules/.+[.]input[.]ts$'
const tests = '[.]test[.]tsx?$'
/** Code that only tests import, beside the code it is for. */
const forTests = '/testing/'

/** The layers of the server, lowest first. A file imports its own layer and lower ones; a file in no layer is the top. */
const serverLayers = {
  kit: 'kit/',
  db: 'db/',
  ground: '(config|app|scope|define-job|(add|put-off|drop)-job)[.]ts$',
  rpc: 'rpc/',
  modules: 'modules/',
  demo: 'demo/',
  api: 'api/',
  web: 'web/',
}

/** The modules of the server, lowest first. A module imports only lower ones. */
const serverModules = [
  'platforms',
  'uploads',
  'branding',
  'notifications',
  'accounts',
  'catalog',
  'outgoing',
  'tracking',
  'partners',
  'access',
  'connections',
  'courses',
  'shipments',
  'invoices',
  'carts',
  'acquirers',
  'cards',
  'ledger',
  'payments',
  'refunds',
  'payouts',
  'anticipations',
  'billing',
  'proposals',
  'webhooks',
  'orders',
  'subscriptions',
  'corrections',
  'links',
  'coupons',
  'funnels',
  'checkout',
  'imports',
  'reports',
  'operator',
  'retention',
  'test-mode',
]

/** One rule for each place in `order`: it may not import later places in the same `within`. */
const looksOnlyDown = ({ order, within, comment }) =>
  order.map(([name, path], place) => ({
    name: `${name}-looks-only-down`,
    comment,
    severity: 'error',
    from: { path: within + path, pathNot: [tests, forTests] },
    to: {
      path: within,
      pathNot: order.slice(0, place + 1).map(([, lower]) => within + lower),
    },
  }))

/** The packages that `name` may import besides itself; anything else of ours is forbidden. */
const mayImportOnly = ({ name, of, comment }) => ({
  name: `${name.replace(/.*[/]/, '')}-imports-only-${of.map((path) => path.replace(/.*[/]/, '')).join('-') || 'itself'}`,
  comment,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: tests },
  to: { path: anythingOurs, pathNot: [name, ...of].map((path) => `^${path}/`) },
})

/** The folders of the console, lowest first: each may import lower ones only. */
const consoleFolders = [
  'api',
  'i18n',
  'address',
  'screens',
  'session',
  'kit',
  'features',
  'areas',
  'account',
  'shell',
  'dev',
  'router',
]
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one thought in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere is a typing error or a missing package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/dist/' },
    },
    {
      name: 'no-imports-of-tests',
      comment: 'What two tests share has a file of its own.',
      severity: 'error',
      from: {},
      to: { path: tests },
    },
    {
      name: 'large-libraries-on-demand',
      comment:
        'Each costs every process megabytes from its start on, and few need it: `await import(…)` where it is used.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [tests, '^apps/server/src/(cli|kit/storage/s3-store)'] },
      to: {
        path: 'node_modules/(sharp|nodemailer|@simplewebauthn|@aws-sdk|@opentelemetry)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 's3-store-on-demand',
      comment: 'It brings the library of S3 along, and most installations keep their files in a folder.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: tests },
      to: {
        path: '^apps/server/src/kit/storage/s3-store[.]ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    mayImportOnly({ name: 'packages/domain', of: [], comment: 'The rules of the business know nobody.' }),
    mayImportOnly({
      name: 'packages/providers',
      of: ['packages/domain'],
      comment: 'An adapter speaks the contract; who calls it is none of its business.',
    }),
    {
      ...mayImportOnly({
        name: 'packages/sandbox',
        of: ['packages/domain'],
        comment:
          'Written from the facts about the providers: sharing code with the adapters would share their mistakes.',
      }),
      from: { path: '^packages/sandbox/' },
    },
    mayImportOnly({
      name: 'packages/ui',
      of: ['packages/domain'],
      comment: 'The design system knows no screen.',
    }),
    mayImportOnly({
      name: 'packages/build',
      of: [],
      comment: 'A step of a build knows none of the parts that it builds.',
    }),
    mayImportOnly({
      name: 'packages/mail',
      of: ['packages/domain'],
      comment: 'A mail is a function of its data.',
    }),
    {
      name: 'browsers-import-ui-and-domain',
      comment: 'What a browser downloads is built from these alone.',
      severity: 'error',
      from: { path: '^apps/(checkout|console)/', pathNot: 'vite[.]config[.]ts$' },
      to: {
        path: anythingOurs,
        pathNot: ['^apps/$1/', '^apps/server/', '^packages/(ui|domain)/'],
      },
    },
    {
      name: 'browsers-import-only-types-of-the-server',
      comment:
        'A value would carry server code, and perhaps a secret, into the browser. Input schemas are the exception.',
      severity: 'error',
      from: { path: '^apps/(checkout|console)/' },
      to: { path: '^apps/server/', pathNot: inputSchemas, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'input-schemas-stand-alone',
      comment: 'Browsers check with the very schemas of the server, so nothing else of it may hang on them.',
      severity: 'error',
      from: { path: inputSchemas },
      to: { pathNot: [inputSchemas, '^packages/domain/', 'node_modules/zod/'] },
    },
    {
      name: 'server-imports-only-types-of-browser-code',
      comment:
        'The server renders what Vite built from it; it cannot read JSX itself. Tests run through Vite and can.',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: '^apps/server/test/' },
      to: {
        path: '^(apps/(checkout|console)|packages/(ui|mail))/',
        pathNot: '/dist/',
        dependencyTypesNot: ['type-only'],
      },
    },
    ...looksOnlyDown({
      order: consoleFolders.map((folder) => [`console-${folder}`, `${folder}/`]),
      within: '^apps/console/src/',
      comment: 'A folder that leans on one above it cannot be understood, tested or moved alone.',
    }),
    {
      name: 'areas-stand-alone',
      comment:
        'What two areas share belongs to the page kit, or a change for sellers breaks the screens of the staff.',
      severity: 'error',
      from: { path: '^apps/console/src/areas/([^/]+)/' },
      to: { path: '^apps/console/src/areas/[^/]+/', pathNot: '^apps/console/src/areas/$1/' },
    },
    {
      name: 'modules-talk-through-functions',
      comment: 'The procedures of a module are for the outside; inside the house its use cases are called.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: { path: '^apps/server/src/modules/.*[.]api[.]ts$', pathNot: '^apps/server/src/modules/$1/' },
    },
    ...looksOnlyDown({
      order: Object.entries(serverLayers),
      within: '^apps/server/src/',
      comment: 'A layer that knows what stands on it cannot be read, tested or changed without it.',
    }),
    ...looksOnlyDown({
      order: serverModules.map((name) => [name, `${name}/`]),
      within: '^apps/server/src/modules/',
      comment: 'Two modules that need each other are one module.',
    }),
    {
      name: 'every-module-has-its-place',
      comment: 'A module that is not in the list of this file has no order to keep.',
      severity: 'error',
      from: {},
      to: {
        path: '^apps/server/src/modules/',
        pathNot: serverModules.map((name) => `^apps/server/src/modules/${name}/`),
      },
    },
    {
      name: 'adapters-know-no-cases',
      comment: 'The cases are written from the facts about a provider and hold its adapter to them.',
      severity: 'error',
      from: { path: '^packages/providers/src/(adapter|families|providers|transport)/', pathNot: tests },
      to: { path: '^packages/providers/src/(cases|conformance|cli)/' },
    },
    {
      name: 'sandbox-only-at-the-root',
      comment:
        'The simulated acquirers are plugged in where the product is put together, and in tests; nowhere else.',
      severity: 'error',
      from: {
        pathNot: [
          '^packages/sandbox/',
          '^apps/server/src/processes/start-acquirers[.]ts$',
          '^apps/server/src/demo/',
          '^apps/server/test/',
          '^(e2e|bench|chaos)/',
          tests,
        ],
      },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'no-bare-network',
      comment:
        'Whatever leaves the house goes through the guarded client (kit/http) or the transport of the providers, which hold the timeouts, the size limits and the guard against inner addresses.',
      severity: 'error',
      from: {
        path: '^(apps/server|packages/providers)/src/',
        pathNot: [
          // Both only listen.
          '^apps/server/src/(run-server|processes/serve-metrics)[.]ts$',
          '^apps/server/src/kit/(http|postgres)/',
          // The operator's own virus scanner, at an address from the environment and never from an input.
          '^apps/server/src/kit/storage/scan-stream[.]ts$',
          '^packages/providers/src/(transport|conformance)/',
          tests,
        ],
      },
      to: {
        path: ['^(node:)?(http|https|http2|net|tls|dgram)$', 'node_modules/undici/'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['/dist/', '[.](css|svg|png|json|sql)$', '[?](raw|url|inline)$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
