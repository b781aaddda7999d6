import type { Bilingual } from '../bilingual.ts'

/** Every operation that the audit records, by area, with its display name. */
export const auditOperations = {
  'account.signIn': { zh: '登录', en: 'Sign in' },
  'account.signOut': { zh: '退出登录', en: 'Sign out' },
  'account.register': { zh: '注册', en: 'Register' },
  'account.sendCode': { zh: '发送验证码', en: 'Send code' },
  'account.changePassword': { zh: '修改密码', en: 'Change password' },
  'account.resetPassword': { zh: '凭验证码设置密码', en: 'Set password by code' },
  'account.updateProfile': { zh: '修改个人信息', en: 'Change profile' },
  'account.upload': { zh: '上传图片', en: 'Upload picture' },
  'account.takeExperience': { zh: '领取 7 天体验', en: 'Take the 7-day package' },
  'account.askForMembership': { zh: '申请开通会员', en: 'Ask for a membership' },
  'account.seed': { zh: '创建演示账户', en: 'Create demo account' },
  'account.closeDemo': { zh: '停用演示账户', en: 'Close demo account' },
  'access.check': { zh: '打开详情', en: 'Open details' },
  'sanction.detail': { zh: '查看主体详情', en: 'View subject' },
  'sanction.history': { zh: '查看状态沿革', en: 'View listing history' },
  'sanction.graph': { zh: '查看关系图', en: 'View ownership graph' },
  'sanction.graphTable': { zh: '查看关系表', en: 'View ownership table' },
  'china.detail': { zh: '查看中国制裁详情', en: 'View China decision' },
  'eccn.detail': { zh: '查看美国物项详情', en: 'View US item' },
  'eccn.map': { zh: '查看美国物项关系图', en: 'View US item as a tree' },
  'eccn.destination': { zh: '查看物项对目的地的许可要求', en: 'View requirements for a destination' },
  'news.detail': { zh: '查看资讯', en: 'View announcement' },
  'law.detail': { zh: '查看法规详情', en: 'View law' },
  'item.detail': { zh: '查看中国物项详情', en: 'View Chinese item' },
  'export.subject': { zh: '导出主体 PDF', en: 'Export subject as PDF' },
  'export.subjectWithGraph': { zh: '导出主体 PDF（含关系图）', en: 'Export subject as PDF with graph' },
  'screening.template': { zh: '下载筛查模板', en: 'Download screening template' },
  'screening.upload': { zh: '上传筛查文件', en: 'Upload names' },
  'screening.import': { zh: '导入批次', en: 'Import batch' },
  'screening.start': { zh: '开始筛查', en: 'Start screening' },
  'screening.stop': { zh: '停止筛查', en: 'Stop screening' },
  'screening.delete': { zh: '删除批次', en: 'Delete batch' },
  'screening.map': { zh: '确认为同一主体', en: 'Confirm match' },
  'screening.unmap': { zh: '撤销筛查裁定', en: 'Take back a screening decision' },
  'screening.none': { zh: '以上都不是', en: 'None of the candidates' },
  'screening.warn': { zh: '加入或取消监控', en: 'Begin or end monitoring' },
  'screening.add': { zh: '新增监控主体', en: 'Monitor a party' },
  'screening.export': { zh: '导出筛查结果', en: 'Export batch' },
  'screening.undo': { zh: '撤销已记住的裁定', en: 'Undo a remembered decision' },
  'watch.confirm': { zh: '确认预警主体', en: 'Confirm match of an alert' },
  'watch.none': { zh: '预警均不是', en: 'None of the candidates of an alert' },
  'export.usItem': { zh: '导出美国物项 PDF', en: 'Export US item as PDF' },
  'export.chinaItem': { zh: '导出中国物项 PDF', en: 'Export Chinese item as PDF' },
  'export.law': { zh: '导出法规 PDF', en: 'Export law as PDF' },
  'usage.exportLog': { zh: '导出使用记录', en: 'Export usage log' },
  'admin.users': { zh: '查询用户', en: 'Look up users' },
  'admin.approve': { zh: '通过审核', en: 'Approve account' },
  'admin.close': { zh: '停用账户', en: 'Close account' },
  'admin.open': { zh: '恢复账户', en: 'Open account again' },
  'admin.packages': { zh: '查询套餐', en: 'Look up packages' },
  'admin.grantPackage': { zh: '开通套餐', en: 'Grant package' },
  'admin.resetPassword': { zh: '重置用户密码', en: 'Reset a user’s password' },
  'admin.createAdmin': { zh: '创建管理员', en: 'Create administrator' },
  'admin.notices': { zh: '查看待确认公告', en: 'Look up notices' },
  'admin.notice': { zh: '查看公告草案', en: 'View a notice' },
  'admin.correctNotice': { zh: '更正公告草案', en: 'Correct a notice' },
  'admin.confirmNotice': { zh: '确认公告', en: 'Confirm a notice' },
  'admin.refuseNotice': { zh: '不采用公告', en: 'Refuse a notice' },
  'admin.reopenNotice': { zh: '重新审阅公告', en: 'Open a notice again' },
  'admin.audit': { zh: '查询审计记录', en: 'Read audit' },
  'admin.exportAudit': { zh: '导出审计记录', en: 'Export audit' },
  'admin.matches': { zh: '查询疑似同一主体', en: 'Look up possible matches' },
  'admin.decideMatch': { zh: '裁定疑似同一主体', en: 'Decide a possible match' },
  'admin.undoMatch': { zh: '撤销归并裁定', en: 'Undo a decision on a match' },
  'admin.matchDecisions': { zh: '查询归并裁定', en: 'Look up decisions on matches' },
  'admin.chineseNames': { zh: '查询译名', en: 'Look up Chinese names' },
  'admin.addChineseName': { zh: '增加译名', en: 'Add a Chinese name' },
  'admin.changeChineseName': { zh: '修改译名', en: 'Change a Chinese name' },
  'admin.removeChineseName': { zh: '删除译名', en: 'Delete a Chinese name' },
} as const satisfies Record<`${AuditArea}.${string}`, Bilingual>

export type AuditOperation = keyof typeof auditOperations

/** Prefix of the operations of an area. */
export const auditAreas = {
  account: { zh: '账户', en: 'Account' },
  access: { zh: '查看权限', en: 'Access' },
  sanction: { zh: '全球制裁', en: 'Sanctions' },
  china: { zh: '中国制裁', en: 'China sanctions' },
  eccn: { zh: '美国物项', en: 'US items' },
  news: { zh: '资讯', en: 'News' },
  law: { zh: '法律法规', en: 'Laws' },
  item: { zh: '中国物项', en: 'Chinese items' },
  screening: { zh: '批量筛查', en: 'Screening' },
  watch: { zh: '风险预警', en: 'Alerts' },
  usage: { zh: '使用记录', en: 'Usage' },
  export: { zh: '导出', en: 'Export' },
  admin: { zh: '管理', en: 'Administration' },
} as const satisfies Record<string, Bilingual>

export type AuditArea = keyof typeof auditAreas

export const auditOutcomes = {
  done: { zh: '成功', en: 'Done' },
  refused: { zh: '拒绝', en: 'Refused' },
} as const satisfies Record<string, Bilingual>

export function isAuditOperation(text: string): text is AuditOperation {
  return Object.hasOwn(auditOperations, text)
}
