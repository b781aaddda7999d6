import { words } from './words.ts'

/**
 * Names so common in the world that two of them agreeing says little: another Mark Taylor is no evidence.
 * Origin: the most frequent names of the US Census Bureau's 1990 name files (public domain); then names common elsewhere,
 * general knowledge. Never the lists' own frequency: rare in a list is not rare in the world.
 */
const familyNames = words(`
  smith johnson williams jones brown davis miller wilson moore taylor anderson thomas jackson white harris martin
  thompson garcia martinez robinson clark rodriguez lewis lee walker hall allen young hernandez king wright lopez
  hill scott green adams baker gonzalez nelson carter mitchell perez roberts turner phillips campbell parker evans
  edwards collins stewart sanchez morris rogers reed cook morgan bell murphy bailey rivera cooper richardson cox
  howard ward torres peterson gray ramirez james watson brooks kelly sanders price bennett wood barnes ross
  henderson coleman jenkins perry powell long patterson hughes flores washington butler simmons foster gonzales
  bryant alexander russell griffin diaz hayes myers ford hamilton graham sullivan wallace woods cole west jordan
  owens reynolds fisher ellis harrison gibson mcdonald cruz marshall ortiz gomez murray freeman wells webb simpson
  stevens tucker porter hunter hicks crawford henry boyd mason morales kennedy warren dixon ramos reyes burns gordon
  shaw holmes rice robertson hunt black daniels palmer mills nichols grant knight ferguson rose stone hawkins dunn
  perkins hudson spencer gardner stephens payne pierce berry matthews arnold wagner willis ray watkins olson carroll
  duncan snyder hart cunningham bradley lane andrews ruiz harper fox riley armstrong carpenter weaver greene
  lawrence elliott chavez sims austin peters kelley franklin lawson fields gutierrez ryan schmidt carr vasquez
  castillo wheeler chapman oliver montgomery richards williamson johnston banks meyer bishop mccoy howell alvarez
  morrison hansen fernandez garza harvey little burton stanley nguyen george jacobs reid kim fuller lynch dean
  gilbert garrett romero welch larson frazier burke hanson day mendoza moreno bowman medina fowler brewer hoffman
  carlson silva pearson holland douglas fleming jensen vargas byrd davidson hopkins may terry herrera wade soto
  walters curtis neal caldwell lowe jennings barnett graves jimenez horton shelton barrett obrien castro sutton
  gregory mckinney lucas miles craig rodriquez chambers holt lambert fletcher watts bates hale rhodes pena beck
  newman haynes mcdaniel mendez bush vaughn parks dawson santiago norris hardy love steele curry powers schultz
  barker guzman page munoz ball keller chandler weber leonard walsh lyons ramsey wolfe schneider mullins benson
  sharp bowen daniel barber cummings hines baldwin griffith valdez hubbard salazar reeves warner stevenson burgess
  santos tate cross garner mann mack moss thornton dennis mcgee farmer delgado aguilar vega glover manning cohen
  harmon rodgers robbins newton todd blair higgins ingram reese cannon strickland townsend potter goodwin walton
  rowe hampton ortega patton swanson joseph francis goodman maldonado yates becker erickson hodges rios conner
  adkins webster norman malone hammond flowers cobb moody quinn blake maxwell pope floyd osborne paul mccarthy
  guerrero lindsey estrada sandoval gibbs tyler gross fitzgerald stokes doyle sherman saunders wise colon gill
  alvarado greer padilla simon waters nunez ballard schwartz mcbride houston christensen klein pratt briggs parsons
  mclaughlin zimmerman french buchanan moran copeland roy pittman brady mccormick holloway brock poole frank logan
  owen bass marsh drake wong jefferson park morton abbott sparks patrick norton huff clayton massey lloyd figueroa
  carson bowers roberson barton tran lamb harrington casey boone cortez clarke mathis singleton wilkins cain bryan
  underwood hogan mckenzie collier luna phelps mcguire allison bridges wilkerson nash summers atkins wilcox pitts
  conley marquez burnett richard cochran chase davenport hood gates clay ayala sawyer roman vazquez dickerson hodge
  acosta flynn espinoza nicholson monroe wolf morrow kirk randall anthony whitaker oconnor skinner ware molina kirby
  huffman bradford charles gilmore dominguez oneal bruce lang combs kramer heath hancock gallagher gaines shaffer
  short wiggins mathews mcclain fischer wall small melton hensley bond dyer cameron grimes contreras christian wyatt
  baxter snow mosley shepherd larsen hoover beasley glenn petersen whitehead meyers keith garrison vincent shields
  horn savage olsen schroeder hartman woodard mueller kemp deleon booth patel calhoun wiley eaton cline navarro
  harrell lester humphrey parrish duran hutchinson hess dorsey bullock robles beard dalton avila vance rich
  blackwell york johns blankenship trevino salinas campos pruitt moses callahan golden montoya hardin guerra
  mcdowell carey stafford gallegos henson wilkinson booker merritt miranda atkinson orr decker hobbs preston tanner
  knox pacheco stephenson glass rojas serrano marks hickman english sweeney strong prince mcclure conway walter roth
  maynard farrell lowery hurst nixon weiss trujillo ellison sloan juarez winters mclean randolph leon boyer
  villarreal mccall gentry carrillo kent ayers lara shannon sexton pace hull leblanc browning velasquez leach chang
  house sellers herring noble foley bartlett mercado landry durham walls barr mckee bauer rivers everett bradshaw
  pugh velez rush estes dodson morse sheppard weeks camacho bean barron livingston middleton spears branch blevins
  chen kerr mcconnell hatfield harding ashley solis herman frost giles blackburn william pennington woodward finley
  mcintosh koch best solomon mccullough dudley nolan blanchard rivas brennan mejia kane benton joyce buckley haley
  valentine maddox russo mcknight buck moon mcmillan crosby berg dotson mays roach church chan richmond meadows
  faulkner oneill knapp kline barry ochoa jacobson gay avery hendricks horne shepard hebert cherry cardenas mcintyre
  whitney waller holman donaldson cantu terrell morin gillespie fuentes tillman sanford bentley peck key salas
  rollins gamble dickson battle santana cabrera cervantes howe hinton hurley spence zamora yang mcneil suarez case
  petty gould mcfarland sampson carver bray rosario macdonald stout hester melendez dillon farley hopper galloway
  potts bernard joyner stein aguirre osborn mercer bender franco rowland sykes benjamin travis pickett crane sears
  mayo dunlap hayden wilder mckay coffey mccarty ewing cooley vaughan bonner cotton holder stark ferrell cantrell
  fulton lynn lott calderon rosa pollard hooper burch mullen fry riddle levy david duke odonnell guy michael britt
  frederick daugherty berger dillard alston jarvis frye riggs chaney odom duffy fitzpatrick valenzuela merrill mayer
  alford mcpherson acevedo donovan barrera albert cote reilly compton raymond mooney mcgowan craft cleveland clemons
  wynn nielsen baird stanton snider rosales bright witt stuart hays holden rutledge kinney clements castaneda slater
  hahn emerson conrad burks delaney pate lancaster sweet justice tyson sharpe whitfield talley macias irwin burris
  ratliff mccray madden kaufman beach goff cash bolton mcfadden levine good byers kirkland kidd workman carney dale
  mcleod holcomb england finch head burt hendrix sosa haney franks sargent nieves downs rasmussen bird hewitt
  lindsay le foreman valencia oneil delacruz vinson dejesus hyde forbes gilliam guthrie wooten huber barlow boyle
  mcmahon buckner rocha puckett langley knowles cooke velazquez whitley noel vang
`)

