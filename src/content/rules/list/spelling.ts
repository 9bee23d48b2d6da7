import { noFindings, phraseFinder, placeOf, type Wanted } from '../../wording/index.ts'
import { quote } from '../../../model/words.ts'
import { advice, type Checks, type Rule, warning } from '../rule.ts'

/** A word that is written otherwise. */
interface Spelling extends Wanted {
  better: string
}

/** Slips that fingers and half-known words make most often; none of them is a word of its own. */
const slips =
  'accomodate=accommodate acheive=achieve acount=account accout=account acounts=accounts accross=across acurate=accurate adress=address adresses=addresses agian=again alot=a_lot ammount=amount amoutn=amount aquire=acquire avaliable=available availible=available availabe=available beacuse=because becuase=because becasue=because begining=beginning beleive=believe benifit=benefit benifits=benefits bussiness=business buisness=business busines=business calender=calendar catagory=category comming=coming commited=committed commision=commission compnay=company comapny=company completly=completely confrim=confirm conection=connection curency=currency currancy=currency custmer=customer cusotmer=customer customres=customers definately=definitely definitly=definitely develope=develop developement=development diferent=different dissapear=disappear doccument=document documnet=document embarass=embarrass enviroment=environment excercise=exercise existance=existence experiance=experience explaination=explanation fianlly=finally finacial=financial foriegn=foreign freind=friend fourty=forty goverment=government gaurantee=guarantee happend=happened immediatly=immediately infomation=information informations=information informtion=information intergration=integration integartion=integration invocie=invoice knowlege=knowledge langauge=language liason=liaison maintainance=maintenance managment=management mangement=management merchent=merchant moeny=money mony=money neccessary=necessary necesary=necessary noticable=noticeable occured=occurred occurence=occurrence ocurred=occurred offical=official oportunity=opportunity oppurtunity=opportunity payemnt=payment payemnts=payments paymet=payment paymets=payments paymnet=payment paymnets=payments peice=piece persue=pursue poeple=people posible=possible prefered=preferred priviledge=privilege proccess=process procces=process proffesional=professional profesional=professional programe=programme publically=publicly realy=really reccomend=recommend recomend=recommend recieve=receive recieved=received recieves=receives recepit=receipt reciept=receipt refered=referred refering=referring relevent=relevant responsability=responsibility seperate=separate seperately=separately sevice=service serivce=service serivces=services similiar=similar speach=speech succesful=successful successfull=successful sucess=success sucessful=successful suport=support supprot=support taht=that teh=the thier=their thsi=this tommorow=tomorrow tommorrow=tomorrow transfered=transferred transation=transaction trasaction=transaction trasnfer=transfer transfre=transfer truely=truly untill=until usefull=useful verfy=verify verifiy=verify wallat=wallet wich=which whcih=which wierd=weird withdrawl=withdrawal woudl=would writting=writing yuor=your yoru=your'

/** Voice rule: full forms are easier for readers in a second language, and for translators. */
const shortForms =
  "aren't=are_not can't=cannot couldn't=could_not didn't=did_not doesn't=does_not don't=do_not hadn't=had_not hasn't=has_not haven't=have_not he's=he_is here's=here_is how's=how_is i'd=I_would i'll=I_will i'm=I_am i've=I_have isn't=is_not it'd=it_would it'll=it_will it's=it_is let's=let_us mustn't=must_not needn't=need_not shan't=shall_not she's=she_is shouldn't=should_not that'll=that_will that's=that_is there's=there_is they'd=they_would they'll=they_will they're=they_are they've=they_have wasn't=was_not we'd=we_would we'll=we_will we're=we_are we've=we_have weren't=were_not what's=what_is where's=where_is who's=who_is won't=will_not wouldn't=would_not you'd=you_would you'll=you_will you're=you_are you've=you_have gonna=going_to wanna=want_to gotta=have_to"

/** Looks for the words of such a list; the first one of a text is reported. */
function spelling(pairs: string, say: (written: string, word: string) => string): Checks {
  const list = pairs.split(' ').map((pair): Spelling => {
    const [word = '', better = ''] = pair.replaceAll('_', ' ').split('=')
    return { words: [word], better }
  })
  const find = phraseFinder(list)
  return {
    wanted: () => list,
    search(found) {
      const { text, schema } = found
      if (schema.format === 'code') return noFindings
      const hit = find(text).find(({ start, end }) => !isName(text, start, end))
      if (!hit) return noFindings
      const { start, end, phrases } = hit
      const { better } = phrases
      const written = text.slice(start, end)
      const word = /^\p{Lu}/u.test(written) ? better.charAt(0).toUpperCase() + better.slice(1) : better
      const message = say(quote(written), quote(word))
      return [{ place: { ...placeOf(found), start, end }, message, suggestions: [word] }]
    },
  }
}

/** A part of an address is written as it is. */
const isName = (text: string, start: number, end: number) =>
  /[/@.#\w]$/.test(text.slice(0, start)) || /^[/@\w]|^\.\w/.test(text.slice(end))

/** Rules of how words are written. */
export const spellingRules = {
  misspelt: warning(
    'Words are spelt as everybody spells them',
    'A slip in a word is the first thing that readers see, and on a page about money they ask what else was not read again.',
    'Correct the word.',
    spelling(slips, (written, word) => `${written} is a slip. Did you mean ${word}?`),
  ),
  shortForm: advice(
    'Words are written in full',
    'Short forms such as "it\'s" are hard for readers in a second language and for translators.',
    'Write the full form: it is, do not, you will.',
    spelling(
      shortForms,
      (written, word) => `${written} is a short form. Write ${word}, or the full form that is meant.`,
    ),
  ),
  currency: advice(
    'Amounts have the code of their currency',
    'The fonts of the site have no ₦, and the dollar symbol means several currencies.',
    'Write the code of three letters before the amount: NGN 1,250,000.',
    spelling(
      'fcfa=XAF',
      (written, word) => `Write the code of a currency, which comes before the amount: ${word} in place of ${written}.`,
    ),
  ),
  numericDate: advice(
    'Dates have their month in words',
    'In some countries 03/04/2026 is the 3rd of April, in others the 4th of March. Visitors from both read the same page.',
    'Write the day, the month in words and the year: 31 December 2026. The fix does it where the date has one reading only.',
  ),
} satisfies Record<string, Rule>
