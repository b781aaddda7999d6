/**
 * Given names of the United States and the share of the population bearing them, per mille, rounded; a share holds until the next.
 * Origin: US Census Bureau, 1990 name files (public domain).
 */
export const usFemaleNames = `
  25 mary
  10 patricia linda barbara
  9 elizabeth jennifer
  8 maria susan margaret
  7 dorothy lisa nancy karen betty helen
  6 sandra donna carol ruth
  5 sharon michelle laura sarah kimberly deborah jessica shirley cynthia angela melissa brenda amy
  4 anna rebecca virginia kathleen pamela martha debra amanda stephanie carolyn christine marie janet catherine frances ann joyce diane alice julie
  3 heather teresa doris gloria evelyn jean cheryl mildred katherine joan ashley judith rose janice kelly nicole judy christina
  2.5 kathy theresa beverly denise tammy irene jane lori rachel marilyn andrea kathryn louise sara anne jacqueline wanda bonnie julia
  2 ruby lois tina phyllis norma paula diana annie lillian emily robin peggy crystal gladys rita dawn connie florence tracy edna tiffany carmen rosa
    cindy grace wendy victoria edith kim sherry sylvia josephine thelma shannon sheila ethel ellen elaine marjorie
  1.5 carrie charlotte monica esther pauline emma juanita anita rhonda hazel amber eva debbie april leslie clara lucille jamie joanne eleanor
    valerie danielle megan alicia suzanne michele gail bertha darlene veronica jill erin geraldine lauren cathy joann lorraine lynn sally
  1.2 regina erica beatrice dolores bernice audrey yvonne annette june samantha marion dana stacy ana renee ida vivian roberta holly brittany
    melanie loretta yolanda jeanette laurie katie kristen vanessa alma sue elsie beth
  1 jeanne vicki carla tara rosemary eileen terri gertrude lucy tonya ella stacey wilma gina kristin jessie natalie agnes vera willie charlene
    bessie delores
  .9 melinda pearl arlene maureen colleen allison tamara joy georgia constance lillie claudia jackie marcia tanya nellie minnie marlene heidi glenda
    lydia viola courtney marian stella caroline
  .8 dora jo vickie mattie terry maxine irma mabel marsha myrtle lena christy deanna patsy hilda
  .7 gwendolyn jennie nora margie nina cassandra leah penny kay priscilla naomi carole brandy olga billie dianne tracey leona jenny felicia sonia
    miriam velma becky bobbie violet kristina
  .6 toni misty mae shelly daisy ramona sherri erika katrina claire lindsey lindsay geneva guadalupe belinda margarita sheryl cora faye ada natasha
    sabrina isabel marguerite hattie harriet molly cecilia kristi brandi blanche sandy rosie joanna iris
  .5 eunice angie inez lynda madeline amelia alberta genevieve monique jodi janie maggie kayla sonya jan lee kristine candace fannie maryann opal
    alison yvette melody luz susie olivia flora shelley kristy mamie lula lola verna beulah antoinette candice juana jeannette pam kelli hannah
    whitney bridget
  .4 karla celia latoya patty shelia gayle della vicky lynne sheri marianne kara jacquelyn erma blanca myra leticia pat krista roxanne angelica
    johnnie robyn francis adrienne rosalie alexandra brooke bethany sadie bernadette traci jody kendra jasmine nichole rachael chelsea mable
    ernestine muriel marcella elena krystal angelina nadine kari estelle dianna paulette lora mona doreen rosemarie angel desiree antonia
  .3 hope ginger janis betsy christie freda mercedes meredith lynette teri cristina eula leigh meghan sophia eloise rochelle gretchen cecelia raquel
    henrietta alyssa jana kelley gwen kerry jenna tricia laverne olive alexis tasha silvia elvira casey delia sophie kate patti lorena kellie sonja
    lila lana darla may mindy essie mandy lorene elsa josefina jeannie miranda dixie lucia marta faith lela johanna shari camille
  .25 tami shawna elisa ebony melba ora nettie tabitha ollie jaime winifred kristie marina alisha aimee rena myrna marla tammie latasha bonita
    patrice ronda sherrie addie francine deloris stacie adriana cheri shelby abigail celeste jewel cara adele rebekah lucinda dorthy chris effie
    trina reba shawn sallie aurora lenora etta lottie kerri trisha nikki estella francisca josie tracie marissa karin brittney janelle lourdes
    laurel helene fern elva corinne kelsey ina bettie elisabeth aida caitlin ingrid iva eugenia christa goldie cassie maude jenifer
  .2 therese frankie dena lorna janette latonya candy morgan consuelo tamika rosetta debora cherie polly dina jewell fay jillian dorothea nell trudy
    esperanza patrica kimberley shanna helena carolina cleo stefanie rosario ola janine mollie lupe alisa lou maribel susanne bette susana elise
    cecile isabelle lesley jocelyn paige joni rachelle leola daphne alta ester petra graciela imogene jolene keisha lacey glenna gabriela keri
    ursula lizzie kirsten shana adeline mayra jayne jaclyn gracie sondra carmela marisa rosalind charity tonia beatriz marisol clarice
  .15 jeanine sheena angeline frieda lily robbie shauna millie claudette cathleen angelia gabrielle autumn katharine summer jodie staci lea christi
    jimmie justine elma luella margret dominique socorro rene martina margo mavis callie bobbi maritza lucile leanne jeannine deana aileen lorie
    ladonna willa manuela gale selma dolly sybil abby lara dale ivy dee winnie marcy luisa jeri magdalena ofelia meagan audra matilda leila cornelia
    bianca simone bettye randi virgie latisha barbra georgina eliza leann bridgette rhoda haley adela nola bernadine flossie ila greta ruthie nelda
    minerva lilly terrie letha hilary estela valarie brianna rosalyn earline catalina ava mia clarissa lidia corrine alexandria concepcion tia
    sharron rae dona ericka jami elnora chandra lenore
  .12 neva marylou melisa tabatha serena avis allie sofia jeanie odessa nannie harriett loraine penelope milagros emilia benita allyson ashlee tania
    tommie esmeralda karina eve pearlie zelma malinda noreen tameka saundra hillary amie althea rosalinda jordan lilia alana gay clare alejandra
    elinor michael lorrie jerri darcy earnestine carmella taylor noemi marcie liza annabelle louisa earlene mallory carlene nita selena tanisha katy
    julianne john lakisha edwina maricela margery kenya dollie roxie roslyn kathrine nanette charmaine lavonne ilene kris tammi suzette corine kaye
    jerry merle chrystal lina deanne lilian juliana aline luann kasey maryanne evangeline colette melva lawanda yesenia nadia madge kathie eddie
    ophelia valeria nona mitzi mari georgette claudine fran alissa
  .1 roseann lakeisha susanna reva deidre chasity sheree carly james elvia alyce deirdre gena briana araceli katelyn rosanne wendi tessa berta marva
    imelda marietta marci leonor arline sasha madelyn janna juliette deena aurelia josefa augusta liliana young christian lessie amalia savannah
    anastasia vilma natalia rosella lynnette corina
  .09 alfreda leanna carey amparo coleen tamra aisha wilda karyn cherry queen maura mai evangelina rosanna hallie erna enid mariana lacy juliet
    jacklyn freida madeleine mara hester cathryn lelia casandra bridgett angelita jannie dionne annmarie katina beryl phoebe millicent katheryn
    diann carissa maryellen liz lauri helga gilda adrian rhea marquita hollie tisha tamera angelique francesca britney kaitlin lolita florine rowena
    reyna twila fanny janell ines concetta bertie alba brigitte alyson
  .08 vonda pansy elba noelle letitia kitty deann brandie louella leta felecia sharlene lesa beverley robert isabella herminia terra celina
`

