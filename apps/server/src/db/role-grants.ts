import { appRole, appUrl, narrowedRole, operatorRole, operatorUrl } from './migrate.ts'

const backupRole = 'balcao_backup'

/**
 * Script for an administrator of the server, where the owner of the database may not create roles; run again after a
 * new master key. It is repeatable. The passwords are derived from the master key.
 */
export function roleGrants(ownerUrl: string, key: Buffer): string {
  const { pathname, username } = new URL(ownerUrl)
  const database = quoted(decodeURIComponent(pathname.slice(1)))
  const passwordOf = (url: string) => `password '${new URL(url).password}'`
  return `-- Roles of Balcão. Run as an administrator of the server. This text holds passwords: keep it nowhere.
${ensure(appRole)}
alter role ${appRole} with login noinherit ${passwordOf(appUrl(ownerUrl, key))};
${ensure(operatorRole)}
alter role ${operatorRole} with login ${passwordOf(operatorUrl(ownerUrl, key))};
${ensure(narrowedRole)}
grant ${narrowedRole} to ${appRole};
grant connect on database ${database} to ${appRole}, ${operatorRole};
grant create, connect, temporary on database ${database} to ${quoted(decodeURIComponent(username))};

-- Backups: row policies bind the owner too, so pg_dump needs a role that passes them. Give it a password with \\password ${backupRole}.
${ensure(backupRole)}
alter role ${backupRole} with login bypassrls;
grant pg_read_all_data to ${backupRole};
grant connect on database ${database} to ${backupRole};`
}

function ensure(role: string): string {
  return `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if; end $$;`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
