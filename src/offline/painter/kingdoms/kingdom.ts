import type { Finish } from '../finish.ts';
import type { Motif } from '../motifs/motifs.ts';
import type { Place } from '../places.ts';
import type { Palette, TimeOfDay } from '../stage.ts';
import type { Hand } from '../strokes.ts';

/** How one kingdom is painted. */
export interface KingdomArt {
  readonly palette: Palette;
  readonly hand: Hand;
  readonly finish: Finish;
  /** Its usual hours, when the scene names none. */
  readonly hours: readonly TimeOfDay[];
  /** What may be seen there, when the scene names nothing. The first ones can be the subject. */
  readonly residents: readonly Motif[];
  readonly sights: readonly Motif[];
  readonly places: readonly Place[];
}
