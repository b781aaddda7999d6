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
  公开株式会社=open joint stock company,ojsc,pjsc,public joint stock company / 非公开株式会社=closed joint stock company,cjsc / 公共株式会社=public joint stock company,pjsc
  有限责任会社=limited liability company,llc / 合同会社=llc,godo kaisha / 有限会社=ltd,yugen kaisha,yk / 股份=holdings,joint stock,shareholding,stock / 商行=trading,trading company,firm
  学会=society,institute,academy / 科学院=academy of sciences,academy of science,science academy,institute
  总公司=corporation,head office,general company,general corporation / 厂=factory,plant,works,mill / 工厂=factory,plant
  银行=bank,banking / 企业=enterprise,enterprises / 局=bureau,administration,authority,office
  管理局=administration,bureau,administrative bureau / 基金=fund,foundation / 社=agency,society,press
  总厂=general factory,factory,main plant / 联合会=federation,union / 处=division,office / 事务所=office,firm,chambers
  办事处=representative office,office / 有限合伙=limited partnership,lp,llp
  总局=general administration,administration,general bureau / 总署=general administration,administration / 店=store,shop / 商店=store,shop
  设计院=design institute,design academy,design and research institute
  设计研究院=design and research institute,design institute,research and design institute
  工业大学=university of technology,polytechnical university,polytechnic university,institute of technology,industrial university
  站=station / 工作室=studio,studios / 合资=joint venture,jv / 总部=headquarters,general headquarters
  科技大学=university of science and technology,university of technology,science and technology university
  重点实验室=key laboratory,key lab / 航空航天大学=university of aeronautics and astronautics,aerospace university / 学校=school
  代表处=representative office / 工程院=academy of engineering / 无限公司=unlimited company / 商会=chamber of commerce
  医院=hospital
  部队=unit,troops,force,army unit / 军区=military region,military district / 战区=theater command / 司令部=headquarters,command / 总参谋部=general staff department
  总装备部=general armament department,general armaments department / 武警=armed police / 警察=police / 海警=coast guard / 海军=navy,naval / 空军=air force / 陆军=army
  火箭军=rocket force / 基地=base / 支队=detachment / 大队=brigade,battalion / 总队=corps,general corps / 旅=brigade / 师=division / 团=regiment
  军事科学院=academy of military sciences,academy of military science / 国防科技大学=national university of defense technology,nudt / 党校=party school
  省政府=provincial government / 政府=government / 人民政府=people s government,peoples government / 国务院=state council / 人大常委会=standing committee
  工业部=ministry of industry / 国防部=ministry of national defense,ministry of defense,ministry of defence / 公安部=ministry of public security / 国家安全部=ministry of state security
  公安厅=public security department,department of public security / 司法厅=justice department,department of justice / 厅=department / 办公室=office / 署=administration,agency / 海关=customs
  研究室=laboratory,research office,research section / 设计所=design institute,design bureau / 设计局=design bureau / 试验站=test station,testing station / 试验场=test range,proving ground
  试验基地=test base / 计算中心=computing center,computer center / 数据中心=data center / 技术中心=technology center,technical center / 创新中心=innovation center,innovation centre
  制造厂=factory,manufacturing plant,manufactory,works / 机械厂=machinery factory,machinery plant,machine works / 化工厂=chemical plant,chemical factory / 电子厂=electronics factory,electronic factory
  钢铁厂=steel works,iron and steel works,steel plant / 炼油厂=refinery,oil refinery / 发电厂=power plant,power station / 电厂=power plant / 造船厂=shipyard,shipbuilding yard,dockyard
  船坞=dock,dockyard / 船厂=shipyard / 修船厂=ship repair yard / 水泥厂=cement plant / 纺织厂=textile mill,textile factory / 药厂=pharmaceutical factory / 制药厂=pharmaceutical factory,pharmaceutical plant / 车间=workshop
  合作社=cooperative,co operative / 供销社=supply and marketing cooperative / 有限责任合伙=limited liability partnership,llp / 普通合伙=general partnership / 个体户=sole proprietor / 经营部=business department,sales department
  贸易行=trading,trading company / 洋行=trading company,company / 行=company,trading / 商社=trading company,trading house / 会社=company,corporation / 财团=consortium / 联社=union
  协会=association / 研究会=society,research association,institute / 促进会=promotion association,council for the promotion,promotion council / 理事会=council / 董事会=board / 俱乐部=club / 剧院=theater / 博物馆=museum
  图书馆=library / 出版社=press,publishing house,publisher / 报社=newspaper,daily / 通讯社=news agency / 电视台=television,tv station / 电台=radio station,radio / 航空公司=airlines,airways,air
  保险公司=insurance company,insurance / 信托公司=trust company / 证券公司=securities / 财务公司=finance company / 投资公司=investment company / 控股公司=holding company,holdings / 母公司=parent company
  进出口公司=import and export corporation,import export corporation,import and export company / 工程公司=engineering company,engineering corporation / 贸易公司=trading company,trading corporation / 分所=branch institute / 分院=branch academy
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
  俄罗斯联邦=russian federation / 白俄罗斯=belarus / 乌克兰=ukraine / 哈萨克斯坦=kazakhstan / 乌兹别克斯坦=uzbekistan / 吉尔吉斯斯坦=kyrgyzstan
  塔吉克斯坦=tajikistan / 土库曼斯坦=turkmenistan / 蒙古=mongolia,mongolian / 阿富汗=afghanistan,afghan / 巴基斯坦=pakistan / 孟加拉国=bangladesh
  斯里兰卡=sri lanka / 尼泊尔=nepal / 土耳其=turkey,turkiye,turkish / 叙利亚=syria,syrian / 伊拉克=iraq,iraqi / 黎巴嫩=lebanon / 以色列=israel
  约旦=jordan / 沙特阿拉伯=saudi arabia / 沙特=saudi / 阿联酋=uae,united arab emirates / 卡塔尔=qatar / 科威特=kuwait / 巴林=bahrain / 阿曼=oman
  也门=yemen / 埃及=egypt / 苏丹=sudan / 利比亚=libya / 尼日利亚=nigeria / 肯尼亚=kenya / 南非=south africa / 安哥拉=angola / 刚果=congo / 津巴布韦=zimbabwe
  古巴=cuba / 委内瑞拉=venezuela / 墨西哥=mexico / 巴西=brazil / 阿根廷=argentina / 智利=chile / 秘鲁=peru / 哥伦比亚=colombia / 巴拿马=panama
  加拿大=canada / 澳大利亚=australia / 新西兰=new zealand / 意大利=italy / 西班牙=spain / 葡萄牙=portugal / 荷兰=netherlands,holland / 比利时=belgium
  卢森堡=luxembourg / 瑞士=switzerland,swiss / 瑞典=sweden / 挪威=norway / 芬兰=finland / 丹麦=denmark / 波兰=poland / 捷克=czech / 匈牙利=hungary
  罗马尼亚=romania / 保加利亚=bulgaria / 塞尔维亚=serbia / 希腊=greece / 塞浦路斯=cyprus / 格鲁吉亚=georgia / 亚美尼亚=armenia / 阿塞拜疆=azerbaijan
  开曼=cayman / 维尔京=virgin islands,bvi / 马绍尔=marshall islands / 塞舌尔=seychelles / 平壤=pyongyang / 首尔=seoul / 大阪=osaka / 莫斯科=moscow / 德黑兰=tehran
  伦敦=london / 纽约=new york / 巴黎=paris / 柏林=berlin / 胡志明=ho chi minh / 河内=hanoi / 曼谷=bangkok / 雅加达=jakarta / 吉隆坡=kuala lumpur / 马尼拉=manila
  珠三角=pearl river delta / 长三角=yangtze river delta / 自贸区=free trade zone,ftz / 保税区=bonded zone,free trade zone / 高新区=high tech zone,hi tech zone
  经济技术开发区=economic and technological development zone / 工业园=industrial park / 工业区=industrial zone,industrial area / 科技园=science park,technology park,science and technology park
  产业园=industrial park / 园区=park / 新区=new area,new district / 出口加工区=export processing zone / 特区=special zone
