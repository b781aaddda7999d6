/**
 * Places, legal forms, numbers and general words in Chinese company names and how lists put them into English.
 * `term=English wording,…`, the usual wording first. Origin: wordings counted in name pairs of public lists (OFAC, BIS, EU,
 * UK, PRC notices) and standard translations; facts, free to use.
 */
export const legalTerms = `
  有限公司=co,ltd,co ltd,limited,co limited,company,company limited,corporation,company ltd,corporation limited,corporation ltd,inc,incorporated,pte ltd,gmbh,lda,corp,llc,pty ltd
  公司=inc,llc,corporation,company,corp,ag,enterprises,co,limited,incorporated,ltd,plc,gmbh,sa,spa
  株式会社=ltd,co ltd,corporation,company limited,company,inc,kk,kabushiki kaisha,corp
  股份有限公司=co,co ltd,ltd,limited,co limited,company limited,inc,corporation,company,corporation limited,incorporated,corp ltd,joint stock company,plc
  集团=group,group company,grp,group corporation,conglomerate
  研究所=institute,research center,research institute,research centre,laboratory / 委员会=committee,commission,council
  控股=holdings,group holdings,holding,hldgs / 基金会=foundation,fund / 联盟=alliance,coalition,union,league,federation
  实业=industrial,industry,industries,enterprise,enterprises,development
  有限责任公司=company limited,co ltd,limited,ltd,company,co,limited liability company,llc,co limited
  研究院=institute,research institute,academy,research academy,institution / 兵团=corps
  分公司=branch,branch company,branch office / 协会=association,society / 部=department,ministry,division
  实验室=lab,laboratory,laboratories / 会社=company,corporation / 学院=academy,college,institute,school
  中心=center,centre,center for / 合资公司=joint venture,jv / 律师事务所=chambers,law firm,law office,law offices,attorneys
  大学=university,univ / 子公司=subsidiary / 责任=liability / 研究中心=research center,research centre / 司=department
  理工大学=university of technology,university of science and technology,polytechnic university,institute of technology,polytechnical university
  有限会社=ltd,yugen kaisha,yk / 股份=holdings,joint stock,shareholding,stock / 商行=trading,trading company,firm
  学会=society,institute,academy / 科学院=academy of sciences,academy of science,science academy,institute
  总公司=corporation,head office,general company,general corporation / 厂=factory,plant,works,mill / 工厂=factory,plant
  银行=bank,banking / 企业=enterprise,enterprises / 局=bureau,administration,authority,office
  管理局=administration,bureau,administrative bureau / 基金=fund,foundation / 社=agency,society,press
  总厂=general factory,factory,main plant / 联合会=federation,union / 处=division,office / 事务所=office,firm,chambers
  办事处=representative office,office / 有限合伙=limited partnership,lp,llp
  总局=general administration,administration,general bureau / 店=store,shop / 商店=store,shop
  设计院=design institute,design academy,design and research institute
  设计研究院=design and research institute,design institute,research and design institute
  工业大学=university of technology,polytechnical university,polytechnic university,institute of technology,industrial university
  站=station / 工作室=studio,studios / 合资=joint venture,jv / 总部=headquarters,general headquarters
  科技大学=university of science and technology,university of technology,science and technology university
  重点实验室=key laboratory,key lab / 航空航天大学=university of aeronautics and astronautics,aerospace university / 学校=school
  代表处=representative office / 工程院=academy of engineering / 无限公司=unlimited company / 商会=chamber of commerce
  医院=hospital
`

