import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@balcao/server/config'
import { bucketRules } from '@balcao/server/kit/storage/bucket-rules'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const read = (path) => readFileSync(join(import.meta.dirname, path), 'utf8')
const { version } = JSON.parse(read('../package.json'))
const key = Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64')

/** Lines `NAME=value`, as in env files. */
const variablesOf = (text) =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]))

/** Names that the product reads: a misspelt name would be ignored silently. */
const known = new Set(
  read('../apps/server/src/config.ts')
    .match(/^ {2}[A-Z][A-Z0-9_]+(?=:)/gm)
    .map((name) => name.trim()),
)
const unknownIn = (environment) => Object.keys(environment).filter((name) => !known.has(name))

describe('compose', () => {
  const values = {
    ...variablesOf(read('compose/start.sh')),
    SCHEME: 'https',
    HOST_NAME: 'loja.example.com',
    BALCAO_MASTER_KEY: key,
    MAIL_FROM: 'nao-responda@loja.example.com',
  }
  const { services, volumes } = parse(
    read('compose/compose.yaml').replaceAll(/\$\{([A-Z0-9_]+)(:-)?\}/g, (_, name, isOptional) => {
      if (isOptional) return "''"
      expect(Object.keys(values), 'a variable that start.sh writes').toContain(name)
      return values[name] || 'some'
    }),
    { merge: true },
  )
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined)

  test('its three roles are settings of the product', () => {
    const roles = ours.map(([name, { environment }]) => {
      expect(unknownIn(environment)).toEqual([])
      return [name, readConfig({ BALCAO_DATA_DIR: '/data', ...environment }).role]
    })
    expect(roles).toEqual([
      ['migrate', 'migrate'],
      ['web', 'web'],
      ['worker', 'worker'],
    ])
  })

  test('a former master key reaches every role, so that the key can be changed', () => {
    for (const [, { environment }] of ours) expect(environment).toHaveProperty('BALCAO_FORMER_MASTER_KEYS')
  })

  test('its containers write nowhere, have no rights, are of this version and wait for the migration', () => {
    for (const [name, service] of ours) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], image: `balcao:${version}` })
      if (name !== 'migrate')
        expect(service.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' })
    }
  })

  test('every service, volume and file that it names exists', () => {
    for (const { depends_on = {}, volumes: mounts = [] } of Object.values(services)) {
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name)
      for (const [source] of mounts.map((mount) => mount.split(':')))
        if (source.startsWith('./')) read(`compose/${source}`)
        else expect(volumes).toHaveProperty(source)
    }
    for (const { image } of Object.values(services)) expect(image).toMatch(/:[\w.-]+$/)
  })

  test("the bucket is open only where the product's own policy opens it", () => {
    expect(JSON.parse(read('compose/bucket-policy.json'))).toEqual(bucketRules('balcao').policy)
  })
})

describe('Kubernetes', () => {
  const kustomization = parse(read('kubernetes/kustomization.yaml'))
  const objects = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS()),
  )
  const ofKind = (kind) => objects.filter((object) => object.kind === kind)
  const workloads = [...ofKind('Deployment'), ...ofKind('Job')]
  const ours = workloads.filter(({ metadata }) => metadata.name !== 'balcao-proxy')

  test('every file is listed, and the image is of this version', () => {
    const files = readdirSync(join(import.meta.dirname, 'kubernetes')).filter((name) =>
      name.endsWith('.yaml'),
    )
    expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort())
    expect(kustomization.images[0].newTag).toBe(version)
  })

  test('every pod fits the restricted standard, on a root that cannot be written', () => {
    for (const { spec } of workloads) {
      const pod = spec.template.spec
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const { securityContext, resources } of pod.containers) {
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(Object.keys(resources)).toEqual(['requests', 'limits'])
      }
    }
  })

  test('settings and secrets together configure each role', () => {
    const shared = {
      ...variablesOf(read('kubernetes/settings.env')),
      ...variablesOf(read('kubernetes/secrets.env.example')),
    }
    expect(unknownIn(shared)).toEqual([])
    const roles = ours.map(({ spec }) => {
      const [{ env, envFrom }] = spec.template.spec.containers
      expect(envFrom).toEqual([
        { configMapRef: { name: 'balcao-settings' } },
        { secretRef: { name: 'balcao-secrets' } },
      ])
      const own = Object.fromEntries(env.map(({ name, value }) => [name, value]))
      expect(unknownIn(own)).toEqual([])
      return readConfig({
        BALCAO_DATA_DIR: '/data',
        ...shared,
        ...own,
        BALCAO_MASTER_KEY: key,
        S3_ACCESS_KEY_ID: 'some',
        S3_SECRET_ACCESS_KEY: 'some',
      }).role
    })
    expect(roles.sort()).toEqual(['migrate', 'web', 'worker'])
  })

  test('selectors match their pods, and every served role keeps one pod through a drain', () => {
    for (const { metadata, spec } of ofKind('Deployment')) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
      if (spec.replicas < 2) continue
      const budget = ofKind('PodDisruptionBudget').find(({ metadata: { name } }) => name === metadata.name)
      expect(budget.spec).toEqual({ minAvailable: 1, selector: spec.selector })
    }
    const labels = workloads.map(({ spec }) => spec.template.metadata.labels)
    for (const { spec } of ofKind('Service')) expect(labels).toContainEqual(spec.selector)
  })

  test('a web pod has probes for liveness and readiness, and more time to stop than its requests need', () => {
    const web = ofKind('Deployment').find(({ metadata }) => metadata.name === 'balcao-web').spec.template.spec
    expect(web.containers[0]).toMatchObject({
      startupProbe: { httpGet: { path: '/healthz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
      readinessProbe: { httpGet: { path: '/readyz' } },
    })
    expect(web.terminationGracePeriodSeconds).toBeGreaterThan(30)
  })
})

describe('systemd', () => {
  const units = readdirSync(join(import.meta.dirname, 'systemd')).map((name) => [
    name,
    read(`systemd/${name}`),
  ])

  test.each(units)('%s runs a role of the product without rights', (name, unit) => {
    const set = Object.fromEntries(
      [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words]) =>
        words.split(' ').map((word) => word.split('=')),
      ),
    )
    expect(unknownIn(set)).toEqual([])
    expect(name).toBe(`balcao-${set.BALCAO_ROLE}.service`)
    for (const line of [
      'DynamicUser=yes',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
    ])
      expect(unit.split('\n')).toContain(line)
    expect(unit).toContain('ExecStart=/opt/balcao/bin/node /opt/balcao/apps/server/dist/main.js')
  })
})
