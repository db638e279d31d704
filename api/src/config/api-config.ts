import type { ReleasedApp, SiteConfig } from '@site/federation';
import type { ConnectionLimits } from '@site/http';

/** A bucket of a service that speaks S3. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
}

/** Everything that a deployment decides. Also the token under which it is injected. */
export class ApiConfig {
  readonly databaseUrl!: string;
  /** Whose user owns the tables: `databaseUrl` itself, unless requests are served by one with fewer rights. */
  readonly migrationsDatabaseUrl!: string;
  /** Where the database is on this machine: saves are refused before its disk is full. Null: on another one. */
  readonly databaseFolder!: string | null;
  readonly poolSize!: number;
  /** Whether a connection is a backend of its own, which keeps statements: neither PGlite's nor a shared pooler's is. */
  readonly preparedStatements!: boolean;
  /** `start`: migrate, then serve. `only`: migrate, then end. `none`: serve, if another process has migrated. */
  readonly migrations!: 'start' | 'only' | 'none';
  readonly host!: string;
  /** 0 means any free port. */
  readonly port!: number;
  readonly logLevel!: string;
  /** Files that editors add, served at /media. */
  readonly mediaDir!: string;
  /** Files that belong to this version: sample content and openapi.json. */
  readonly assetsDir!: string;
  readonly bodyLimitKb!: number;
  /** Requests worked on at a time; more are turned away. */
  readonly maxInFlight!: number;
  /** How late the event loop may be under many requests before some are turned away. */
  readonly maxLatenessMs!: number;
  /** How long requests may take to come. */
  readonly connections!: ConnectionLimits;
  /** How many proxies in front may be believed about the visitor's address and scheme. */
  readonly trustProxy!: number;
  readonly session!: {
    secret: string;
    /** After the sign-in a session ends, used or not. */
    hours: number;
    /** Unused for so long, it ends before. */
    idleMinutes: number;
    /** So long after the sign-in it may change who has access; later the password is asked for again. */
    recentMinutes: number;
    secureCookie: boolean | 'auto';
  };
  /** Second factors' secrets are encrypted with what is derived from it. */
  readonly encryptionSecret!: string;
  /** Facts of the company whose site it is. */
  readonly siteConfig!: SiteConfig;
  /** Scheme and host that people use; null: only this machine is known. */
  readonly publicOrigin!: string | null;
  /** Where people sign in: `publicOrigin`, unless the console has a host name of its own. */
  readonly consoleOrigin!: string | null;
  /** Tells search engines of changed posts; null: nobody is told. */
  readonly indexNow!: { key: string; endpoint: string; delayMs: number } | null;
  /** Null: no email is sent, links are shown to copy. */
  readonly mail!: {
    url: string;
    from: { name: string; address: string };
    /** Who is told of each message of a visitor. */
    notify: string[];
  } | null;
  readonly firstAdmin!: { username: string; password: string | null };
  /** Of the posts that a new site starts with; null: none. */
  readonly samplePostsDir!: string | null;
  /** Characters of a new password; the specification's 6, or more. */
  readonly passwordMinimum!: number;
  readonly loginLimit!: { perUser: number; perAddress: number; perName: number; minutes: number };
  /** Uploads: one at most, all together at most; `s3` is null where they are kept in `mediaDir`. */
  readonly pictures!: { limitMb: number; quotaMb: number; s3: S3Config | null };
  /** How often to look for drafts whose time to be published has come, and for mails that wait. */
  readonly scheduleIntervalMs!: number;
  /** How long the index of texts may take for a search. */
  readonly searchDeadlineMs!: number;
  /** How long public answers may be sent again where another process may have written meanwhile. 0: never. */
  readonly responseCacheMs!: number;
  /** Whoever sends it is told the metrics; null: nobody is. */
  readonly metricsToken!: string | null;
  /** Whoever sends it releases as the operator: every app, with every right; null: only the tokens that admins make do. */
  readonly releaseToken!: string | null;
  /** Shells that send it are told what is live, and get the files of releases; null: nobody is. */
  readonly releaseServiceSecret!: string | null;
  /** Signs links to versions, as shells read them; null: there are none. */
  readonly releasePreviewSecret!: string | null;
  /** Shells that send it report views of posts; null: none are counted. */
  readonly viewsSecret!: string | null;
  /** Apps of which a second admin has to approve each promotion. */
  readonly releaseApproval!: ReleasedApp[];
  /** Only what these public keys attest counts as rehearsed; null: what any key does. */
  readonly rehearsalKeys!: string[] | null;
  /** Versions of an app that are never deleted from the store: so many of the newest, and those that are not so old. */
  readonly releaseKeep!: { versions: number; days: number };
  /** Writes of visitors that are refused for what they hold. */
  readonly refusedLimit!: { perAddress: number; minutes: number };
  readonly contactLimit!: { perAddress: number; minutes: number };
}
