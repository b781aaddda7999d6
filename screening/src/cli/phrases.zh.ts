import { filePhrases } from './file-phrases.zh.ts'
import type { Phrases } from './phrases.en.ts'

export const phrases = {
  help: `
列：名称（必有）、类型、出生日期、性别、国家、国籍、证件号；表头中英文均可，次序不限。
类型：01–04、企业、个人、船舶、飞机，或留空。多个国家或证件号以 ; 分隔。
退出码：0 全部已筛查，1 未能进行或未完成，2 命令有误，3 部分行未筛查。`,
  separator: '、',
  searching: '筛查范围：{lists}',
  list: '{name}（{date}，{count} 条）',
  starter: '{name}：内置数据，{date} 版（{count} 条），尚未由发布机关更新',
  progress: '已筛查 {rows} 行，每秒 {speed} 行',
  done: '共筛查 {rows} 行，用时 {seconds} 秒，命中 {hits} 条；{problems} 行未筛查',
  row: '第 {row} 行：{problem}',
  problem: {
    ragged: '未筛查：单元格数与表头不符',
    empty: '未筛查：名称为空',
    long: '未筛查：名称超过 {most} 个字符',
    type: '未筛查：类型“{value}”无效，应为 01–04、企业、个人、船舶、飞机或留空',
  },
  detail: { birthDate: '出生日期', sex: '性别', country: '国家/国籍' },
  unread: '{column}“{value}”无法识别，筛查时未采用',
  file: filePhrases,
  failure: {
    usage:
      '用法：npm run --silent screen -- names.csv [--top 20] [--min-score 50] [--source ofac-sdn,un-sc] [--out hits.csv] [--lang en|zh]',
    noFile: '文件 {name} 不存在。',
    sameFile: '输出文件会覆盖输入文件 {name}。',
    emptyFile: '{name} 为空。',
    unreadable: '{name} 第 {row} 行：引号未闭合。此前各行已写出。',
    noColumn: '{name} 缺少“名称”列。',
    noLists: '尚未加载任何清单。请执行：npm run ingest -- first-load',
    noSource: '清单“{value}”不存在。可用清单：{known}。',
    notLoaded: '清单“{value}”尚未加载。请执行：npm run ingest -- {value}',
  },
} satisfies Phrases
