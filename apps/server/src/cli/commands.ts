import type { Command } from './command.ts'

export type CommandEntry = { usage: string; summary: string; load: () => Promise<Command> }

/**
 * Every command by its name. Its code is loaded when it is called, so that a check of a Pix key loads no
 * database driver.
 */
export const commands: Readonly<Record<string, CommandEntry>> = {
  doctor: {
    usage: 'doctor [--watch]',
    summary:
      'Says what of an installation works: versions, database, replicas, storage, mail, acquirers, frames, scripts. With --watch it looks again for an hour and says what changed.',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  platform: {
    usage:
      'platform create --name NAME --host HOST --document CPF-OR-CNPJ --phone PHONE --admin-name NAME --admin-email EMAIL --master-name NAME --master-email EMAIL',
    summary:
      'Opens a platform, invites its first administrator by mail, and prints the link by which its first master sets a password. Asks for what is left out.',
    load: async () => (await import('./commands/platform.ts')).platform,
  },
  master: {
    usage: 'master invite --name NAME --email EMAIL',
    summary: 'Prints the link by which a further master, or one who lost the password, sets it.',
    load: async () => (await import('./commands/master.ts')).master,
  },
  'sign-on': {
    usage: 'sign-on off PLATFORM | sign-on unlink PLATFORM --email EMAIL | sign-on set PLATFORM --file FILE',
    summary:
      'Turns off the sign-on of a platform whose provider is lost, so that its people come in by password; unties somebody from the provider; or sets it from a file of JSON. PLATFORM is an id, or "operator" for the masters.',
    load: async () => (await import('./commands/sign-on.ts')).signOn,
  },
  database: {
    usage: 'database grants | database pooler | database distribute',
    summary:
      'Prints the SQL by which an administrator of the server makes the roles, for an owner who may not, and the one for backups; or the users that PgBouncer lets in; or spreads the tables over the workers of a Citus, while the product is stopped.',
    load: async () => (await import('./commands/database.ts')).database,
  },
  cells: {
    usage: 'cells join --url URL [--capacity PLATFORMS] | cells list | cells routes caddy|nginx|haproxy',
    summary:
      'Enters this installation and its platforms into the directory of BALCAO_DIRECTORY_URL, lists what lives where, or prints the rules by which a reverse proxy sends each host to its cell.',
    load: async () => (await import('./commands/cells.ts')).cells,
  },
  tenant: {
    usage:
      'tenant move PLATFORM --to CELL [--plan] [--after-switch COMMAND] [--cancel] | tenant isolate PLATFORM --to HOST:PORT | tenant export PLATFORM --to FILE [--leave] | tenant export PLATFORM --cancel --archive-destroyed | tenant import FILE [--copy] | tenant forget PLATFORM',
    summary:
      'Moves a platform to another cell, whose database TARGET_DATABASE_URL names, while it sells; --plan only says how much there is to copy, --after-switch tells the reverse proxies. Interrupted, it goes on where it was when it is called again, or --cancel ends it. `isolate` gives a platform shards of its own on a worker of Citus. `export` writes a platform to a file that BALCAO_ARCHIVE_PASSPHRASE encrypts, with --leave as its last act here, and `import` takes it from there. A week after a platform left, `forget` deletes what it left behind.',
    load: async () => (await import('./commands/tenant.ts')).tenant,
  },
  archive: {
    usage:
      'archive --older-than MONTHS | archive list | archive read TABLE YYYY-MM --to FILE [--platform PLATFORM]',
    summary:
      'Takes months of the logs (audit_log, session_logs) that are older than so many to the storage as compressed files, reads each back and drops it here; a table keeps as many months as its own minimum says. Interrupted, it goes on when it is called again. A month of the audit trail leaves only when its days are closed and have their hashes. `read` writes the rows of an archived month to a file as lines of JSON, those of the trail below their days, as an export has them.',
    load: async () => (await import('./commands/archive.ts')).archive,
  },
  backup: {
    usage: 'backup [--keep NUMBER]',
    summary:
      'Copies the embedded database and its files to BALCAO_BACKUP_DIR while it sells, and keeps the last seven copies.',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    usage: 'restore --check [--at INSTANT] [--database URL] | restore --to FOLDER [--at INSTANT]',
    summary:
      'Restores a backup to any instant since the oldest and audits its books: in a folder that is removed again, or in a new one to start from.',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  storage: {
    usage: 'storage policy',
    summary: 'Prints the policy and the CORS rules that a bucket of an S3-compatible store needs.',
    load: async () => (await import('./commands/storage.ts')).storage,
  },
  jobs: {
    usage: 'jobs list | jobs retry [NAME]',
    summary:
      'Lists the jobs that used up their tries, and gives them, or those of one name, all tries again.',
    load: async () => (await import('./commands/jobs.ts')).jobs,
  },
  sbom: {
    usage: 'sbom',
    summary: 'Prints the bill of materials (CycloneDX) of the lock file.',
    load: async () => (await import('./commands/sbom.ts')).sbom,
  },
  reseal: {
    usage: 'reseal',
    summary: 'Seals with the current master key whatever former ones sealed, and says what is left.',
    load: async () => (await import('./commands/reseal.ts')).reseal,
  },
  audit: {
    usage: 'audit',
    summary:
      'Counts what must never be in the books: journals, balances, lots, payments, suspense, closed days.',
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  'rebuild-balances': {
    usage: 'rebuild-balances',
    summary: 'Sets stored balances that differ to the sum of their entries.',
    load: async () => (await import('./commands/rebuild-balances.ts')).rebuildBalances,
  },
  providers: {
    usage: 'providers [NAME]',
    summary: 'What each payment provider can do and how well its facts are known.',
    load: async () => (await import('./commands/providers.ts')).providers,
  },
  status: {
    usage: 'status NAME payment|withdraw|receiver WORD [--generation NAME]',
    summary: "What a provider's status word means here.",
    load: async () => (await import('./commands/status.ts')).status,
  },
  webhook: {
    usage: 'webhook NAME --body FILE [--headers FILE] [--query STRING] [--generation NAME]',
    summary: "What a provider's notification says, or null when it says nothing of a payment.",
    load: async () => (await import('./commands/webhook.ts')).webhook,
  },
  'pix-key': {
    usage: 'pix-key VALUE',
    summary: 'Which kind of Pix key a value is.',
    load: async () => (await import('./commands/pix-key.ts')).pixKey,
  },
  document: {
    usage: 'document VALUE',
    summary: 'Whether a CPF or CNPJ is valid.',
    load: async () => (await import('./commands/document.ts')).document,
  },
  pix: {
    usage: 'pix decode CODE',
    summary: 'What a Pix copy-and-paste code holds.',
    load: async () => (await import('./commands/pix.ts')).pix,
  },
  boleto: {
    usage: 'boleto LINE-OR-BARCODE [--on YYYY-MM-DD]',
    summary: 'What a boleto holds; its due date depends on the day of reading, today unless told otherwise.',
    load: async () => (await import('./commands/boleto.ts')).boleto,
  },
  card: {
    usage: 'card NUMBER',
    summary: 'The brand of a card number and whether its check digit holds.',
    load: async () => (await import('./commands/card.ts')).card,
  },
  installments: {
    usage: 'installments --total CENTS --count N [--free N] [--fees A,B,…] [--min CENTS]',
    summary:
      'The ways to divide a price; fees are percentages for 1x, 2x and so on, and a number without one is not offered.',
    load: async () => (await import('./commands/installments.ts')).installments,
  },
}
