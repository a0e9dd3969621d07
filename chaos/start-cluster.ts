import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, copyFileSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder, removeTestFolder } from '@balcao/server/kit/postgres/test-cluster'
import { waitUntil } from '@balcao/server/kit/postgres/wait-until'
import type { ChaosDatabase } from './start-database.ts'

/** Ways to lose the machine of a primary, and ways back. */
const losses = {
  killed: {
    strike: (node: Node) => node.signal('SIGKILL'),
    heal: (node: Node) => node.run(),
  },
  frozen: {
    strike: (node: Node) => node.signal('SIGSTOP'),
    heal: (node: Node) => node.signal('SIGCONT'),
  },
  'cut off': {
    strike: (node: Node) => node.setLink('down'),
    heal: (node: Node) => node.setLink('up'),
  },
}
type Loss = keyof typeof losses

/** Three PostgreSQLs under Patroni, each on a network of its own, with HAProxy in front: deploy/ha unchanged. */
export type ChaosCluster = ChaosDatabase & {
  /** Losses so far, with the time until another machine was primary. */
  failovers: { loss: Loss; seconds: number }[]
}

const ha = join(import.meta.dirname, '../deploy/ha')
const binaries = '/usr/lib/postgresql/15/bin'
const bridge = 'balcao-ha'
const gateway = '10.77.0.1'
const etcdUrl = `http://${gateway}:2379`
const password = 'one-of-a-test'
const longestFailoverSeconds = 300
const longestReturnSeconds = 600

export async function startCluster(): Promise<ChaosCluster> {
  const folder = makeTestFolder()
  const programs: ChildProcess[] = []
  const run = (command: string, args: string[], environment: Record<string, string> = {}) => {
    const log = openSync(join(folder, `${command}.log`), 'a')
    const program = spawn(command, args, {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', log, log],
    })
    programs.push(program)
  }
  removeNetwork()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${gateway}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const nodes = nodeNames.map((name) => addNode(name, folder))
  run('etcd', [
    ...['--data-dir', join(folder, 'etcd'), '--name', 'one'],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', `http://${gateway}:2380`],
  ])
  run('haproxy', ['-db', '-f', join(ha, 'haproxy.cfg')], {
    PRIMARY_LISTEN: `${gateway}:5000`,
    ...Object.fromEntries(nodes.map(({ name, address }) => [`POSTGRES_${name.toUpperCase()}`, address])),
  })
  for (const node of nodes) node.run()
  const stop = async () => {
    for (const node of nodes) node.signal('SIGKILL')
    for (const program of programs) {
      program.kill('SIGKILL')
      if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
    }
    removeNetwork()
    removeTestFolder(folder)
  }
  await untilWhole(nodes).catch(async (error) => {
    await stop()
    throw error
  })

  const failovers: ChaosCluster['failovers'] = []
  return {
    url: `postgres://postgres:${password}@${gateway}:5000/postgres`,
    failovers,
    stop,
    async crash() {
      const kinds = Object.keys(losses) as Loss[]
      const loss = kinds[failovers.length % kinds.length] ?? 'killed'
      const primary = await until(longestReturnSeconds, () => findPrimary(nodes))
      const others = nodes.filter((node) => node !== primary)
      const startedAt = performance.now()
      losses[loss].strike(primary)
      await until(longestFailoverSeconds, () => findPrimary(others))
      failovers.push({ loss, seconds: (performance.now() - startedAt) / 1_000 })
      losses[loss].heal(primary)
      await untilWhole(nodes)
    },
  }
}

const nodeNames = ['a', 'b', 'c'] as const
type Node = ReturnType<typeof addNode>

/** A machine: a network namespace with one link to the bridge, and Patroni with its PostgreSQL in it. */
function addNode(name: (typeof nodeNames)[number], folder: string) {
  const space = `${bridge}-${name}`
  const link = `ha-${name}`
  const address = `10.77.0.1${nodeNames.indexOf(name) + 1}`
  ip('netns', 'add', space)
  ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', link, 'master', bridge, 'up')
  ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', space, 'link', 'set', 'eth0', 'up')
  ip('-n', space, 'link', 'set', 'lo', 'up')
  const home = join(folder, name)
  mkdirSync(home)
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  )
  chownSync(home, uid, gid)
  copyFileSync(join(ha, 'patroni.yaml'), join(home, 'patroni.yaml'))
  return {
    name,
    address,
    run() {
      const log = openSync(join(folder, `${name}.log`), 'a')
      const asPostgres = ['setpriv', '--reuid', String(uid), '--regid', String(gid), '--clear-groups']
      spawn('ip', ['netns', 'exec', space, ...asPostgres, 'patroni', 'patroni.yaml'], {
        cwd: home,
        stdio: ['ignore', log, log],
        env: {
          PATH: process.env.PATH,
          HOME: home,
          LC_ALL: 'C.UTF-8',
          PATRONI_NAME: name,
          PATRONI_ETCD3_HOSTS: `${gateway}:2379`,
          PATRONI_RESTAPI_LISTEN: `${address}:8008`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
          PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
          PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
          PATRONI_POSTGRESQL_BIN_DIR: binaries,
          PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
          PATRONI_SUPERUSER_USERNAME: 'postgres',
          PATRONI_SUPERUSER_PASSWORD: password,
          PATRONI_REPLICATION_USERNAME: 'replicator',
          PATRONI_REPLICATION_PASSWORD: password,
        },
      })
    },
    /** Sent to all processes of the machine. */
    signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') {
      const pids = execFileSync('ip', ['netns', 'pids', space], { encoding: 'utf8' })
      for (const pid of pids.split('\n').filter(Boolean))
        try {
          process.kill(Number(pid), signal)
        } catch {
          // Ended between the two calls, with its parent.
        }
    },
    setLink: (state: 'up' | 'down') => ip('link', 'set', link, state),
  }
}

type Member = { role: string; state: string }

/** Resolves when one node leads and the others follow, one of them synchronously. */
async function untilWhole(nodes: Node[]): Promise<void> {
  let members: Member[] = []
  const isWhole = async () => {
    const primary = await findPrimary(nodes)
    const answer = primary && (await fetch(`http://${primary.address}:8008/cluster`).catch(() => undefined))
    members = answer?.ok ? ((await answer.json()) as { members: Member[] }).members : []
    const isFollowing = members.every(({ state }) => /^(running|streaming)$/.test(state))
    const hasStandby = members.some(({ role }) => role === 'sync_standby')
    return (members.length === nodes.length && isFollowing && hasStandby) || undefined
  }
  await until(longestReturnSeconds, isWhole).catch((error: Error) => {
    throw new Error(`${error.message}: ${JSON.stringify(members)}`)
  })
}

async function findPrimary(nodes: Node[]): Promise<Node | undefined> {
  const answers = await Promise.all(
    nodes.map(({ address }) =>
      fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined),
    ),
  )
  return nodes.find((_, place) => answers[place]?.ok)
}

function until<Found>(seconds: number, find: () => Promise<Found | undefined>): Promise<Found> {
  return waitUntil(find, {
    seconds,
    otherwise: () => new Error(`The cluster is not whole after ${seconds} s`),
  })
}

function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Also removes the remains of a killed run. */
function removeNetwork(): void {
  for (const args of [
    ...nodeNames.map((name) => ['netns', 'del', `${bridge}-${name}`]),
    ...nodeNames.map((name) => ['link', 'del', `ha-${name}`]),
    ['link', 'del', bridge],
  ])
    try {
      ip(...args)
    } catch {
      // Not there.
    }
}
