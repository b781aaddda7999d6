/**
 * Every message of the scripts. Progress is English; an error that stops a start is in both languages, and says what
 * to do.
 */

/** @typedef {{ en: string, zh: string }} Sentence */

/** A failure that the user can fix: shown as its two sentences, never as a stack. */
export class UserFacingError extends Error {
  /** @param {Sentence} sentence @param {unknown} [cause] */
  constructor(sentence, cause) {
    super(sentence.en, { cause })
    this.zh = sentence.zh
  }
}

const supportedPlatforms = 'Linux and macOS (on Windows: inside WSL)'

export const messages = {
  /** @param {string} version */
  oldNode: (version) => ({
    en: `Node ${version} is too old: install Node 20 or newer from https://nodejs.org, then run the command again.`,
    zh: `Node ${version} 版本过低：请安装 Node 20 或更高版本后重试。`,
  }),
  /** @param {string} platform */
  platform: (platform) => ({
    en: `The launcher runs on ${supportedPlatforms}, not on ${platform}. With Docker, use: docker compose up.`,
    zh: `启动脚本支持 Linux 与 macOS（Windows 请使用 WSL），不支持 ${platform}；有 Docker 时可改用 docker compose up。`,
  }),
  /** @param {string} given @param {number} most */
  workers: (given, most) => ({
    en: `--workers=${given}: give a number of workers from 1 to ${most}, as in npm start -- --workers=2.`,
    zh: `--workers=${given}：请填 1 至 ${most} 的进程数，例如 npm start -- --workers=2。`,
  }),
  /** @param {string} folder @param {string} free @param {string} needed */
  disk: (folder, free, needed) => ({
    en: `Too little disk: ${folder} has ${free} free and ${needed} are needed. Free some space, then run the command again.`,
    zh: `磁盘空间不足：${folder} 剩余 ${free}，需要 ${needed}。请清理后重试。`,
  }),
  /** @param {number} code */
  install: (code) => ({
    en: `npm install failed (exit code ${code}, its own message is above). Check the connection to the npm registry (npm ping) and run the command again; what was fetched is kept.`,
    zh: `依赖安装失败（退出码 ${code}）。请检查与 npm 仓库的连接后重试，已下载的内容会保留。`,
  }),
  /** @param {number} pid @param {string | null} url null while it is starting */
  alreadyRunning: (pid, url) => ({
    en: `Qingdan already ${url ? `runs here: ${url}` : 'is being started here'} (process ${pid}). To start anew, stop it there with Ctrl-C.`,
    zh: `清单已在${url ? `运行：${url}` : '启动中'}（进程 ${pid}）。如需重新启动，请先在该终端按 Ctrl-C。`,
  }),
  /** @param {number} pid */
  testsRunning: (pid) => ({
    en: `Another test or measurement works in this folder (process ${pid}). Wait for it, or stop it with: kill ${pid}`,
    zh: `此目录已有测试或测量在运行（进程 ${pid}）。请等待其结束，或执行 kill ${pid}。`,
  }),
  badPort: () => ({
    en: 'PORT is not a port: give a whole number from 1 to 65535, or leave PORT out and a free one is taken.',
    zh: 'PORT 无效：请填 1 至 65535 的整数，或不设 PORT 由系统自动选择。',
  }),
  /** @param {number} port */
  portTaken: (port) => ({
    en: `Port ${port} (from PORT) is used by another program. Stop that program, set another PORT, or leave PORT out and a free one is taken.`,
    zh: `端口 ${port}（由 PORT 指定）已被占用。请停止占用程序、改用其他 PORT，或不设 PORT 由系统自动选择。`,
  }),
  /** @param {number} first @param {number} last */
  noFreePort: (first, last) => ({
    en: `No free port between ${first} and ${last} on 127.0.0.1. Stop a program there, or set PORT.`,
    zh: `127.0.0.1 上 ${first} 至 ${last} 之间没有空闲端口。请停止部分程序或设置 PORT。`,
  }),
  /** @param {string} variable @param {string} url @param {string} reason */
  unreachable: (variable, url, reason) => ({
    en: `${variable} points to ${url}, and nothing usable answers there (${reason}). Correct it, or leave it out and a local one is started.`,
    zh: `${variable} 指向的 ${url} 无法使用（${reason}）。请更正，或不设此变量以启动本地服务。`,
  }),
  /** @param {string} version */
  oldEngine: (version) => ({
    en: `ELASTICSEARCH_URL answers with version ${version}; Elasticsearch 9 is needed. Point it to a 9.x cluster, or leave it out.`,
    zh: `ELASTICSEARCH_URL 的版本为 ${version}，需要 Elasticsearch 9。请改指 9.x 集群，或不设此变量。`,
  }),
  /** @param {string[]} seen */
  noJava: (seen) => ({
    en: `Elasticsearch needs Docker, or Java 21 or newer: no Docker engine answers and no such Java was found${seen.length > 0 ? ` (seen: ${seen.join(', ')})` : ''}. Install one (or set JAVA_HOME), or set ELASTICSEARCH_URL.`,
    zh: '未找到可用的 Docker，也未找到 Java 21 或更高版本。请安装其一（或设置 JAVA_HOME），或设置 ELASTICSEARCH_URL。',
  }),
  /** @param {string} file */
  noMaven: (file) => ({
    en: `Maven (mvn) is not on the PATH, and it fetches Elasticsearch. Install Maven or Docker, or put the published zip at ${file}, or set ELASTICSEARCH_URL.`,
    zh: `未找到 Maven（mvn），无法下载 Elasticsearch。请安装 Maven 或 Docker，或将官方 zip 放到 ${file}，或设置 ELASTICSEARCH_URL。`,
  }),
  /** @param {string} log */
  download: (log) => ({
    en: `Elasticsearch could not be fetched from Maven Central (see ${log}). Check the connection or Maven's settings.xml, then run the command again.`,
    zh: `无法从 Maven Central 下载 Elasticsearch（详见 ${log}）。请检查网络或 Maven 的 settings.xml 后重试。`,
  }),
  /** @param {string} file */
  badZip: (file) => ({
    en: `${file} is not the published Elasticsearch zip, even after fetching it anew. Delete it and run the command again.`,
    zh: `${file} 与官方发布的 Elasticsearch 不符（已重新下载）。请删除该文件后重试。`,
  }),
  /** @param {string} name @param {string} log @param {string} detail */
  serviceFailed: (name, log, detail) => ({
    en: `${name} did not start${detail ? `: ${detail}` : ''}. Its log is ${log}; run the command again, or point to another ${name} by ${name === 'Postgres' ? 'DATABASE_URL' : 'ELASTICSEARCH_URL'}.`,
    zh: `${name} 未能启动，日志见 ${log}。请重试，或用 ${name === 'Postgres' ? 'DATABASE_URL' : 'ELASTICSEARCH_URL'} 指向其他实例。`,
  }),
  /** @param {string} name @param {number} count @param {string} log */
  keepsDying: (name, count, log) => ({
    en: `${name} ended ${count} times within ten minutes and is not started again. Its log is ${log} (the run before: ${log}.1). Remove the cause, stop with Ctrl-C and run npm start again.`,
    zh: `${name} 十分钟内退出 ${count} 次，不再自动重启。日志见 ${log}（上一次：${log}.1）。排除原因后按 Ctrl-C，再执行 npm start。`,
  }),
  /** @param {string} name @param {number} port */
  portLost: (name, port) => ({
    en: `${name} cannot be started again: another program uses its port ${port}. Stop that program.`,
    zh: `${name} 无法重启：端口 ${port} 被其他程序占用，请停止该程序。`,
  }),
  /** @param {string} detail */
  docker: (detail) => ({
    en: `Docker answers, but docker compose could not start a service: ${detail}. See "docker compose logs", or stop Docker and a local service is used.`,
    zh: '已检测到 Docker，但 docker compose 启动服务失败。请查看 docker compose logs，或停用 Docker 以改用本地服务。',
  }),
  /** @param {string} name @param {string} detail */
  testContainer: (name, detail) => ({
    en: `A container runtime answers, but ${name} could not be started in it: ${detail}. Stop the runtime and a local program is used, or set TEST_ELASTICSEARCH_URL and TEST_DATABASE_URL.`,
    zh: '已检测到容器运行环境，但测试服务未能在其中启动。请停用该环境以改用本地程序，或设置 TEST_ELASTICSEARCH_URL 与 TEST_DATABASE_URL。',
  }),
  /** @param {string} password */
  dockerPassword: (password) => ({
    en: `Postgres in Docker refuses the password kept in ${password}: its volume is older than that file. Put the old password there, or remove the volume with: docker compose down --volumes (deletes its data).`,
    zh: `Docker 中的 Postgres 拒绝 ${password} 中的密码（数据卷更早）。请恢复原密码，或执行 docker compose down --volumes（会删除数据）。`,
  }),
  /** @param {string} platform */
  noEmbeddedPostgres: (platform) => ({
    en: `There is no embedded Postgres for ${platform}. Start Docker, or set DATABASE_URL to a Postgres 16 or newer.`,
    zh: `没有适用于 ${platform} 的内置 Postgres。请启动 Docker，或将 DATABASE_URL 指向 Postgres 16 及以上版本。`,
  }),
  noAccount: () => ({
    en: 'Elasticsearch and Postgres refuse to run as root, and the system has no account "nobody" to run them under. Run the command as an ordinary user.',
    zh: 'Elasticsearch 与 Postgres 不能以 root 运行，系统也没有 nobody 账户。请以普通用户运行。',
  }),
  /** @param {string} folder */
  foreignFolder: (folder) => ({
    en: `${folder} belongs to another user. Remove it, or run from a folder that every user may enter.`,
    zh: `${folder} 属于其他用户。请删除，或改在所有用户均可进入的目录运行。`,
  }),
  /** @param {string} reason */
  migration: (reason) => ({
    en: `The database could not be brought up to date (${reason}). If DATABASE_URL is set, check its rights; nothing was changed.`,
    zh: `数据库结构更新失败（${reason}）。若设置了 DATABASE_URL，请检查其权限；未作任何更改。`,
  }),
  /** @param {string} log */
  build: (log) => ({
    en: `The page could not be built (see ${log}). Undo the last change to web/ or run: npm run build -w web`,
    zh: `页面构建失败（详见 ${log}）。请检查对 web/ 的改动，或执行 npm run build -w web。`,
  }),
  /** @param {string} log @param {string} detail */
  api: (log, detail) => ({
    en: `The server stopped${detail ? `: ${detail}` : ''}. Its log is ${log}; run the command again once the cause is removed.`,
    zh: `服务已停止，日志见 ${log}。排除原因后请重试。`,
  }),
  noBrowser: () => ({
    en: 'No Chromium or Chrome was found for the browser tests. Install one (Debian: apt-get install chromium-headless-shell fonts-noto-cjk), or set CHROMIUM_PATH.',
    zh: '浏览器测试需要 Chromium 或 Chrome。请安装（Debian：apt-get install chromium-headless-shell fonts-noto-cjk），或设置 CHROMIUM_PATH。',
  }),
  noTestServices: () => ({
    en: 'These tests need services of their own. Run them with npm test (npm test -- integration, npm test -- e2e), or set TEST_ELASTICSEARCH_URL and TEST_DATABASE_URL.',
    zh: '此类测试需要专用服务。请用 npm test 运行（npm test -- integration、npm test -- e2e），或设置 TEST_ELASTICSEARCH_URL 与 TEST_DATABASE_URL。',
  }),
  /** @param {string} folder */
  noRealLists: (folder) => ({
    en: `The real lists are not at ${folder}. Put the publisher's files there, or set SHARED_DATA to the folder that has sanctions/.`,
    zh: `${folder} 中没有真实清单文件。请放入发布方文件，或用 SHARED_DATA 指定目录。`,
  }),
  /** @param {string} usage */
  usage: (usage) => ({ en: `Usage: ${usage}`, zh: `用法：${usage}` }),
}

