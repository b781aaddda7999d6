export type Weighted = { value: string; weight: number }

/**
 * Family names by number of bearers: order and approximate shares of the hundred most frequent in the name reports of
 * the Ministry of Public Security of China (2018–2021), general knowledge; per mille of the population.
 */
export const familyNames: readonly Weighted[] = weighted(`
  王72 李71 张68 刘54 陈45 杨31 黄22 赵20 吴19 周19 徐14 孙14 马13 朱12 胡12 郭11 何11 林11 高10 罗9 郑9 梁8 谢7 宋7 唐7 许6
  邓6 冯6 韩6 曹6 曾6 彭6 萧5 蔡5 潘5 田5 董5 袁5 于5 余5 叶5 蒋5 杜5 苏4 魏4 程4 吕4 丁4 沈4 任4 姚4 卢4 傅4 钟4 姜4 崔4 谭4
  廖4 范4 汪4 陆4 金4 石4 戴3 贾3 韦3 夏3 邱3 方3 侯3 邹3 熊3 孟3 秦3 白3 江3 阎3 薛3 尹3 段3 雷3 黎3 史3 龙3 陶2 贺2 顾2
  毛2 郝2 龚2 邵2 万2 覃2 武2 钱2 戚1 严2 欧1 莫2 孔1 向2 常1 欧阳1 上官1`)

/** Characters of given names, frequent ones with more weight: general knowledge of names of three generations. */
export const givenCharacters: readonly Weighted[] = weighted(`
  伟9 芳7 娜5 敏7 静7 丽8 强6 磊6 军8 洋5 勇6 艳5 杰7 娟4 涛6 明12 超5 秀8 霞5 平8 刚4 桂5 英10 华12 玉8 兰4 红8 梅5 春6 国9
  建9 文11 志9 海7 小8 晓8 雪4 云6 龙5 飞4 鹏4 浩6 宇8 轩4 子9 梓5 涵5 欣6 怡5 诗3 雨6 佳7 俊6 家5 嘉5 思5 博4 天5 泽5 昊3
  晨4 阳4 凯3 鑫4 瑞4 雅3 琪3 琳4 婷5 倩3 颖3 慧4 洁3 玲6 萍5 燕4 莉3 珍3 凤4 香3 莲3 淑5 美4 金6 德6 义3 福4 永5 庆4 东5
  林5 荣4 生6 成4 光5 新5 江3 波4 辉4 峰5 斌4 宁3 亮3 健3 清3 卫4 学4 正3 立4 振3 宝4 树3 长4 世4 锦2 启2 良3 元3 安3 民3
  智3 睿3 铭2 景2 若2 彤2 可2 心3 语2 萱2 然2 悦3 梦3 瑶2 诺1 逸2 恒1 翔2 毅2 钧1 宏4 祥3 兴3 彬2 雄2 武2 忠3 仁2 礼1 信1`)

/** Most given names have two characters; a seventh has one (2019–2021 reports: 6–15 % by year of birth). */
export const oneCharacterShare = 0.14

export const companyPlaces: readonly string[] = split(`
  北京 上海 深圳市 深圳 广州 广州市 杭州 宁波 宁波市 苏州 无锡 常州 南京 青岛 青岛市 济南 烟台 潍坊 天津 天津市 大连 沈阳 长春
  哈尔滨 西安 成都 重庆 武汉 长沙 郑州 合肥 南昌 福州 厦门 泉州 东莞市 佛山市 中山市 珠海 惠州市 温州 嘉兴 义乌市 绍兴 台州
  江苏 浙江 山东 广东 福建 河北 河南 湖南 湖北 安徽 四川 陕西 山西 辽宁 吉林 黑龙江 云南 贵州 广西 江西 香港 石家庄 保定 唐山 昆山`)

/** Characters of trade names, and usual whole trade names. */
export const tradeCharacters: readonly string[] = split(`
  鑫 华 瑞 恒 泰 盛 达 宏 兴 隆 丰 源 博 科 创 联 信 诚 德 嘉 佳 美 康 安 宁 远 航 宇 天 地 海 江 山 龙 凤 凯 旋 腾 飞 耀 辉 光 明
  星 辰 晨 旭 阳 金 银 玉 宝 鼎 亿 万 众 合 和 协 力 中 正 大 永 久 长 春 新 锐 智 汇 聚 融 通 顺 祥 福 禄 景 逸 雅 尚 优 品 奥 迪 维`)

export const companyIndustries: readonly string[] = split(`
  电子 电子科技 科技 网络科技 信息技术 机械 机械设备 精密机械 五金制品 五金 塑料制品 塑胶 包装材料 纺织 服装 服饰 贸易 国际贸易
  进出口 商贸 物流 国际物流 货运代理 供应链管理 建筑工程 建筑装饰 装饰工程 房地产开发 置业 投资 投资管理 文化传播 广告传媒 教育科技
  教育咨询 餐饮管理 食品 饮料 农业科技 农业发展 生物科技 生物医药 医疗器械 制药 化工 新材料 环保科技 能源 新能源 光电 照明 电气
  仪器仪表 汽车零部件 汽车销售 家具 家居用品 玩具 工艺品 珠宝 旅游 酒店管理 人力资源 企业管理咨询 物业管理 园林绿化 印刷 钢铁`)

export const companyLegals: readonly Weighted[] = weighted(
  '有限公司70 有限责任公司10 股份有限公司8 集团有限公司7 集团股份有限公司2 厂3 （集团）有限公司1',
)

function split(text: string): string[] {
  return text.trim().split(/\s+/)
}

function weighted(text: string): Weighted[] {
  return split(text).map((entry) => ({
    value: entry.replace(/\d+$/, ''),
    weight: Number(/\d+$/.exec(entry)?.[0] ?? 1),
  }))
}
