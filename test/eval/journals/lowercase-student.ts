import type { Journal } from './journal.ts';

/** A second-year chemistry student of 20 in Manchester who hardly punctuates: a flatmate, panic, labs, a café job. */
export const lowercaseStudent: Journal = {
  name: 'lowercase-student',
  planted: {
    recurring: [
      ['my flatmate', 'flatmate', 'Jess', 'roommate', 'my roommate', 'housemate', 'living with Jess'],
      ['panic attacks', 'panic', 'anxiety', 'panic attack', 'anxious', 'being anxious'],
      ['chemistry', 'labs', 'lab', 'uni', 'university', 'exams', 'my degree', 'studying', 'lectures'],
      ['the cafe', 'cafe', 'Marco', 'work', 'my job', 'coffee shop', 'barista', 'shifts'],
    ],
    emerging: [['photography', 'darkroom', 'the darkroom', 'photos', 'film', 'photographs', 'camera']],
    avoided: [
      ['eating', 'food', 'not eating', 'meals', 'my weight', 'weight', 'dinner'],
      ['netball', 'the netball team', 'team', 'sport', 'training'],
    ],
  },
  facts: [
    { question: 'how many minutes till an attack wears off if she lets it', entry: 3 },
    { question: 'why was she brought on for the entire second half', entry: 5 },
    { question: 'what did the lad use as a boat', entry: 6 },
    { question: 'where is the singing colleague really from', entry: 9 },
    { question: 'what was the drawing on the leaflet doing', entry: 10 },
    { question: 'which element got an aristocratic voice during the quizzing', entry: 12 },
    { question: 'what mark did the oral get', entry: 17 },
    { question: 'what word does the bird keep repeating', entry: 19 },
    { question: 'how much did each of them get from the jar at closing', entry: 23 },
    { question: 'in which part of her does the fear begin', entry: 27 },
  ],
  entries: [
    {
      day: 0,
      durationSeconds: 510,
      writing:
        'so first week back and we have been put in lab pairs by surname which means im with the tall boy who labels his pens, titration all morning and i overshot it three times the pink just jumps at you, the demonstrator said its about patience and i wanted to say so is living in fallowfield. i do like it though when its that one drop and the whole flask goes. nobody tells you chemistry is mostly washing up',
    },
    {
      day: 1,
      durationSeconds: 560,
      writing:
        'jess has put a rota on the fridge with our names in different coloured pens and stickers for when you do it right, i said are we four and she said do you want a sticker or not. the thing is i do want the sticker. she does a laugh through her nose when shes trying not to and its the first sound i hear in the morning through the wall and it makes the flat feel like somewhere',
    },
    {
      day: 3,
      durationSeconds: 600,
      writing:
        'trials today and i got in, second team goal defence, theres a girl called Priya who jumps like a salmon and i have to mark her every tuesday now. my legs are dead. we went to the union after in our kit and everyone had their bibs on still and i was in the middle of it all not at the edge, which, ok, im writing it down so i believe it later',
    },
    {
      day: 5,
      durationSeconds: 540,
      writing:
        'it happened on the 142 going past the hospital, no reason, just my heart going like something fell down the stairs and my hands all pins, i got off two stops early and stood in the doorway of a betting shop counting the bricks. a man came out and said you alright love did you lose. it takes about eleven minutes if i dont fight it. panic is so boring afterwards thats the thing nobody says its like youve been sick',
    },
    {
      day: 8,
      durationSeconds: 490,
      writing:
        'got the job!! its the cafe by the station with the wonky sign, trial shift was four hours and i burned milk in new ways but the manager liked that i didnt cry, apparently the last one cried. six pound something in tips and my hair smells like a digestive. there is a regular who orders a flat white and calls it the usual on his second visit',
    },
    {
      day: 10,
      durationSeconds: 620,
      writing:
        'practical ran over so i was late for training and had to do the laps in my lab shoes, got shouted at and then got put on for the whole second half bc goal keeper had a nosebleed. i intercepted four. FOUR. i walked home past the curry places with my bag banging and thought about telling my nan but its late',
    },
    {
      day: 12,
      durationSeconds: 530,
      writing:
        'jess asked if i had dinner and i said yeah at the cafe, which, anyway it rained so hard today that the underpass flooded and a boy was paddling a crate down it like a gondola, people were throwing him coins. someone filmed it and you can see me in the background holding my hood on with my mouth open. forty thousand views and thats my contribution to culture',
    },
    {
      day: 14,
      durationSeconds: 570,
      writing:
        'lab report came back 58 and the comment was see me re significant figures, so i saw him re significant figures. he was nice actually he drew me a picture of a ruler. i think i went into this degree bc one teacher said i was careful and now i spill things for a living. tall boy got 74 and offered me his pens',
    },
    {
      day: 15,
      durationSeconds: 640,
      writing:
        'me and jess did the ghost thing, the app with the candle, and the candle went out bc she sneezed and we screamed so much the lads upstairs came down with a frying pan. then all six of us ended up sat on our floor until 3 telling the worst thing we did at primary school. she told one she hadnt told me before. i love her i think not like that, or like when you find a song',
    },
    {
      day: 18,
      durationSeconds: 500,
      writing:
        'saturday shift is a bloodbath, hen do at 9am wanting prosecco we dont have, pram jam at the door, and Marco on the machine singing in italian which hes not, hes from Crewe. my hands know it now, i can hear when the milk is right, it goes from paper tearing to nothing. got my first payslip and stuck it on the wall next to the rota',
    },
    {
      day: 20,
      durationSeconds: 550,
      writing:
        'couldnt go in. i got as far as the big doors of the lecture theatre and my throat shut and i turned round and walked all the way to the canal with my lanyard on like i was on some errand. the counselling thing has a nine week wait. they emailed a leaflet about anxiety with a cartoon brain on it and the brain is smiling!!! why would the brain be smiling',
    },
    {
      day: 22,
      durationSeconds: 580,
      writing:
        'we lost to salford 41 to 9 which the captain called a learning curve, its more of a cliff. Priya landed on my foot and now the nail is black. i dont care, there was this one minute where we passed it all the way up the court seven times no drops like we could read each others minds and then she missed, and we all cheered as if she hadnt',
    },
    {
      day: 25,
      durationSeconds: 610,
      writing:
        'jess tested me on the organic mechanisms with flashcards while she was in the bath and i sat on the loo lid, curly arrows on the steam on the mirror. she does history of art she doesnt know a nucleophile from a hole in the ground but she does the voices, bromine is a duchess. i got 19 out of 25. i will hear that duchess in the exam',
    },
    {
      day: 27,
      durationSeconds: 520,
      writing:
        'Marco gave me a sandwich and stood there till i finished it, i dont want to talk about that. the mural is being repainted because the old one had a dog with human eyes, theyve got a student in and shes doing whales and you have to duck under her ladder to get to the till. everyone is being very brave about the dog going. i might miss it',
    },
    {
      day: 29,
      durationSeconds: 590,
      writing:
        'went to the laundrette since the machine broke and there was an old lady folding one sheet, one, for the whole forty mins of my wash, she kept getting the corners wrong on purpose i think to have something to do. so i took the other end. she said i had good manners for a person with that hair. then she went home with her one sheet in a trolley',
    },
    {
      day: 31,
      durationSeconds: 480,
      writing:
        'told the captain i cant do tuesdays anymore bc of the extra lab, she was sound about it, said my bib is there when i want it. i gave the kit back washed and folded. funny how fast a whole lot of people become people you nod at, Priya still does the salmon jump when she passes me by the library, on her own, with her books',
    },
    {
      day: 33,
      durationSeconds: 560,
      writing:
        'bad one in the night, i thought i was dying properly this time, i knocked on the wall and jess came in in her retainer and sat with her back against mine and breathed really loud like a horse so i could copy. it worked. we had the window open and it was freezing. she didnt say a single thing about it in the morning she just put a sticker next to my name',
    },
    {
      day: 35,
      durationSeconds: 540,
      writing:
        'viva for the mini project, two of them and me and a jug of water. they asked what would you do differently and i said everything and the woman laughed out loud and wrote it down. 71!!! seventy one with the hand shaking so much i couldnt point at the graph. tall boy said told you and i realised he actually had, about five times',
    },
    {
      day: 37,
      durationSeconds: 510,
      writing:
        'new manager, clipboard, she wants us to upsell. would you like to make that a large would you like to add a cookie. a regular said would you like to leave me alone and i gave him the cookie free. i have been thinking how in that place i am not anyone in particular, im just hands and a voice that says oat or normal, and my chest never goes there. not once',
    },
    {
      day: 40,
      durationSeconds: 600,
      writing:
        'christmas at nans, she has got a parrot off next door who died (next door died not the parrot) and it says alan over and over in this disappointed voice. so all through the queens, kings, speech its alan. alan. nan says it back now. i slept on the settee under the tree with the lights on it was like being in a very cheap space ship',
    },
    {
      day: 43,
      durationSeconds: 570,
      writing:
        'came back a day early and jess had come back a day early too, we both had our keys out at the door. she has cut her own fringe. it is so bad. i laughed till i had to hold the wall and she chased me with the scissors. we made a pact nobody leaves the house in february without telling the other one where',
    },
    {
      day: 45,
      durationSeconds: 490,
      writing:
        'nan said on the phone am i looking after myself food wise, yeah well. did i say the tall boy has a name its Tobias, he dyed a lab coat by accident and now hes lilac to the elbow and everybody calls him Parma. he does a little bow. i want to be someone who when something goes wrong does a little bow',
    },
    {
      day: 47,
      durationSeconds: 550,
      writing:
        'made myself go in. row near the door, bag on my knee, and i did the thing off the leaflet naming five blue things, there arent five blue things in that room, so i was so busy looking for blue i forgot to be scared. lecture on entropy. walked out at the end with everyone else in the crush like a normal salmon',
    },
    {
      day: 50,
      durationSeconds: 620,
      writing:
        'on close with Marco and he let me lock up for the first time, the shutter is so heavy you have to sort of hang off it. we sat in the dark with the fridge humming and split the tips, fourteen quid each, new record. he asked what im going to do after and i said after what, tonight? he said no like after all this. i said i might just stay here and be hands',
    },
    {
      day: 52,
      durationSeconds: 540,
      writing:
        'exam. calculators on desk, bag at the side. first five mins i read the same question nine times and it was just shapes and my face was hot and i thought here it comes. then bromine, the duchess, i swear i heard her, and i wrote for two hours. i dont know if its right but its written. came out and lay on the grass on my back',
    },
    {
      day: 54,
      durationSeconds: 580,
      writing:
        'she has met someone. hes called Dom and he has a car. im being so normal about it, i said he seems nice and i meant it about eighty percent. but the flat is different with the laugh going on somewhere else, i did the rota on my own all week and gave myself stickers and it isnt the same giving them to yourself. jess if you ever read this shut the book',
    },
    {
      day: 56,
      durationSeconds: 500,
      writing:
        'the clocks went forward and nobody in our house noticed til teatime, the lads upstairs were an hour late for a match they were in. i sat on the fire escape in the extra light. someone on the next roof had a kite out, an actual kite, just stood there on the tiles letting it out and out and you couldnt see the string so it looked like he was fishing for it',
    },
    {
      day: 58,
      durationSeconds: 560,
      writing:
        'counselling finally, a woman called Maureen with a fish tank. i thought id have to do the whole childhood but she just said where in your body does it start and i said soles of my feet and i never knew that until it came out of my mouth. we practised it. being scared on purpose, in a chair, with fish. i paid attention to the fish',
    },
    {
      day: 60,
      durationSeconds: 530,
      writing:
        'jess came in with Dom while i was on the machine and they ordered and sat in the window and she did the nose laugh and i did the milk and got a heart on hers which i have never managed ever, marco took a picture of it. then it was my break and she made him budge up. he asked me proper questions about the job, ok. ok dom. seventy percent has gone up to eighty five',
    },
    {
      day: 62,
      durationSeconds: 610,
      writing:
        'mural girl has a key to the art block and she took me in the darkroom, i only went bc it was raining. you put white paper in a tray and rock it and a person comes. A PERSON COMES. red light, no phone, you cant rush it, it smells like the lab but kind. we were in there four hours, mostly her negatives of the whales getting painted and in one of them theres me ducking',
    },
    {
      day: 64,
      durationSeconds: 570,
      writing:
        'got the results and its a 64 overall so thats a 2:1 if i keep on. the girl from row two got 80 and screamed. my tutor said have you thought about a placement year and showed me one that is testing shampoo in Port Sunlight and one thats inks, pigments, in a factory in the lakes. a year of chemistry with a canteen. i said can i think and she said by friday',
    },
    {
      day: 66,
      durationSeconds: 520,
      writing:
        'gave a customer the wrong change by twenty quid and she came back, she came all the way back from the platform to give it me, missed her train for it. i didnt know what to do so i made her a latte for the next one. the manager saw and instead of the clipboard face she just rang it up as wastage. people are all right. i keep forgetting to write that they are',
    },
    {
      day: 68,
      durationSeconds: 640,
      writing:
        'bought a camera off a man in Chorlton, thirty quid, its older than my mum and it makes a noise like a tiny door. twelve pictures on a roll so you have to mean it. i took one of my own hand when it was shaking, before the bus, and when i saw it come up in the tray it was blurred just the fingers and the rest sharp as anything, and i thought oh so thats what panic looks like, its not even ugly',
    },
    {
      day: 70,
      durationSeconds: 550,
      writing:
        'signed the form for the inks. told jess on the floor of the kitchen and she went quiet then went and got the rota off the fridge and wrote my name on a year of blank squares and folded it up for me, with the stickers. so thats that then. i have to find a room in a place called Kendal with nobody in it. she says her and dom have the car',
    },
  ],
};
