type Method = 'GET' | 'POST'
type Endpoint = `${Method} /${string}`

/**
 * Method and path of every operation. Separate from the schemas of `operations.ts`, because the page needs only these two at run time. The name of an
 * operation is its OpenAPI id and its name in log, metrics, audit and permissions.
 */
export const endpoints = {
  'sanction.search': 'GET /open-api/api/sanction/search',
  'sanction.searchExact': 'GET /open-api/api/sanction/search/accurate',
  'sanction.suggest': 'GET /open-api/api/sanction/search/entity/tips',
  'sanction.detail': 'GET /open-api/api/sanction/detail/entity',
  'sanction.history': 'GET /open-api/api/sanction/detail/history',
  'sanction.graph': 'POST /open-api/api/sanction/detail/graph/conduct/level',
  'sanction.graphTable': 'POST /open-api/api/sanction/detail/graph/conduct/table',
  'export.subject': 'GET /open-api/api/sanction/export/simple',
  'export.subjectWithGraph': 'POST /open-api/api/sanction/export/simple',
  'export.verify': 'GET /verify/:hash',

  'china.latest': 'GET /open-api/api/sanction/china/latest/label',
  'china.search': 'GET /open-api/api/sanction/china/search',
  'china.detail': 'GET /open-api/api/sanction/china/detail',
  'china.labels': 'GET /open-api/api/sanction/china/lable/list',
  'bulletin.page': 'GET /open-api/api/morning/page',

  'dictionary.countries': 'GET /open-api/api/dic/country/list',
  'dictionary.sources': 'GET /open-api/api/dic/source/list',
  'dictionary.freshness': 'GET /open-api/api/dic/source/freshness',

  'account.signIn': 'POST /user-service/api/login/pwd',
  'account.wechatAddress': 'GET /user-service/api/login/wx/address',
  'account.signInByWechat': 'POST /user-service/api/login/wx/web',
  'account.oidcAddress': 'GET /user-service/api/login/oidc/address',
  'account.signInByOidc': 'POST /user-service/api/login/oidc',
  'account.signInByToken': 'POST /user-service/api/login/qilin',
  'account.signOut': 'POST /user-service/api/login/logout',
  'account.sendCode': 'POST /user-service/api/phone/code',
  'account.register': 'POST /user-service/api/register',
  'account.resetPassword': 'POST /user-service/api/login/reset/pwd',
  'account.changePassword': 'POST /user-service/api/info/update/pwd',
  'account.profile': 'GET /user-service/api/info/detail',
  'account.updateProfile': 'POST /user-service/api/info/update/user',
  'account.completeProfile': 'POST /user-service/api/login/update/user',
  'account.takeExperience': 'POST /user-service/api/info/experience',
  'account.upload': 'POST /user-service/api/file/upload',
  'account.file': 'GET /user-service/api/file/content/:id',

  'access.check': 'POST /payment-service/access/getAccess',
  'usage.orders': 'GET /payment-service/api/my/order/page',
  'usage.sums': 'GET /payment-service/api/my/sum/page',
  'usage.log': 'GET /payment-service/api/my/record/page',
  'usage.logDetail': 'GET /payment-service/api/my/record/detail',
  'usage.exportLog': 'GET /payment-service/api/my/record/export',
  'usage.modules': 'GET /payment-service/api/module/list',
  'usage.membership': 'GET /payment-service/api/my/get/result',
  'alert.unread': 'GET /open-api/api/user/unread/count',

  'favourite.addEntity': 'POST /open-api/api/user/collect/entity/add',
  'favourite.removeEntity': 'POST /open-api/api/user/collect/entity/del',
  'favourite.pageEntity': 'GET /open-api/api/user/collect/entity/page',
  'favourite.addEccn': 'POST /open-api/api/user/collect/eccn/add',
  'favourite.removeEccn': 'POST /open-api/api/user/collect/eccn/del',
  'favourite.pageEccn': 'GET /open-api/api/user/collect/eccn/page',
  'favourite.addChinaEccn': 'POST /open-api/api/user/collect/china/eccn/add',
  'favourite.removeChinaEccn': 'POST /open-api/api/user/collect/china/eccn/del',
  'favourite.pageChinaEccn': 'GET /open-api/api/user/collect/china/eccn/page',

  'admin.users': 'GET /user-service/api/admin/user/page',
  'admin.approve': 'POST /user-service/api/admin/user/approve',
  'admin.close': 'POST /user-service/api/admin/user/close',
  'admin.open': 'POST /user-service/api/admin/user/open',
  'admin.packages': 'GET /user-service/api/admin/package/list',
  'admin.grantPackage': 'POST /user-service/api/admin/package/grant',
  'admin.resetPassword': 'POST /user-service/api/admin/password/reset',
  'admin.notices': 'GET /user-service/api/admin/notice/list',
  'admin.notice': 'GET /user-service/api/admin/notice/detail',
  'admin.correctNotice': 'POST /user-service/api/admin/notice/correct',
  'admin.confirmNotice': 'POST /user-service/api/admin/notice/confirm',
  'admin.refuseNotice': 'POST /user-service/api/admin/notice/refuse',
  'admin.reopenNotice': 'POST /user-service/api/admin/notice/reopen',
  'admin.audit': 'GET /user-service/api/admin/audit/page',
  'admin.exportAudit': 'GET /user-service/api/admin/audit/export',
  'admin.matches': 'GET /user-service/api/admin/match/page',
  'admin.decideMatch': 'POST /user-service/api/admin/match/decide',
  'admin.undoMatch': 'POST /user-service/api/admin/match/undo',
  'admin.matchDecisions': 'GET /user-service/api/admin/match/decision/page',

  'health.live': 'GET /health/live',
  'health.ready': 'GET /health/ready',
} as const satisfies Record<string, Endpoint>

export type OperationName = keyof typeof endpoints
