import { type Kysely, sql } from 'kysely'

/** Users and their sessions, packages bought, grants and charges, favourites, files, the audit. */
// biome-ignore lint/suspicious/noExplicitAny: migrations are frozen in time and never see the app's types
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table files (
      id text constraint files__id__pk primary key,
      owner_id text not null,
      content_type text not null,
      bytes bytea not null,
      created_at timestamptz not null default now()
    );

    create table users (
      id text constraint users__id__pk primary key,
      user_name text not null,
      phone text constraint users__phone__key unique,
      email text,
      company text,
      industry text constraint users__industry__check
        check (industry in ('energy', 'chemicals', 'pharma', 'automobile', 'electronics', 'other')),
      password_hash text,
      must_change_password boolean not null default false,
      state text not null default '1' constraint users__state__check check (state in ('0', '1', '2')),
      role text not null default 'user' constraint users__role__check check (role in ('user', 'admin')),
      business_card_id text constraint users__business_card_id__fkey references files,
      is_demo boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      first_login_at timestamptz,
      last_login_at timestamptz
    );
    create unique index users__user_name__idx on users (lower(user_name));
    alter table files add constraint files__owner_id__fkey foreign key (owner_id) references users;

    create table user_identities (
      provider text not null constraint user_identities__provider__check check (provider in ('wechat', 'qilin', 'oidc')),
      subject text not null,
      user_id text not null constraint user_identities__user_id__fkey references users,
      created_at timestamptz not null default now(),
      constraint user_identities__pk primary key (provider, subject)
    );
    create index user_identities__user_id__idx on user_identities (user_id);

    create table sessions (
      id text constraint sessions__id__pk primary key,
      user_id text not null constraint sessions__user_id__fkey references users,
      address text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index sessions__user_id__idx on sessions (user_id);

    create table sign_in_failures (
      id bigint generated always as identity constraint sign_in_failures__id__pk primary key,
      account text not null,
      address text not null,
      failed_at timestamptz not null
    );
    create index sign_in_failures__account__idx on sign_in_failures (account, failed_at);
    create index sign_in_failures__address__idx on sign_in_failures (address, failed_at);

    create table phone_codes (
      id bigint generated always as identity constraint phone_codes__id__pk primary key,
      phone text not null,
      address text not null,
      code_hash text not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      tries integer not null default 0,
      used_at timestamptz
    );
    create index phone_codes__phone__idx on phone_codes (phone, sent_at);
    create index phone_codes__address__idx on phone_codes (address, sent_at);

    create table orders (
      order_number text constraint orders__order_number__pk primary key,
      user_id text not null constraint orders__user_id__fkey references users,
      package_id text not null,
      effect_time timestamptz not null,
      expire_time timestamptz not null,
      granted_by text,
      created_at timestamptz not null default now(),
      constraint orders__expire_time__check check (expire_time > effect_time)
    );
    create index orders__user_id__idx on orders (user_id, effect_time);
    create table order_modules (
      order_number text not null constraint order_modules__order_number__fkey references orders,
      quota text not null,
      daily_limit integer constraint order_modules__daily_limit__check check (daily_limit >= 0),
      total_limit integer constraint order_modules__total_limit__check check (total_limit >= 0),
      constraint order_modules__pk primary key (order_number, quota)
    );

    create table access_grants (
      user_id text not null constraint access_grants__user_id__fkey references users,
      day date not null,
      grant_key text not null,
      granted_at timestamptz not null,
      constraint access_grants__pk primary key (user_id, day, grant_key)
    );
    create table usage_records (
      id bigint generated always as identity constraint usage_records__id__pk primary key,
      user_id text not null constraint usage_records__user_id__fkey references users,
      order_number text not null constraint usage_records__order_number__fkey references orders,
      module text not null,
      quota text not null,
      operation text not null,
      param1 text not null,
      param2 text,
      detail jsonb not null default '{}',
      address text not null,
      day date not null,
      created_at timestamptz not null
    );
    create index usage_records__user_id__idx on usage_records (user_id, created_at desc, id desc);
    create index usage_records__order_number__idx on usage_records (order_number, quota, day);

    create table favourites (
      user_id text not null constraint favourites__user_id__fkey references users,
      kind text not null constraint favourites__kind__check check (kind in ('entity', 'eccn', 'chinaEccn')),
      item_id text not null,
      version text not null default '',
      created_at timestamptz not null default now(),
      constraint favourites__pk primary key (user_id, kind, item_id, version)
    );

    create table exported_documents (
      hash text constraint exported_documents__hash__pk primary key,
      file_sha256 text not null,
      user_id text not null constraint exported_documents__user_id__fkey references users,
      subject_id text not null constraint exported_documents__subject_id__fkey references subjects,
      content jsonb not null,
      created_at timestamptz not null
    );
    create index exported_documents__file_sha256__idx on exported_documents (file_sha256);

    create table audit_entries (
      id bigint generated always as identity constraint audit_entries__id__pk primary key,
      happened_at timestamptz not null,
      actor_id text,
      operation text not null,
      subject text,
      outcome text not null constraint audit_entries__outcome__check check (outcome in ('done', 'refused')),
      reason text,
      address text not null,
      request_id text,
      data_version text,
      details jsonb not null default '{}'
    );
    create index audit_entries__actor_id__idx on audit_entries (actor_id, id desc);
    create index audit_entries__operation__idx on audit_entries (operation, id desc);
    create index audit_entries__happened_at__idx on audit_entries (happened_at);
    create function forbid_change() returns trigger language plpgsql as $$
      begin raise exception '% only grows', tg_table_name; end
    $$;
    create trigger audit_entries__only_grow before update or delete or truncate on audit_entries
      for each statement execute function forbid_change();
  `.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function down(db: Kysely<any>): Promise<void> {
  await sql`
    drop table audit_entries, exported_documents, favourites, usage_records, access_grants, order_modules, orders,
      phone_codes, sign_in_failures, sessions, user_identities;
    alter table files drop constraint files__owner_id__fkey;
    drop table users, files;
    drop function forbid_change;
  `.execute(db)
}