export const notes = {
  listsLater: 'The page is usable now; lists appear as they load.',
  /** @param {string} url @param {string} seconds */
  ready: (url, seconds) => [
    `清单 Qingdan is ready: ${url}   (${seconds} s)`,
    `已就绪，请在浏览器打开 ${url} ；按 Ctrl-C 停止。`,
  ],
  /** @param {number} taken @param {number} port */
  nextPort: (taken, port) =>
    `Port ${taken} is used by another program, so ${port} is taken (set PORT to choose). 端口 ${taken} 已被占用，改用 ${port}。`,
  /** @param {string} name @param {number} count */
  leftRunning: (name, count) =>
    `${name} goes on running: ${count} other process${count > 1 ? 'es' : ''} of this folder use it`,
  /** @param {string} name @param {number} pause milliseconds */
  died: (name, pause) =>
    `${name} ended unexpectedly and is started again in ${pause / 1000} s; what needs it answers 503 until then. ${name} 意外退出，即将自动重启，其间相关请求返回 503。`,
  /** @param {string} name @param {number} pause milliseconds @param {string} reason */
  notStarted: (name, pause, reason) =>
    `${name} could not be started again, and it is tried once more in ${pause / 1000} s (${reason}) ${name} 重启未成，即将再试。`,
  /** @param {number} pause milliseconds */
  apiDied: (pause) =>
    `The API ended unexpectedly and is started again in ${pause / 1000} s; the page does not answer until then. API 意外退出，即将自动重启，其间页面无法访问。`,
  /** @param {number} pause milliseconds @param {string} log */
  workerDied: (pause, log) =>
    `The worker (PDFs, workbooks) ended and is started again in ${pause / 1000} s; exports wait or answer 503 until then. Its log is ${log}. 导出进程退出，即将自动重启。`,
  /** @param {number} pause milliseconds */
  listsDied: (pause) =>
    `Lists: the program that loads them ended and is started again in ${pause / 1000} s; what was loaded stays. 清单载入程序退出，即将自动重启，已载入的保留。`,
  /** @param {string} name @param {string} address */
  runsAgain: (name, address) => `${name} runs again, ${address}. ${name} 已恢复。`,
  /** @param {string} folder */
  fallbackFolder: (folder) =>
    `The account that runs Elasticsearch and Postgres cannot enter this folder; they keep their files in ${folder}`,
}

/** Prints a failure: the sentences of a UserFacingError, the stack of any other error. @param {unknown} error */
export function printFailure(error) {
  if (error instanceof UserFacingError) {
    console.error(`\n✗ ${error.message}\n  ${error.zh}`)
    return
  }
  console.error(error)
}
