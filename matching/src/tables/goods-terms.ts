/**
 * Goods of foreign trade after the chapters of the Harmonised System, and who trades in them: words of a trade, never a name.
 * `term=English wording,…`. Origin: general knowledge.
 */
export const goodsTerms = `
  海产品=seafood,marine products,sea products / 海产=seafood,marine products / 海鲜=seafood / 水产品=aquatic products / 水果=fruit,fruits / 蔬菜=vegetables,vegetable
  干果=dried fruit,nuts / 坚果=nuts / 鲜花=flowers / 乳制品=dairy products,dairy / 奶制品=dairy products,dairy / 奶粉=milk powder / 蜂蜜=honey / 禽蛋=eggs
  小麦=wheat / 大米=rice / 玉米=corn,maize / 大豆=soybean,soybeans,soya / 面粉=flour / 谷物=cereals,grain / 咖啡=coffee / 茶叶=tea / 红茶=black tea,tea / 可可=cocoa
  巧克力=chocolate / 糖果=confectionery / 香料=spices,spice / 芝麻=sesame / 花生=peanuts,peanut / 棉花=cotton / 羊毛=wool / 羊绒=cashmere / 丝绸=silk
  橄榄油=olive oil / 葵花籽油=sunflower oil / 棕榈油=palm oil / 食用油=edible oil / 植物油=vegetable oil / 精油=essential oils,essential oil / 玫瑰油=rose oil / 鱼粉=fish meal,fishmeal
  牛肉=beef / 羊肉=mutton / 猪肉=pork / 鸡肉=chicken / 冻肉=frozen meat / 红酒=wine / 葡萄酒=winery,wine,wines / 白酒=liquor,spirits / 白兰地=brandy / 伏特加=vodka / 啤酒=brewery,beer / 香烟=cigarettes / 雪茄=cigars,cigar / 烟叶=tobacco leaf
  原油=crude oil / 成品油=petroleum products,oil products / 柴油=diesel / 汽油=gasoline,petrol / 石脑油=naphtha / 液化气=lpg / 焦炭=coke / 铁矿石=iron ore / 铁矿=iron ore / 铜矿=copper ore,copper mine / 铝矿=aluminium ore / 铝土矿=bauxite
  钴矿=cobalt ore / 镍矿=nickel ore / 锰矿=manganese ore / 铬矿=chrome ore / 铅锌矿=lead and zinc ore / 锂矿=lithium ore / 铝锭=aluminium ingots,aluminum ingots / 钢材=steel / 钢坯=steel billet / 废钢=scrap steel / 废铜=copper scrap / 电解铜=copper cathode
  石材=stone / 玉石=jade / 软木=cork / 原木=logs / 锯材=sawn timber,lumber / 胶合板=plywood / 纸浆=pulp
  磷肥=phosphate fertilizer / 磷酸盐=phosphate,phosphates / 甲醇=methanol / 聚乙烯=polyethylene / 聚丙烯=polypropylene / 原料=raw materials,raw material / 地毯=carpets,carpet / 藏红花=saffron / 家居=home,household
  经销商=distributor,distributors,dealer,distribuidora / 分销商=distributor,distributors / 代理商=agent,agents,agency / 供应商=supplier,suppliers / 进口商=importer,importers / 出口商=exporter,exporters / 进出口商=importer and exporter / 贸易商=trader,traders / 批发商=wholesaler,wholesalers
  零售商=retailer,retailers / 制造商=manufacturer,manufacturers / 生产商=producer,producers,manufacturer / 承包商=contractor,contractors / 运营商=operator,operators / 服务商=service provider / 承运商=carrier / 客户=customer,client / 买家=buyer / 卖家=seller
`