`

export const generalTerms = `
  国际=international,intl,int l,int,global,internationale / 通用=general,universal,genertec / 新=new,xin,neo,sun
  海=marine,sea,hai,ocean,hoi / 中=china,sino,chung,middle,central,zhong / 中国=china,sino,chinese,zhongguo,prc
  联=united,alliance,union,lian,uni,link,allied,ally / 力=power,force,li / 美国=america,usa,american,us,united states
  日本=japan,nihon,nippon / 星=star,xing,sing / 长=chang,long,great / 美=america,mei,beauty,beautiful
  信=credit,xin,integrity,trust,faith / 联合=united,union,joint,unified,lianhe / 高=high,gao / 全球=global,world,worldwide
  红=red,hong / 东=east,dong,eastern / 天=tian,sky,heaven / 安=an,peace,safe / 地=land,earth,di / 技术集团=technology group
  创=creative,chuang,innovation,create / 国家=national,state / 联邦=federal,federation / 蓝=blue / 金=jin,gold,golden,kim,kam,king
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
  综合=comprehensive,general / 总=general / 俄罗斯=russia,russian
  首=first,capital / 韩国=korea,korean / 中央=central / 第一=first,no 1,one,1st / 人民=people s,peoples,people
  北方=north,northern / 南方=southern,south / 城=city,town,cheng / 皇=royal,king,emperor / 太阳=sun,solar / 非洲=africa
  西方=western,west / 绿=green / 时代=time,times,era,epoch / 一=one,yi / 海外=overseas / 白=white,bai
  国营=state owned,state run / 国立=state,national / 移民=migration,immigration / 边防=border guard,border,frontier / 慈善=charity,charitable / 医科=medical / 师范=normal,pedagogical / 理工=science and technology,technology,polytechnic / 代表团=delegation / 外资=foreign funded,foreign invested / 行业=industry,trade / 王=king,wang / 艺=art,yi / 花=flower,hua / 西南=southwest,southwestern / 华北=north china
  银=silver / 凤=phoenix / 慧=wisdom,hui / 西北=northwest,northwestern / 东南=southeast / 华东=east china / 亚太=asia pacific
  法国=france,french / 世纪=century / 鹰=eagle,hawk / 月=moon / 虎=tiger / 双=double,twin,shuang / 狮=lion / 镇=town
  东北=northeast,northeastern / 华南=south china / 中南=central south / 德国=germany,german / 强=strong,qiang / 左=left,zuo
  解放军=pla,people s liberation army / 华中=central china / 英国=uk,british,united kingdom,britain / 村=village
  国有=state owned / 民营=private / 军民融合=civil military integration,military civil integration / 外贸=foreign trade / 对外=foreign,external / 对外贸易=foreign trade / 对外经济=foreign economic / 经济=economic,economy,economics
  合作=cooperation,cooperative / 交流=exchange / 促进=promotion / 战略=strategic,strategy / 特种=special,specialty / 专用=special,special purpose / 民用=civil,civilian / 军用=military / 高端=high end,advanced / 尖端=advanced,cutting edge
  精细=fine / 智慧=smart,wisdom / 数字=digital / 数码=digital / 绿色=green / 低碳=low carbon / 循环=recycling,circulation,circular / 再生=renewable,recycled,regeneration / 可再生=renewable / 清洁=clean / 现代=modern,hyundai
  大众=public,volkswagen,mass / 第三=third / 首都=capital / 京城=capital,jingcheng / 华侨=overseas chinese / 华人=chinese / 海峡=strait,straits / 东亚=east asia / 南亚=south asia / 中亚=central asia / 欧亚=eurasia,eurasian,euro asia
  亚欧=asia europe,eurasia / 中东=middle east / 中欧=sino european,china europe,china eu / 中美=sino american,sino us / 中俄=sino russian,china russia / 中日=sino japanese / 中韩=sino korean,china korea / 中港=sino hong kong / 中印=china india,sino indian
  中泰=sino thai / 中外=sino foreign / 全国=national,all china / 中部=central,middle / 西部=western,west / 东部=eastern,east / 南部=southern,south / 北部=northern,north / 沿海=coastal / 环太平洋=pan pacific / 大西洋=atlantic / 印度洋=indian ocean / 北极=arctic / 地球=earth
`

export const numberTerms = `
  第一=first,no 1,1st,1 / 第二=second,no 2,2nd,2 / 第三=third,3rd,3 / 第四=fourth,4th,4 / 第五=fifth,5th,5 / 第六=sixth,6th,6
  第七=seventh,7th,7 / 第八=eighth,8th,8 / 第九=ninth,9th,9 / 第十=tenth,10th,10
`
