import { filePhrases } from '@qingdan/screening/cli/file-phrases.zh.ts'
import type { phrases as english } from './phrases.en.ts'

export const phrases = {
  same: '名称相同',
  sameOtherwise: '名称相同，写法不同',
  close: '写法接近',
  alike: '名称相符',
  unlike: '名称不符',
  separator: '；',
  against: {
    spelling: '拼写有差异',
    sound: '仅读音对应',
    equivalent: '简称或异称',
    initial: '以首字母代名',
    order: '语序不同',
    conflict: '关键词不符',
    missing: '缺少或多出词语',
    single: '相同部分过少',
    descent: '父名与本名互换',
    sexMark: '性别词尾不同',
    legalForm: '公司形式不同',
    number: '编号不同',
    place: '地名不同',
    commonName: '相同部分不够独特',
    limit: '名称不尽相同',
    generalName: '只有通用词',
    otherCountry: '所称国家不同',
    otherParty: '仅字号或部分姓名相同',
    weakAlias: '弱别名',
    shortForm: '译名为简称',
    birthDate: '出生日期不符',
    sex: '性别不符',
    country: '国家/地区不符',
  },
  inFavour: {
    identifier: '证件号相同',
    birthDate: '出生日期相符',
    country: '国家/地区相符',
  },
  detail: { birthDate: '出生日期', sex: '性别', country: '国家' },
  unread: '{column}{side}“{value}”无法识别，评分时未采用',
  file: filePhrases,
  problem: {
    ragged: '未评分：单元格数与表头不符',
    empty: '未评分：名称为空',
  },
  help: `
列：name1、name2（必有），schema（Person、Company、Vessel、Airplane 等），birthDate1/2、sex1/2、country1/2、identifier1/2；
其他列照样保留。另加 score、band、reason 三列。
退出码：0 全部已评分，1 未能进行或未完成，2 命令有误，3 部分行未评分。`,
  failure: {
    usage: '用法：npm run --silent score -- pairs.csv [--out scored.csv] [--lang en|zh]',
    noFile: '文件 {name} 不存在。',
    emptyFile: '{name} 为空。',
    unreadable: '{name} 第 {row} 行：引号未闭合。此前各行已写出。',
    noColumn: '{name} 缺少 {column} 列。须有 name1、name2，宜有 schema。',
    sameFile: '输出文件会覆盖输入文件 {name}。',
  },
  progress: '已评分 {rows} 行',
  problemRow: '第 {row} 行：{problem}',
  done: '共评分 {rows} 行，用时 {seconds} 秒，{problems} 行未评分',
} satisfies typeof english