export const placeTerms = `
  香港=hong kong,hk,hongkong,h k,xiang gang,xianggang / 深圳=shenzhen,sz / 山东=shandong,shantung / 北京=beijing,peking
  青岛=qingdao,tsingtao / 大连=dalian / 上海=shanghai / 浙江=zhejiang,chekiang / 广州=guangzhou,canton / 苏州=suzhou
  河北=hebei,hopei / 市=city,municipal,municipality / 武汉=wuhan / 江苏=jiangsu,kiangsu / 义乌=yiwu / 天津=tianjin,tientsin
  新疆=xinjiang,sinkiang,xin jiang / 宁波=ningbo / 舟山=zhoushan / 东莞=dongguan / 重庆=chongqing,chungking
  陕西=shaanxi,shanxi,shensi / 丹东=dandong / 福建=fujian,fukien / 四川=sichuan,szechuan,szechwan / 济南=jinan / 长沙=changsha
  珠海=zhuhai / 厦门=xiamen,amoy / 烟台=yantai / 南昌=nanchang / 东营=dongying / 金华=jinhua / 台湾=taiwan / 郑州=zhengzhou
  南通=nantong / 南安=nanan / 寿光=shouguang / 邢台=xingtai / 瓦房店=wafangdian / 辽阳=liaoyang / 金湖=jinhu / 弥勒=mile,maitreya
  黄岛=huangdao / 西藏=tibet,xizang / 东京=tokyo / 中国香港=hong kong,hk / 中山=zhongshan / 三河=sanhe / 株洲=zhuzhou / 伊朗=iran
  南京=nanjing,nanking / 区=district,zone / 成都=chengdu / 西安=xian,xi an / 缅甸=myanmar,burma / 杭州=hangzhou
  省=province,provincial / 合肥=hefei / 柬埔寨=cambodia / 无锡=wuxi / 哈尔滨=harbin / 迪拜=dubai / 湖北=hubei / 沈阳=shenyang
  常州=changzhou / 县=county / 印度=india / 安徽=anhui / 江西=jiangxi / 广东=guangdong,kwangtung,canton
  自治州=autonomous prefecture / 新加坡=singapore / 印尼=indonesia / 辽宁=liaoning / 河南=henan / 湖南=hunan / 石家庄=shijiazhuang
  乌鲁木齐=urumqi,wulumuqi / 惠州=huizhou / 威海=weihai / 淄博=zibo / 保定=baoding / 台州=taizhou / 泉州=quanzhou / 和田=hotan,hetian
  前海=qianhai / 菲律宾=philippines / 山西=shanxi / 黑龙江=heilongjiang / 澳门=macau,macao / 太原=taiyuan / 连云港=lianyungang
  洛阳=luoyang / 襄阳=xiangyang / 绵阳=mianyang / 阿克苏=aksu,akesu / 吐鲁番=turpan,tulufan / 自治区=autonomous region
  马来西亚=malaysia / 内蒙古=inner mongolia,nei mongol,neimenggu / 吉林=jilin,kirin / 云南=yunnan / 甘肃=gansu / 长春=changchun
  福州=fuzhou / 贵阳=guiyang / 昆明=kunming / 拉萨=lhasa,lasa / 佛山=foshan / 日照=rizhao / 唐山=tangshan / 邯郸=handan / 鞍山=anshan
  锦州=jinzhou / 延边=yanbian / 扬州=yangzhou / 昆山=kunshan / 嘉兴=jiaxing / 绍兴=shaoxing / 赣州=ganzhou / 宜昌=yichang / 包头=baotou
  喀什=kashgar,kashi / 伊犁=ili,yili / 哈密=hami,kumul / 浦东=pudong / 开发区=development zone / 泰国=thailand / 越南=vietnam
  广西=guangxi / 海南=hainan / 贵州=guizhou / 青海=qinghai / 宁夏=ningxia / 南宁=nanning / 海口=haikou / 兰州=lanzhou / 西宁=xining
  银川=yinchuan / 汕头=shantou,swatow / 潍坊=weifang / 沧州=cangzhou / 廊坊=langfang / 营口=yingkou / 葫芦岛=huludao / 珲春=hunchun
  镇江=zhenjiang / 徐州=xuzhou / 温州=wenzhou / 湖州=huzhou / 漳州=zhangzhou / 莆田=putian / 湘潭=xiangtan / 宝鸡=baoji / 咸阳=xianyang
  张家口=zhangjiakou / 呼和浩特=hohhot,huhehaote / 鄂尔多斯=ordos,eerduosi / 海淀=haidian / 九龙=kowloon / 新界=new territories
  特别行政区=special administrative region,sar / 老挝=laos
`