const givenNames = words(`
  john robert christopher mark donald kenneth steven edward brian ronald kevin jason matthew gary timothy jose larry
  jeffrey eric stephen andrew joshua jerry peter harold carl arthur roger joe juan jack jonathan justin gerald
  samuel willie ralph nicholas brandon adam harry fred wayne billy steve louis jeremy aaron randy eugene carlos
  bobby victor ernest phillip jesse alan shawn clarence sean philip chris johnny earl jimmy antonio danny tony luis
  mike nathan manuel rodney marvin jeffery jeff chad jacob melvin alfred kyle jesus herbert joel edwin don eddie
  ricky troy mario leroy francisco marcus micheal theodore clifford miguel oscar jay jim tom calvin alex jon ronnie
  bill tommy derek darrell jerome leo alvin tim wesley greg jorge dustin pedro derrick dan zachary corey maurice
  vernon roberto clyde glen hector shane ricardo sam rick brent ramon charlie gene marc reginald ruben brett angel
  nathaniel rafael leslie edgar milton raul ben chester cecil duane andre elmer brad gabriel ron roland jared adrian
  karl cory claude erik darryl jamie neil jessie javier fernando clinton ted mathew tyrone darren lonnie lance cody
  julio kurt allan hugh max dwayne dwight armando felix jimmie ian ken bob jaime alfredo alberto dave ivan johnnie
  sidney byron julian isaac clifton willard daryl virgil andy salvador sergio marion tracy seth terrance rene
  eduardo terrence enrique freddie mary patricia linda barbara elizabeth jennifer maria susan margaret dorothy lisa
  nancy karen betty helen sandra donna carol ruth sharon michelle laura sarah kimberly deborah jessica shirley
  cynthia angela melissa brenda amy anna rebecca virginia kathleen pamela martha debra amanda stephanie carolyn
  christine marie janet catherine frances ann diane alice julie heather teresa doris gloria evelyn jean cheryl
  mildred katherine joan judith janice nicole judy christina kathy theresa beverly denise tammy irene jane lori
  rachel marilyn andrea kathryn louise sara anne jacqueline wanda bonnie julia ruby lois tina phyllis norma paula
  diana annie lillian emily robin peggy crystal gladys rita dawn connie florence edna tiffany carmen cindy grace
  wendy victoria edith sherry sylvia josephine thelma sheila ethel ellen elaine marjorie carrie charlotte monica
  esther pauline emma juanita anita rhonda hazel amber eva debbie april clara lucille joanne eleanor valerie
  danielle megan alicia suzanne michele gail bertha darlene veronica jill erin geraldine lauren cathy joann lorraine
  sally regina erica beatrice dolores bernice audrey yvonne annette june samantha dana stacy ana renee ida vivian
  roberta holly brittany melanie loretta yolanda jeanette laurie katie kristen vanessa alma sue elsie beth jeanne
  vicki carla tara rosemary eileen terri gertrude lucy tonya ella stacey wilma gina kristin natalie agnes vera
  charlene bessie delores melinda pearl arlene maureen colleen tamara joy georgia constance lillie claudia jackie
  marcia tanya nellie minnie marlene heidi glenda lydia viola courtney marian stella caroline dora jo vickie mattie
  maxine irma mabel marsha myrtle lena christy deanna patsy hilda gwendolyn jennie nora margie nina cassandra leah
  penny kay priscilla naomi carole brandy olga billie dianne tracey leona jenny felicia sonia miriam velma becky
  bobbie violet kristina toni misty mae shelly daisy ramona sherri erika katrina claire geneva guadalupe belinda
  margarita sheryl cora faye ada natasha sabrina isabel marguerite hattie harriet molly cecilia kristi brandi
  blanche sandy rosie joanna iris eunice angie inez lynda madeline amelia alberta genevieve monique jodi janie
  maggie kayla sonya jan kristine candace fannie maryann opal alison yvette melody luz susie olivia flora shelley
  kristy mamie lula lola verna beulah antoinette candice juana jeannette pam kelli hannah bridget karla celia latoya
  patty shelia gayle della vicky lynne sheri marianne kara jacquelyn erma blanca myra leticia pat krista roxanne
  angelica robyn adrienne rosalie alexandra brooke bethany sadie bernadette
`)

const elsewhere = words(`
  oliveira souza pereira lima costa ferreira rodrigues almeida nascimento alves carvalho araujo ribeiro fernandes
  marques goncalves muller schulz hoffmann richter neumann schwarz zimmermann braun dubois petit durand moreau
  laurent lefebvre michel rossi ferrari esposito bianchi romano colombo ricci marino alejandro marta joao paulo
  marcos pierre philippe hans klaus wolfgang juergen andreas stefan markus ivanov smirnov kuznetsov popov sokolov
  lebedev kozlov novikov morozov petrov volkov sergey aleksandr dmitry andrey vladimir mikhail nikolay muhammad
  ahmad ali hasan husayn ibrahim mahmud khan hussain singh kumar sharma devi begum wang li zhang liu huang zhao wu
  zhou xu sun ma zhu hu guo he lin gao luo choi jung kang cho yoon jang lim pham tan ng sato suzuki takahashi tanaka
  watanabe ito yamamoto nakamura
`)

const common = new Set([...familyNames, ...givenNames, ...elsewhere])

export function isCommonName(token: string): boolean {
  return common.has(token)
}
