import { readdirSync, readFileSync } from 'node:fs'
import { root } from './project.mjs'

/**
 * Statements that would break the former version, which still sells on the same database, or block its sales
 * (decision 0028).
 */
const rules = [
  {
    pattern: /\bdrop\s+(table|column|type|schema|view|function)\b/i,
    reason: 'drops what the former version reads',
  },
  { pattern: /\brename\b/i, reason: 'renames what the former version reads' },
  { pattern: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i, reason: 'rewrites a table under a lock' },
  {
    pattern: /\badd\s+column\b(?=[^;,]*\bnot\s+null\b)(?![^;,]*\bdefault\b)/i,
    reason: 'adds a column that the former version does not fill',
  },
  {
    pattern:
      /\badd\s+column\b[^;,]*\bdefault\s+(?!(?:'[^']*'|[\d.]+|true|false|null|now\(\))(?:::|\s|,|;|$))/i,
    reason: 'rewrites a table for a default that is not constant',
  },
  { pattern: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, reason: 'reads a whole table under a lock' },
  {
    pattern: /\badd\s+constraint\b(?=[^;]*\b(check|foreign\s+key)\b)(?![^;]*\bnot\s+valid\b)/i,
    reason: 'reads a whole table under a lock: add it NOT VALID and validate it in the next migration',
  },
  { pattern: /\btruncate\b|\bdelete\s+from\b/i, reason: 'removes rows' },
  { pattern: /\bvacuum\s+full\b|\bcluster\b|\block\s+table\b|\breindex\b/i, reason: 'locks a table' },
]

/** A reviewed exception has its reason in the statement itself: `-- safe: nobody reads it since 0.3`. */
const exception = /--\s*safe:\s*\S/

/** Statements of a migration that must not run while the former version sells, with the reasons. */
export function findUnsafe(sql) {
  const made = madeBy(sql)
  return sql
    .split('--> statement-breakpoint')
    .filter((statement) => !exception.test(statement))
    .flatMap((statement) => {
      const text = statement.replaceAll(/--.*$/gm, '').trim()
      return rules
        .filter(({ pattern }) => pattern.test(text) && !made.has(tableOf(text)))
        .map(({ reason }) => ({ statement: text.split('\n')[0].slice(0, 120), reason }))
    })
}

/** Tables created by the migration itself: a lock on them blocks no other transaction. */
function madeBy(sql) {
  return new Set(
    [...sql.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, name]) => name),
  )
}

function tableOf(statement) {
  return /\balter\s+table\s+(?:only\s+)?(?:if\s+exists\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(statement)?.[1]
}

if (import.meta.main) {
  const folder = `${root}/apps/server/src/db/migrations`
  // The first migration makes the schema of the first version, with no former version beside it.
  const [, ...later] = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  const found = later.flatMap((name) =>
    findUnsafe(readFileSync(`${folder}/${name}`, 'utf8')).map(
      ({ statement, reason }) => `${name} ${reason}: ${statement}`,
    ),
  )
  if (found.length > 0) {
    console.error(`${found.join('\n')}\nSee docs/decisions/0028-how-a-migration-is-written.md.`)
    process.exit(1)
  }
}
