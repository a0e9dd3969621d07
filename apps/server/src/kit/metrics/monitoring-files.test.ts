import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { declaredMetrics, type MetricName } from './declared-metrics.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const folder = join(root, 'deploy/monitoring')
const boards = join(folder, 'dashboards')

type Rules = { groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[] }
type Board = { title: string; panels: { title: string; targets: { expr: string }[] }[] }

const alerts = (parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')) as Rules).groups.flatMap(
  ({ rules }) => rules,
)
const panels = readdirSync(boards).flatMap((file) => {
  const { title, panels: own } = JSON.parse(readFileSync(join(boards, file), 'utf8')) as Board
  return own.flatMap((panel) =>
    panel.targets.map(({ expr }) => ({ place: `${title}: ${panel.title}`, expr })),
  )
})
const queries = [...alerts.map(({ alert, expr }) => ({ place: alert, expr })), ...panels]

/** A histogram is queried by the names of its parts. */
const partsOf = (name: string) =>
  declaredMetrics[name as MetricName].kind === 'histogram'
    ? ['_bucket', '_sum', '_count'].map((part) => name + part)
    : [name]
const readable = new Map(
  Object.keys(declaredMetrics).flatMap((name) => partsOf(name).map((part) => [part, name])),
)
const namesIn = (expr: string) => expr.match(/\bbalcao_[a-z_]+/g) ?? []

test('every query of the dashboards and alerts reads what the product shows', () => {
  const unknown = queries.flatMap(({ place, expr }) =>
    namesIn(expr)
      .filter((name) => !readable.has(name))
      .map((name) => `${place}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every query groups and selects by labels that its metrics have', () => {
  const wrong = queries.flatMap(({ place, expr }) => {
    const has = new Set<string>(['le', 'process', 'job', 'instance'])
    for (const name of namesIn(expr))
      for (const label of declaredMetrics[readable.get(name) as MetricName].labels) has.add(label)
    const used = [
      ...expr.matchAll(/\bby \(([^)]*)\)/g).flatMap(([, list = '']) => list.split(',')),
      ...expr.matchAll(/[{,]\s*(\w+)\s*[!=]/g).map(([, label = '']) => label),
    ].map((label) => label.trim())
    return used.filter((label) => !has.has(label)).map((label) => `${place}: ${label}`)
  })
  expect(wrong).toEqual([])
})

test('every metric of the product is on a dashboard or behind an alert', () => {
  const used = new Set(queries.flatMap(({ expr }) => namesIn(expr).map((name) => readable.get(name))))
  expect(Object.keys(declaredMetrics).filter((name) => !used.has(name))).toEqual([])
})

test('every alert links to a page with what to do', () => {
  const page = readFileSync(join(root, 'docs/operate/monitor.md'), 'utf8')
  const headings = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
  expect(headings).toEqual(alerts.map(({ alert }) => alert))
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook).toBe(`docs/operate/monitor.md#${alert.toLowerCase()}`)
})
