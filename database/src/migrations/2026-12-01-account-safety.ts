import { type Kysely, sql } from 'kysely'
import { userNameKey } from '../user-name-key.ts'

/**
 * One-time passwords expire: those in use get three days from now. Identities carry their issuer: an OIDC identity without one gets the configured
 * issuer at the next start of the API. User names get a key by which names that look alike are found; of two that look alike the older has it.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table users add column password_expires_at timestamptz;
    update users set password_expires_at = now() + interval '72 hours' where must_change_password;
    alter table user_identities add column issuer text not null default '';
    alter table user_identities alter column issuer drop default;
    alter table user_identities drop constraint user_identities__pk;
    alter table user_identities add constraint user_identities__pk primary key (provider, issuer, subject);
    alter table users add column user_name_key text constraint users__user_name_key__key unique;
  `.execute(db)
  const users = await db.selectFrom('users').select(['id', 'user_name']).orderBy('created_at').orderBy('id').execute()
  const known = new Set<string>()
  for (const { id, user_name } of users) {
    const user_name_key = userNameKey(user_name)
    if (known.has(user_name_key)) continue
    known.add(user_name_key)
    await db.updateTable('users').set({ user_name_key }).where('id', '=', id).execute()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    alter table user_identities drop constraint user_identities__pk;
    delete from user_identities a using user_identities b
      where a.provider = b.provider and a.subject = b.subject and a.issuer > b.issuer;
    alter table user_identities add constraint user_identities__pk primary key (provider, subject);
    alter table user_identities drop column issuer;
    alter table users drop column user_name_key, drop column password_expires_at;
  `.execute(db)
}
