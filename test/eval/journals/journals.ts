import { atlantaDefender } from './atlanta-defender.ts';
import { bavarianTeacher } from './bavarian-teacher.ts';
import { dunedinTeen } from './dunedin-teen.ts';
import { galwayNurse } from './galway-nurse.ts';
import { glasgowWelder } from './glasgow-welder.ts';
import { hongkongCaregiver } from './hongkong-caregiver.ts';
import { iowaFarmer } from './iowa-farmer.ts';
import type { Journal } from './journal.ts';
import { lagosDeveloper } from './lagos-developer.ts';
import { leedsWidower } from './leeds-widower.ts';
import { lowercaseStudent } from './lowercase-student.ts';
import { melbourneActor } from './melbourne-actor.ts';
import { montrealTranslator } from './montreal-translator.ts';
import { nothingInParticular } from './nothing-in-particular.ts';
import { oddsAndEnds } from './odds-and-ends.ts';
import { puneAccountant } from './pune-accountant.ts';

/** The journals that the memory may be tuned on. */
export const developmentJournals: readonly Journal[] = [
  galwayNurse,
  leedsWidower,
  lagosDeveloper,
  lowercaseStudent,
  bavarianTeacher,
  iowaFarmer,
  oddsAndEnds,
  dunedinTeen,
];

/** The journals that are only measured, never tuned on. */
export const heldOutJournals: readonly Journal[] = [
  puneAccountant,
  glasgowWelder,
  melbourneActor,
  montrealTranslator,
  hongkongCaregiver,
  nothingInParticular,
  atlantaDefender,
];

export const journals: readonly Journal[] = [...developmentJournals, ...heldOutJournals];