export const usMaleNames = `
  30 james john robert
  25 michael william david
  15 richard charles joseph thomas
  10 christopher daniel paul
  9 mark donald george
  8 kenneth steven edward
  7 brian ronald anthony kevin jason matthew gary
  6 timothy jose larry jeffrey frank scott
  5 eric stephen andrew raymond
  4 gregory joshua jerry dennis walter patrick peter harold douglas henry carl
  3 arthur ryan roger joe juan jack albert jonathan justin terry gerald keith samuel willie ralph lawrence nicholas roy
  2.5 benjamin bruce brandon adam harry fred wayne billy steve louis jeremy aaron randy howard eugene carlos russell bobby
  2 victor martin ernest phillip todd jesse craig alan shawn clarence sean philip chris johnny earl jimmy antonio danny bryan tony luis mike stanley
    leonard nathan dale manuel rodney curtis norman allen
  1.5 marvin vincent glenn jeffery travis jeff chad jacob lee melvin alfred kyle francis bradley jesus herbert frederick ray joel edwin don eddie
    ricky troy randall barry
  1.2 alexander bernard mario leroy francisco marcus micheal theodore clifford miguel oscar jay jim tom calvin alex jon ronnie bill lloyd tommy leon
    derek warren
  1 darrell jerome floyd leo alvin tim wesley gordon dean greg jorge dustin pedro derrick dan lewis zachary corey herman maurice vernon roberto
    clyde
  .9 glen hector shane ricardo sam rick lester brent ramon charlie tyler gilbert gene marc
  .8 reginald ruben brett angel nathaniel rafael leslie edgar milton raul ben chester cecil duane franklin andre
  .7 elmer brad gabriel ron mitchell roland arnold harvey jared adrian karl cory claude erik darryl jamie neil jessie christian javier fernando
    clinton
  .6 ted mathew tyrone darren lonnie lance cody julio kelly kurt allan nelson guy clayton hugh max dwayne dwight armando felix jimmie everett jordan
    ian wallace ken bob jaime
  .5 casey alfredo alberto dave ivan johnnie sidney byron julian isaac morris clifton willard daryl ross virgil andy marshall salvador perry kirk
    sergio marion tracy seth kent terrance rene eduardo terrence enrique freddie wade
  .4 austin stuart fredrick arturo alejandro jackie joey nick luther wendell jeremiah evan julius dana donnie otis shannon trevor oliver luke homer
    gerard doug kenny hubert angelo shaun lyle matt lynn alfonso orlando rex carlton ernesto cameron neal pablo lorenzo omar wilbur blake grant
    horace roderick kerry abraham willis rickey jean ira
  .3 andres cesar johnathan malcolm rudolph damon kelvin rudy preston alton archie marco wm pete randolph garry geoffrey jonathon felipe bennie
    gerardo ed dominic robin loren delbert colin guillermo earnest lucas benny noel spencer rodolfo myron edmund garrett salvatore cedric lowell
    gregg sherman wilson devin sylvester kim roosevelt israel jermaine
  .25 forrest wilbert leland simon guadalupe clark irving carroll bryant owen rufus woodrow sammy kristopher mack levi marcos gustavo jake lionel
    marty taylor ellis dallas gilberto clint nicolas laurence ismael orville drew jody ervin dewey al wilfred josh hugo ignacio caleb tomas sheldon
    erick frankie
  .2 stewart doyle darrel rogelio terence santiago alonzo elias bert elbert ramiro conrad pat noah grady phil cornelius lamar rolando clay percy
    dexter bradford merle darin amos terrell moses irvin saul roman darnell randal tommie timmy darrin winston brendan toby van abel dominick boyd
    courtney jan emilio elijah cary domingo santos aubrey emmett marlon emanuel jerald edmond emil dewayne will otto teddy reynaldo bret morgan jess
    trent humberto emmanuel stephan louie
  .15 vicente lamont stacy garland miles micah efrain billie logan heath rodger harley demetrius ethan eldon rocky pierre junior freddy eli bryce
    antoine robbie kendall royce sterling mickey chase grover elton cleveland dylan chuck damian reuben stan august leonardo jasper russel erwin
    benito hans monte blaine ernie curt quentin agustin murray jamal devon adolfo harrison tyson burton brady elliott wilfredo bart jarrod vance
    denis damien joaquin harlan desmond elliot darwin ashley gregorio buddy
  .12 xavier kermit roscoe esteban anton solomon scotty norbert elvin williams nolan carey rod quinton hal brain rob elwood kendrick darius moises
    son marlin fidel thaddeus cliff marcel ali jackson raphael bryon armand alvaro jeffry dane joesph thurman ned sammie rusty michel monty rory
    fabian reggie mason graham kris isaiah vaughn gus avery loyd diego alexis adolph norris millard rocco gonzalo derick rodrigo gerry stacey carmen
    wiley rigoberto alphonso ty shelby rickie noe
  .1 vern bobbie reed jefferson elvis bernardo mauricio hiram donovan basil riley ollie nickolas maynard scot vince quincy eddy sebastian federico
    ulysses heriberto donnell cole denny davis gavin emery ward romeo jayson dion dante clement coy odell maxwell jarvis bruno issac
  .09 mary dudley brock sanford colby carmelo barney nestor hollis stefan donny art linwood beau weldon galen isidro truman delmar johnathon silas
    frederic dick kirby irwin cruz merlin merrill charley marcelino lane harris cleo carlo trenton kurtis hunter aurelio winfred vito collin denver
    carter
  .08 leonel emory pasquale mohammad mariano danial blair landon dirk
`