export const generalTerms = `
  国际=international,intl,int l,int,global,internationale / 通用=general,universal,genertec / 新=new,xin,neo,sun
  海=marine,sea,hai,ocean,hoi / 中=china,sino,chung,middle,central,zhong / 中国=china,sino,chinese,zhongguo,prc
  联=united,alliance,union,lian,uni,link,allied,ally / 力=power,force,li / 美国=america,usa,american,us,united states
  日本=japan,nihon,nippon / 星=star,xing,sing / 长=chang,long,great / 美=america,mei,beauty,beautiful
  信=credit,xin,integrity,trust,faith / 联合=united,union,joint,unified,lianhe / 高=high,gao / 全球=global,world,worldwide
  红=red,hong / 东=east,dong,eastern / 天=tian,sky,heaven / 安=an,peace,safe / 地=land,earth,di / 技术集团=technology group
  创=creative,chuang,innovation,create / 国家=national,state / 蓝=blue / 金=jin,gold,golden,kim,kam,king
  山=shan,mountain,hill / 光=guang,light,kwong,optical / 和=and,harmony,he,peace / 源=source,yuan,origin
  南=south,southern,nan / 龙=dragon,long,lung,loong / 火=fire,huo / 纳=nano,na / 丰=harvest,feng,fung / 平=ping,peace
  微=micro,wei / 世界=world / 时=time,shi / 环球=universal,global,world,worldwide / 朝鲜=korea,chosun,korean,dprk,chosen
  星空=starry sky,space,star / 亚洲=asian,asia / 先进=advanced / 欧洲=european,europe / 未来=future / 黑=black / 太平洋=pacific
  耀=twinkle,shine,yao / 卓越=excellent,excellence / 右=right,you / 想=idea,think / 微纳=micro nano,micronano / 帽=hat
  兔=rabbit / 三=three,tri,san,sam / 日=sun,day / 大=great,big,grand,da / 北=north,northern,bei / 石=stone,shi,rock
  江=river,jiang / 马=horse,ma / 富=rich,fu,wealth / 智=wisdom,intelligent,zhi,smart / 河=river,he / 小=small,little,xiao
  明=bright,ming / 原=origin,yuan / 宇宙=cosmos,universe,space / 西=west,western,xi / 林=forest,lin
  诚=integrity,sincere,cheng / 飞=fly,flying,fei / 木=wood / 风=wind / 思=think,si / 博=bo,broad / 豪=grand,hao
  超=super,ultra,chao / 亮=bright,liang / 帝=emperor,king / 铁=iron / 水=water,shui / 盛=prosper,sheng
  友=friend,friendship,you / 速=speed,su / 黄=yellow,huang / 跃=leap,yue / 中华=china,chinese,zhonghua,cathay,sino
  综合=comprehensive,general / 总=general / 俄罗斯=russia,russian / 东方=eastern,oriental,orient,east,dongfang
  首=first,capital / 韩国=korea,korean / 中央=central / 第一=first,no 1,one,1st / 人民=people s,peoples,people
  北方=north,northern / 南方=southern,south / 城=city,town,cheng / 皇=royal,king,emperor / 太阳=sun,solar / 非洲=africa
  西方=western,west / 绿=green / 时代=time,times,era,epoch / 一=one,yi / 海外=overseas / 白=white,bai
  国营=state owned,state run / 王=king,wang / 艺=art,yi / 花=flower,hua / 西南=southwest,southwestern / 华北=north china
  银=silver / 凤=phoenix / 慧=wisdom,hui / 西北=northwest,northwestern / 东南=southeast / 华东=east china / 亚太=asia pacific
  法国=france,french / 世纪=century / 鹰=eagle,hawk / 月=moon / 虎=tiger / 双=double,twin,shuang / 狮=lion / 镇=town
  东北=northeast,northeastern / 华南=south china / 中南=central south / 德国=germany,german / 强=strong,qiang / 左=left,zuo
  解放军=pla,people s liberation army / 华中=central china / 英国=uk,british,united kingdom,britain / 村=village
`

export const numberTerms = `
  第一=first,no 1,1st,1 / 第二=second,no 2,2nd,2 / 第三=third,3rd,3 / 第四=fourth,4th,4 / 第五=fifth,5th,5 / 第六=sixth,6th,6
  第七=seventh,7th,7 / 第八=eighth,8th,8 / 第九=ninth,9th,9 / 第十=tenth,10th,10
`
